import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import { Percent } from '../db/columns';
import type { Duty } from './duties';
import { PaymentMode, PricingMode, Role } from './roles';

/** The statement that reads a user's credit balance. @param user the alias of the table of users */
export function creditBalanceOf(user: string): string {
  return `SELECT current_balance FROM credit_account WHERE user_id = ${user}.id`;
}

@Entity('users')
@Check('users_role_known', `"role" IN ('admin', 'staff', 'business', 'employee', 'customer')`)
@Check(
  'users_duties_known',
  `"duties" <@ ARRAY['orders', 'packing', 'driving', 'catalogue', 'prices', 'accounts', 'credit']`,
)
@Check('users_duties_of_staff', `"role" = 'staff' OR "duties" = '{}'`)
@Check('users_payment_mode_known', `"payment_mode" IN ('credit', 'cash')`)
@Check('users_pricing_mode_known', `"pricing_mode" IN ('discount', 'individual')`)
@Check('users_discount_range', '"business_discount" BETWEEN 0 AND 100')
@Check('users_former_email', '"former_email" IS NULL OR "email_unconfirmed"')
@Check('users_employee_has_business', `("role" = 'employee') = ("parent_business_id" IS NOT NULL)`)
@Index('users_username_unique', { synchronize: false })
@Index('users_by_email', { synchronize: false })
@Index('users_by_former_email', { synchronize: false })
@Index('users_by_name', { synchronize: false })
@Index('users_by_business_name', { synchronize: false })
@Index('users_by_text', { synchronize: false })
@Index('users_by_parent', ['parentBusinessId'], { where: '"parent_business_id" IS NOT NULL' })
export class UserEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** How often it was edited, and one; counted by a trigger (see migrations). */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  /** Whether the owner has yet to open the link that was sent there; until then no other mail goes there (specification 8.19). */
  @Column('boolean', { name: 'email_unconfirmed', default: false })
  emailUnconfirmed: boolean;

  /** The address before, where mails go while the one that its owner has given is not confirmed; null for none. */
  @Column('text', { name: 'former_email', nullable: true, select: false })
  formerEmail: string | null;

  /** When the owner opened the link that was sent to the address that mails go to; null: it counts as confirmed without. */
  @Column('timestamptz', { name: 'email_proved_at', nullable: true, select: false })
  emailProvedAt: Date | null;

  /** argon2id, never leaves the server. */
  @Column('text', { name: 'password_hash', select: false })
  passwordHash: string;

  /** How often the password was changed or the user deactivated, and one; counted by a trigger (see migrations). */
  @Column({
    type: 'integer',
    name: 'credential_version',
    default: 1,
    select: false,
    insert: false,
    update: false,
  })
  credentialVersion: number;

  /** Whether it signs in with a second step besides the password (specification 8.22). */
  @Column({ type: 'boolean', name: 'second_step', default: false, insert: false, update: false })
  secondStep: boolean;

  @Column('text')
  role: Role;

  /** What it may do; empty unless staff. */
  @Column('text', { array: true, default: '{}' })
  duties: Duty[];

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  /** A deactivated user cannot sign in; a user with orders is never erased (specification 8.8). */
  @Column('boolean', { default: true })
  active: boolean;

  @Column('boolean', { name: 'business_approved', default: false })
  businessApproved: boolean;

  @Column('text', { name: 'payment_mode', default: PaymentMode.CASH })
  paymentMode: PaymentMode;

  @Column('text', { name: 'pricing_mode', default: PricingMode.DISCOUNT })
  pricingMode: PricingMode;

  /** Percent off in discount mode. */
  @Percent({ name: 'business_discount', default: 0 })
  businessDiscount: string;

  @Column('text', { name: 'business_name', nullable: true })
  businessName: string | null;

  /** Where orders without an address go: a business's address or an employee's location. */
  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text', { nullable: true })
  zip: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('integer', { name: 'parent_business_id', nullable: true })
  parentBusinessId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'parent_business_id', foreignKeyConstraintName: 'users_parent_fk' })
  parentBusiness: UserEntity | null;

  /** Which language it reads (specification 18.6); null: not chosen. */
  @Column('text', { nullable: true })
  language: string | null;

  /** Whether the packing slips of a business's own orders say prices (specification 32.4). */
  @Column('boolean', { name: 'prices_on_slips', default: false })
  pricesOnSlips: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** What is left on its credit account; null without one. */
  @VirtualColumn({ type: 'numeric', query: creditBalanceOf })
  creditBalance: string | null;
}
