import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../identity/user.entity';

/** A business that gets its changed prices by mail (specification 23.8). */
@Entity('price_mail_setting')
export class PriceMailSetting {
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'price_mail_setting_pkey' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'price_mail_setting_user_fk' })
  user: UserEntity;

  @Column('timestamptz', { default: () => 'now()' })
  since: Date;
}
