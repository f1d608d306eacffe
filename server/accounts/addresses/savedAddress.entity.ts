import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '../../identity/user.entity';

/** An address that a customer keeps, to order to it again (specification 8.17). At most one of them is the default. */
@ObjectType('SavedAddress', { simpleResolvers: true, description: 'An address that a customer has saved.' })
@Entity('saved_address')
@Index('saved_address_by_user', ['userId', 'id'])
@Index('saved_address_default', ['userId'], { unique: true, where: '"is_default"' })
export class SavedAddress {
  @Field(() => Int, { description: 'Names it for ever.' })
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'saved_address_pkey' })
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'saved_address_user_fk' })
  user: UserEntity;

  @Field(() => String, { description: 'What its owner calls it, like "Home".' })
  @Column('text')
  label: string;

  @Field(() => Boolean, { description: 'Whether it is the one that a checkout begins with.' })
  @Column('boolean', { name: 'is_default', default: false })
  isDefault: boolean;

  @Field(() => String, { description: 'The first name of who gets it.' })
  @Column('text', { name: 'first_name' })
  firstName: string;

  @Field(() => String, { description: 'The last name of who gets it.' })
  @Column('text', { name: 'last_name' })
  lastName: string;

  @Field(() => String, { description: 'Whom the driver calls.' })
  @Column('text')
  phone: string;

  @Field(() => String, { description: 'Street and number.' })
  @Column('text')
  street: string;

  @Field(() => String, { nullable: true, description: 'The building.' })
  @Column('text', { nullable: true })
  building: string | null;

  @Field(() => String, { nullable: true, description: 'The floor.' })
  @Column('text', { nullable: true })
  floor: string | null;

  @Field(() => String, { description: 'The area or region.' })
  @Column('text')
  area: string;

  @Field(() => String, { description: 'The city.' })
  @Column('text')
  city: string;
}
