import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** How far a plan has come. */
export enum PlanState {
  PLANNED = 'planned',
  APPLIED = 'applied',
  WITHDRAWN = 'withdrawn',
  /** At its instant nothing of it could be done; it says why. */
  FAILED = 'failed',
}

/** What a planned change sets. */
export enum PlannedKind {
  CUSTOMER_PRICE = 'customer_price',
  BUSINESS_PRICE = 'business_price',
  LEGACY_PRICE = 'legacy_price',
  AGREED_PRICE = 'agreed_price',
  DISCOUNT = 'discount',
  PRICING_MODE = 'pricing_mode',
  APPROVAL = 'approval',
}

/** What became of a planned change at its instant. */
export enum PlannedOutcome {
  APPLIED = 'applied',
  /** The product, the size or the business was not there any more. */
  GONE = 'gone',
}

/** Prices that will be from an instant on (specification 23.1). */
@Entity('price_plan')
@Check('price_plan_state_known', `"state" IN ('planned', 'applied', 'withdrawn', 'failed')`)
@Check('price_plan_settled', `("state" = 'planned') = ("settled_at" IS NULL)`)
@Check('price_plan_at_finite', 'isfinite("at")')
@Index('price_plan_due', ['at', 'id'], { where: `"state" = 'planned'` })
export class PricePlanEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'price_plan_pkey' })
  id: number;

  /** How often it was edited, and one. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  at: Date;

  @Column('text', { default: PlanState.PLANNED })
  state: PlanState;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Why it failed. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('integer', { name: 'change_count', default: 0 })
  changeCount: number;

  /** Who planned it; the account may be erased since. */
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  @Column('text', { name: 'made_by_username' })
  madeByUsername: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;

  /** When it was made or last edited; kept by a trigger (see migrations). */
  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'now()', insert: false, update: false })
  changedAt: Date;

  /** When it was applied, withdrawn or had failed. */
  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}

/** One change of a plan. What it is about may be gone since: ids here are no references. */
@Entity('price_plan_item')
@Check(
  'price_plan_item_kind_known',
  `"kind" IN ('customer_price', 'business_price', 'legacy_price', 'agreed_price', 'discount', 'pricing_mode', 'approval')`,
)
@Check('price_plan_item_outcome_known', `"outcome" IN ('applied', 'gone')`)
@Check(
  'price_plan_item_subject',
  `("product_id" IS NOT NULL) = ("kind" IN ('customer_price', 'business_price', 'legacy_price', 'agreed_price'))
    AND ("user_id" IS NOT NULL) = ("kind" IN ('agreed_price', 'discount', 'pricing_mode', 'approval'))
    AND ("variant" = '' OR "kind" IN ('customer_price', 'business_price', 'agreed_price'))`,
)
@Check('price_plan_item_value', `"value" IS NOT NULL OR "kind" IN ('legacy_price', 'agreed_price')`)
@Index('price_plan_item_once', { synchronize: false })
@Index('price_plan_item_open_of_product', { synchronize: false })
@Index('price_plan_item_open_of_business', { synchronize: false })
export class PricePlanItemEntity {
  @PrimaryColumn('integer', { name: 'plan_id', primaryKeyConstraintName: 'price_plan_item_pkey' })
  planId: number;

  @ManyToOne(() => PricePlanEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'plan_id', foreignKeyConstraintName: 'price_plan_item_plan_fk' })
  plan: PricePlanEntity;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'price_plan_item_pkey' })
  position: number;

  @Column('text')
  kind: PlannedKind;

  @Column('integer', { name: 'product_id', nullable: true })
  productId: number | null;

  /** Empty: the product without a size. */
  @Column('text', { default: '' })
  variant: string;

  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  /** An amount, a percentage, a mode, or `true`/`false`; null: nothing is set any more. */
  @Column('text', { nullable: true })
  value: string | null;

  /** What stood when it was planned. */
  @Column('text', { name: 'made_on', nullable: true })
  madeOn: string | null;

  /** What stood just before it was applied. */
  @Column('text', { nullable: true })
  before: string | null;

  @Column('text', { nullable: true })
  outcome: PlannedOutcome | null;

  /** Of its plan, for the index by which one thing is planned once for an instant. */
  @Column('timestamptz')
  at: Date;

  /** Whether its plan is still to come. */
  @Column('boolean', { default: true })
  open: boolean;
}
