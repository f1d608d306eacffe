import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { UserEntity } from '../identity/user.entity';

/** Whom a telling reaches, and about what. */
export enum TellingScope {
  /** What was changed, to whoever pays differently. */
  CHANGES = 'changes',
  /** What a plan will change, a day ahead. */
  PLAN = 'plan',
  /** A plan that was told and was put off by more than a day, to those who were told. */
  MOVED = 'moved',
  /** A plan that was told and does not come, to those who were told. */
  ENDED = 'ended',
}

/** What a mail about prices says. */
export enum NoticeKind {
  CHANGED = 'changed',
  PLANNED = 'planned',
  /** What was told of a plan is not so any more. */
  REPLANNED = 'replanned',
  WITHDRAWN = 'withdrawn',
}

/** A price that a mail shows; null: "Price TBD". */
export interface ShownPrice {
  /** Absent from notices that were written before products were told in their reader's language. */
  readonly productId?: number;
  /** As the product was called in English when it was told. */
  readonly name: string;
  readonly variant: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** A price as a business was told that it will be. */
export type ToldPrice = readonly [productId: number, variant: string | null, amount: string | null];

/** Something that is told, business by business (specification 23.10). */
@Entity('price_telling')
@Check('price_telling_scope_known', `"scope" IN ('changes', 'plan', 'moved', 'ended')`)
@Check(
  'price_telling_plan',
  `("scope" = 'changes') = ("plan_id" IS NULL) AND num_nulls("plan_id", "plan_version") <> 1`,
)
@Index('price_telling_once', ['planId', 'planVersion', 'scope'], { unique: true, where: '"plan_id" IS NOT NULL' })
@Index('price_telling_open', ['id'], { where: '"done_at" IS NULL' })
export class PriceTellingEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'price_telling_pkey' })
  id: number;

  @Column('text')
  scope: TellingScope;

  @Column('integer', { name: 'plan_id', nullable: true })
  planId: number | null;

  @Column('integer', { name: 'plan_version', nullable: true })
  planVersion: number | null;

  /** Businesses up to this one were told, those who are concerned. */
  @Column('integer', { name: 'last_user_id', default: 0 })
  lastUserId: number;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;

  /** When everybody was told; null: not yet. */
  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;
}

/** What one business was told at once: one mail. */
@Entity('price_notice')
@Check('price_notice_kind_known', `"kind" IN ('changed', 'planned', 'replanned', 'withdrawn')`)
@Unique('price_notice_once', ['tellingId', 'userId'])
@Index('price_notice_of_user', ['userId'])
@Index('price_notice_believed', ['planId', 'userId'], { unique: true, where: '"told" IS NOT NULL' })
export class PriceNoticeEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'price_notice_pkey' })
  id: number;

  @Column('integer', { name: 'telling_id' })
  tellingId: number;

  @ManyToOne(() => PriceTellingEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'telling_id', foreignKeyConstraintName: 'price_notice_telling_fk' })
  telling: PriceTellingEntity;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'price_notice_user_fk' })
  user: UserEntity;

  @Column('integer', { name: 'plan_id', nullable: true })
  planId: number | null;

  @Column('text')
  kind: NoticeKind;

  /** From when on the prices hold. */
  @Column('timestamptz')
  at: Date;

  /** From when on they were to hold, by the mail before. */
  @Column('timestamptz', { name: 'former_at', nullable: true })
  formerAt: Date | null;

  @Column('text', { array: true, default: () => "'{}'" })
  reasons: string[];

  /** How many prices it is about. */
  @Column('integer', { name: 'price_count' })
  priceCount: number;

  /** The first of them. */
  @Column('jsonb')
  shown: ShownPrice[];

  /** All that the business now believes of the plan; null: not of one, or the plan is over, or a later notice says it. */
  @Column('jsonb', { nullable: true })
  told: ToldPrice[] | null;
}

/** A set of changes of which nobody was told yet. */
@Entity('price_change_untold')
export class UntoldChangeEntity {
  @PrimaryColumn('bigint', { name: 'set_id', primaryKeyConstraintName: 'price_change_untold_pkey' })
  setId: string;

  /** No entry of the set is older. */
  @Column('bigint', { name: 'first_change_id' })
  firstChangeId: string;

  @Column('timestamptz', { name: 'noted_at', default: () => 'clock_timestamp()' })
  notedAt: Date;

  /** What tells of it; null: it waits for more. */
  @Column('integer', { name: 'telling_id', nullable: true })
  tellingId: number | null;
}
