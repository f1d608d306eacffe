import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Where buyers send what they pay by WishMoney (specification 31.5): one row, or none. */
@Entity('transfer_account')
@Check('transfer_account_one', '"id" = 1')
export class TransferAccountEntity {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'transfer_account_pkey' })
  id: number;

  @Column('text', { name: 'send_to' })
  sendTo: string;
}
