import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { createClosure, deleteClosure } from './closures';
import { readClosures, readDay, readDeliveryDays, readZones } from './readZones';
import { createZone, deleteZone, updateZone } from './writeZones';
import {
  DeliveryClosure,
  DeliveryClosureInput,
  DeliveryDay,
  DeliveryWindowInput,
  DeliveryZone,
  DeliveryZoneInput,
} from './zones.types';

const ID = { description: 'Which zone.' };
const CLOSURE = { description: 'Which closure.' };
const FROM = { nullable: true, description: 'The first day, like "2026-11-26"; absent: today.' };

/** Zones, their windows and closures (specification 29), for who runs the shop. */
@Resolver()
export class DeliveryZoneResolver {
  /** @param timeZone of the shop's clock */
  constructor(private readonly timeZone: string) {}

  @Query(() => [DeliveryZone], { description: 'The zones that are delivered to; at most 50.' })
  deliveryZones(@Ctx() { reads }: Context): Promise<DeliveryZone[]> {
    return readZones(reads);
  }

  @Query(() => DeliveryZone, { nullable: true, description: 'One zone; null when there is none.' })
  async deliveryZone(@Arg('id', () => Int, ID) id: number, @Ctx() { reads }: Context): Promise<DeliveryZone | null> {
    const [zone] = await readZones(reads, [id]);
    return zone ?? null;
  }

  @Query(() => [DeliveryDay], {
    description:
      'Fourteen days of a zone as they will be, with what is booked; or as they would be with other windows.',
  })
  deliveryDays(
    @Arg('zoneId', () => Int, { nullable: true, description: 'Which zone; absent: one that is not there yet.' })
    zoneId: number | null | undefined,
    @Arg('windows', () => [DeliveryWindowInput], {
      nullable: true,
      description: 'Windows to look at before they are saved; absent: those of the zone.',
    })
    windows: DeliveryWindowInput[] | null | undefined,
    @Arg('from', () => String, FROM) from: string | null | undefined,
    @Ctx() { reads }: Context,
  ): Promise<DeliveryDay[]> {
    const looked = { zoneId: zoneId ?? null, windows: windows ?? null, from: from ?? null };
    return readDeliveryDays(reads, looked, this.timeZone);
  }

  @Query(() => [DeliveryClosure], { description: 'Closures from a day on, by their day; at most 200.' })
  deliveryClosures(
    @Arg('from', () => String, FROM) from: string | null | undefined,
    @Ctx() { reads }: Context,
  ): Promise<DeliveryClosure[]> {
    return readClosures(reads, { from: readDay(from, this.timeZone) });
  }

  @Mutation(() => DeliveryZone, { description: 'Makes a zone; the first lets orders ask for a day.' })
  createDeliveryZone(
    @Arg('input', () => DeliveryZoneInput, { description: 'The whole zone.' }) input: DeliveryZoneInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<DeliveryZone> {
    return createZone(db, viewer, input);
  }

  @Mutation(() => DeliveryZone, { description: 'Changes a zone; no placed order is moved.' })
  updateDeliveryZone(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => DeliveryZoneInput, { description: 'What it is to be.' }) input: DeliveryZoneInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<DeliveryZone> {
    return updateZone(db, viewer, id, input);
  }

  @Mutation(() => Boolean, { description: 'Delivers to a zone no more; placed orders keep it.' })
  deleteDeliveryZone(
    @Arg('id', () => Int, ID) id: number,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was seen; it is refused with CONFLICT when there is a newer one.',
    })
    version: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    return deleteZone(db, viewer, id, version);
  }

  @Mutation(() => DeliveryClosure, { description: 'Closes a day to a zone or to all; orders for it stay.' })
  createDeliveryClosure(
    @Arg('input', () => DeliveryClosureInput, { description: 'The closure.' }) input: DeliveryClosureInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<DeliveryClosure> {
    return createClosure(db, viewer, input, this.timeZone);
  }

  @Mutation(() => Boolean, { description: 'Opens a day again.' })
  deleteDeliveryClosure(@Arg('id', () => Int, CLOSURE) id: number, @Ctx() { db, viewer }: Context): Promise<boolean> {
    return deleteClosure(db, viewer, id);
  }
}
