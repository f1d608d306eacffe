import { IsNull, type DataSource } from 'typeorm';
import { foldedPlace } from '../../../common/delivery/places';
import { overlapOf } from '../../../common/delivery/plan';
import { windowText, type PlaceNames } from '../../../common/delivery/zone';
import { DELIVERY_LIMITS, deliveryZoneRules } from '../../../common/rules/deliveryRules';
import { audited, editEntry } from '../../audit/audit';
import { refuseStaleVersion } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import { badInput, notFound, ShopError } from '../../core/errors';
import { textOrNull, trimmedText } from '../../core/text';
import { insertedId } from '../../db/insertedId';
import type { Transaction } from '../../db/transaction';
import type { Viewer } from '../../identity/viewer';
import { storedTexts } from '../names';
import { DeliveryWindowEntity, DeliveryZoneEntity } from '../zone.entity';
import { readZones } from './readZones';
import type { DeliveryWindowInput, DeliveryZone, DeliveryZoneInput } from './zones.types';

/** What is edited of a zone, as the audit log has it. */
type ZoneValues = Omit<DeliveryZoneEntity, 'id' | 'version' | 'deletedAt' | 'windows'>;

const NEW: Omit<ZoneValues, 'name'> = {
  translations: {},
  places: [],
  circles: [],
  isEverywhereElse: false,
  fee: null,
  freeFrom: null,
  minimum: null,
  chargesBusinesses: false,
};

/** Two who edit zones at once would each see a place as free. */
const ZONES_LOCK = 7_264_029;

/**
 * Makes a zone (specification 29.1).
 * @throws ShopError BAD_USER_INPUT by field, also for windows that overlap; CONFLICT for a place that another zone has, a
 *   second zone for everywhere else, and the fifty-first
 */
export function createZone(db: DataSource, viewer: Viewer, input: DeliveryZoneInput): Promise<DeliveryZone> {
  checkZone(input);
  return audited(db, viewer, async (tx) => {
    await lockZones(tx);
    const zones = tx.manager.getRepository(DeliveryZoneEntity);
    if ((await zones.countBy({ deletedAt: IsNull() })) >= DELIVERY_LIMITS.zones) {
      throw new ShopError('CONFLICT', `There are ${DELIVERY_LIMITS.zones} zones already`);
    }
    const values = valuesOf(input, { ...NEW, name: '' });
    await refuseTaken(tx, null, values);
    const id = insertedId(await zones.insert(values));
    await writeWindows(tx, id, input.windows ?? []);
    const made = await readOne(tx, id);
    return { result: made, entry: editEntry('deliveryZone', 'create', id, null, logged(made)) };
  });
}

/** Changes a zone; placed orders stay as they are. @throws ShopError as `createZone`; NOT_FOUND; CONFLICT when it is old */
export function updateZone(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: DeliveryZoneInput,
): Promise<DeliveryZone> {
  checkZone(input);
  return audited(db, viewer, async (tx) => {
    const { zone, before } = await lockZone(tx, id, input.version);
    const values = valuesOf(input, zone);
    await refuseTaken(tx, id, values);
    await tx.manager.getRepository(DeliveryZoneEntity).update(id, { ...values, version: zone.version + 1 });
    if (input.windows) await writeWindows(tx, id, input.windows);
    const after = await readOne(tx, id);
    return { result: after, entry: editEntry('deliveryZone', 'update', id, logged(before), logged(after)) };
  });
}

/** Delivers to a zone no more; its orders keep it. @throws ShopError NOT_FOUND; CONFLICT when it is old */
export function deleteZone(
  db: DataSource,
  viewer: Viewer,
  id: number,
  version: number | null | undefined,
): Promise<boolean> {
  return audited(db, viewer, async (tx) => {
    const { zone, before } = await lockZone(tx, id, version);
    await tx.manager.getRepository(DeliveryZoneEntity).update(id, { deletedAt: new Date(), version: zone.version + 1 });
    return { result: true, entry: editEntry('deliveryZone', 'delete', id, logged(before), null) };
  });
}

function checkZone(input: DeliveryZoneInput): void {
  checkInput(deliveryZoneRules, input);
  const overlap = overlapOf(input.windows ?? []);
  if (overlap) {
    throw badInput({ [`windows.${overlap.place}.begins`]: `It overlaps ${overlap.other} of the same weekday` });
  }
}

