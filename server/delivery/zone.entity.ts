import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Circle, PlaceNames } from '../../common/delivery/zone';
import { Money } from '../db/columns';
import type { NameTranslations } from './names';

const TIME = String.raw`'^([01]\d|2[0-3]):[0-5]\d$'`;

/** A part of the country that is delivered to on terms of its own (specification 29.1). */
@Entity('delivery_zone')
@Check('delivery_zone_amounts', '"fee" >= 0 AND "free_from" >= 0 AND "minimum" >= 0')
@Check(
  'delivery_zone_lists',
  `jsonb_typeof("translations") = 'object' AND jsonb_typeof("places") = 'array' AND jsonb_typeof("circles") = 'array'`,
)
@Index('delivery_zone_everywhere_else', ['isEverywhereElse'], {
  unique: true,
  where: '"is_everywhere_else" AND "deleted_at" IS NULL',
})
export class DeliveryZoneEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'delivery_zone_pkey' })
  id: number;

  /** Counts its edits, those of its windows included. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('text')
  name: string;

  /** What it is called in other languages than English. */
  @Column({ type: 'jsonb', default: () => "'{}'" })
  translations: NameTranslations;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  places: PlaceNames[];

  @Column({ type: 'jsonb', default: () => "'[]'" })
  circles: Circle[];

  @Column('boolean', { name: 'is_everywhere_else', default: false })
  isEverywhereElse: boolean;

  /** Null: the documented one. */
  @Money({ nullable: true })
  fee: string | null;

  @Money({ name: 'free_from', nullable: true })
  freeFrom: string | null;

  @Money({ nullable: true })
  minimum: string | null;

  @Column('boolean', { name: 'charges_businesses', default: false })
  chargesBusinesses: boolean;

  /** Orders keep a zone that is not delivered to any more. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @OneToMany(() => DeliveryWindowEntity, (window) => window.zone)
  windows: DeliveryWindowEntity[];
}

/** A weekly window of a zone (specification 29.2). */
@Entity('delivery_window')
@Check('delivery_window_weekday', '"weekday" BETWEEN 1 AND 7')
@Check(
  'delivery_window_times',
  `"begins" ~ ${TIME} AND ("ends" ~ ${TIME} OR "ends" = '24:00') AND "ends" COLLATE "C" > "begins"`,
)
@Check('delivery_window_capacity', '"capacity" BETWEEN 1 AND 9999')
@Check(
  'delivery_window_cut_off',
  `"cut_off_days" BETWEEN 0 AND 14 AND "cut_off_time" ~ ${TIME} AND ("cut_off_days" > 0 OR "cut_off_time" COLLATE "C" <= "begins")`,
)
export class DeliveryWindowEntity {
  @PrimaryColumn('integer', { name: 'zone_id', primaryKeyConstraintName: 'delivery_window_pkey' })
  zoneId: number;

  @ManyToOne(() => DeliveryZoneEntity, (zone) => zone.windows, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'zone_id', foreignKeyConstraintName: 'delivery_window_zone_fk' })
  zone: DeliveryZoneEntity;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'delivery_window_pkey' })
  weekday: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'delivery_window_pkey' })
  begins: string;

  @Column('text')
  ends: string;

  @Column('integer')
  capacity: number;

  @Column('smallint', { name: 'cut_off_days' })
  cutOffDays: number;

  @Column('text', { name: 'cut_off_time' })
  cutOffTime: string;
}

/** A day on which nobody delivers. */
@Entity('delivery_closure')
@Index('delivery_closure_once', { synchronize: false })
@Index('delivery_closure_of_zone', ['zoneId'], { where: '"zone_id" IS NOT NULL' })
export class DeliveryClosureEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'delivery_closure_pkey' })
  id: number;

  /** Null: to no zone. */
  @Column('integer', { name: 'zone_id', nullable: true })
  zoneId: number | null;

  @ManyToOne(() => DeliveryZoneEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'zone_id', foreignKeyConstraintName: 'delivery_closure_zone_fk' })
  zone: DeliveryZoneEntity | null;

  @Column('date')
  day: string;

  @Column('text')
  reason: string;

  @Column({ type: 'jsonb', default: () => "'{}'" })
  translations: NameTranslations;
}

/** How many orders that are not cancelled are for a window of a day; kept by what places and changes orders. */
@Entity('delivery_booking')
@Check('delivery_booking_not_negative', '"booked" >= 0')
export class DeliveryBookingEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'delivery_booking_pkey' })
  day: string;

  @PrimaryColumn('integer', { name: 'zone_id', primaryKeyConstraintName: 'delivery_booking_pkey' })
  zoneId: number;

  @PrimaryColumn('text', { name: 'time_window', primaryKeyConstraintName: 'delivery_booking_pkey' })
  timeWindow: string;

  @Column('integer')
  booked: number;
}

/** Changes with every change of a zone, a window or a closure, by triggers; there is none before the first zone. */
@Entity('delivery_setup')
@Check('delivery_setup_once', '"id" = 1')
export class DeliverySetupEntity {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'delivery_setup_pkey' })
  id: number;

  @Column('uuid')
  stamp: string;
}