async function lockZones(tx: Transaction): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [ZONES_LOCK]);
}

async function lockZone(tx: Transaction, id: number, version: number | null | undefined) {
  await lockZones(tx);
  const zone = await tx.manager.getRepository(DeliveryZoneEntity).findOneBy({ id, deletedAt: IsNull() });
  if (!zone) throw notFound('Zone');
  await refuseStaleVersion(tx, { subjectType: 'deliveryZone', subjectId: id, version: zone.version }, version);
  return { zone, before: await readOne(tx, id) };
}

async function readOne(tx: Transaction, id: number): Promise<DeliveryZone> {
  const [zone] = await readZones(tx, [id]);
  if (!zone) throw notFound('Zone');
  return zone;
}

/** What is absent stays. */
function valuesOf(input: DeliveryZoneInput, before: ZoneValues): ZoneValues {
  const { translations, places, circles, isEverywhereElse, chargesBusinesses } = input;
  return {
    name: trimmedText(input.name ?? ''),
    translations: translations ? storedTexts(translations) : before.translations,
    places: places ? places.map(storedPlace) : before.places,
    circles: circles ? circles.map(({ latitude, longitude, km }) => ({ latitude, longitude, km })) : before.circles,
    isEverywhereElse: isEverywhereElse ?? before.isEverywhereElse,
    fee: input.fee === undefined ? before.fee : input.fee,
    freeFrom: input.freeFrom === undefined ? before.freeFrom : input.freeFrom,
    minimum: input.minimum === undefined ? before.minimum : input.minimum,
    chargesBusinesses: chargesBusinesses ?? before.chargesBusinesses,
  };
}

function storedPlace({ name, spellings, city }: NonNullable<DeliveryZoneInput['places']>[number]): PlaceNames {
  return { name: trimmedText(name), spellings: (spellings ?? []).map(trimmedText), city: textOrNull(city) };
}

/** A place belongs to one zone, however it is written, and one zone is everywhere else. */
async function refuseTaken(
  tx: Transaction,
  id: number | null,
  { places, isEverywhereElse }: ZoneValues,
): Promise<void> {
  const others = (await readZones(tx)).filter((zone) => zone.id !== id);
  const elsewhere = others.find((zone) => zone.isEverywhereElse);
  if (isEverywhereElse && elsewhere) throw conflict('isEverywhereElse', `${elsewhere.name} is everywhere else already`);
  const owners = new Map(
    others.flatMap((zone) => zone.places.flatMap((place) => keysOf(place).map((key) => [key, zone.name]))),
  );
  for (const [index, place] of places.entries()) {
    for (const key of keysOf(place)) {
      const owner = owners.get(key);
      if (owner !== undefined) throw conflict(`places.${index}.name`, `${place.name} belongs to the zone ${owner}`);
    }
  }
}

function keysOf({ name, spellings, city }: Pick<PlaceNames, 'name' | 'spellings' | 'city'>): string[] {
  return [name, ...spellings].map((spelling) => `${foldedPlace(spelling)}, ${city === null ? '' : foldedPlace(city)}`);
}

function conflict(field: string, message: string): ShopError {
  return new ShopError('CONFLICT', message, { fields: { [field]: message } });
}

async function writeWindows(tx: Transaction, zoneId: number, windows: readonly DeliveryWindowInput[]): Promise<void> {
  const repository = tx.manager.getRepository(DeliveryWindowEntity);
  await repository.delete({ zoneId });
  await repository.insert(
    windows.map(({ weekday, begins, ends, capacity, cutOffDays, cutOffTime }) => {
      return { zoneId, weekday, begins, ends, capacity, cutOffDays, cutOffTime };
    }),
  );
}

/** A zone as the audit log has it: its windows as one text each. */
function logged({ id: _, version: __, windows, ...zone }: DeliveryZone): object {
  const texts = windows.map((window) => {
    const { weekday, capacity, cutOffDays, cutOffTime } = window;
    return `${weekday} ${windowText(window)}: ${capacity}, until ${cutOffTime} ${cutOffDays} days before`;
  });
  return { ...zone, windows: texts };
}
