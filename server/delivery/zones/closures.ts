import { IsNull, type DataSource } from 'typeorm';
import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { DELIVERY_LIMITS, deliveryClosureRules } from '../../../common/rules/deliveryRules';
import { audited, editEntry } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { badInput, notFound, ShopError } from '../../core/errors';
import { trimmedText } from '../../core/text';
import { insertedId } from '../../db/insertedId';
import { refuseDuplicate } from '../../db/uniqueViolation';
import type { Viewer } from '../../identity/viewer';
import { storedTexts } from '../names';
import { DeliveryClosureEntity, DeliveryZoneEntity } from '../zone.entity';
import { readClosures } from './readZones';
import type { DeliveryClosure, DeliveryClosureInput } from './zones.types';

/**
 * Closes a day, to a zone or to all (specification 29.6); orders for it stay until they are moved.
 * @param timeZone of the shop's clock
 * @throws ShopError BAD_USER_INPUT by field, also for a day that is over; CONFLICT for one that is closed already
 */
export function createClosure(
  db: DataSource,
  viewer: Viewer,
  input: DeliveryClosureInput,
  timeZone: string,
): Promise<DeliveryClosure> {
  checkInput(deliveryClosureRules, input);
  const { zoneId = null, date: day = '', reason, translations } = input;
  const today = dayAt(new Date(), timeZone);
  if (day === null || day < today) throw badInput({ date: 'This day is over' });
  if (day > daysAfter(today, 2 * 366)) throw badInput({ date: 'Days are closed for two years at most' });
  return refuseDuplicate('delivery_closure_once', 'date', 'This day is closed already', () =>
    audited(db, viewer, async ({ manager }) => {
      if (zoneId !== null) {
        const zone = await manager.getRepository(DeliveryZoneEntity).findOneBy({ id: zoneId, deletedAt: IsNull() });
        if (!zone) throw notFound('Zone');
      }
      const closures = manager.getRepository(DeliveryClosureEntity);
      const count = await closures.createQueryBuilder('c').where('c.day >= :today', { today }).getCount();
      if (count >= DELIVERY_LIMITS.closures) {
        throw new ShopError('CONFLICT', `There are ${DELIVERY_LIMITS.closures} closures already`);
      }
      const values = { zoneId, day, reason: trimmedText(reason ?? ''), translations: storedTexts(translations ?? []) };
      const id = insertedId(await closures.insert({ ...values }));
      return { result: id, entry: editEntry('deliveryClosure', 'create', id, null, values) };
    }),
  ).then((id) => readOne(db, id));
}

/** Opens a day again. @throws ShopError NOT_FOUND */
export function deleteClosure(db: DataSource, viewer: Viewer, id: number): Promise<boolean> {
  return audited(db, viewer, async ({ manager }) => {
    const closures = manager.getRepository(DeliveryClosureEntity);
    const closure = await closures.findOneBy({ id });
    if (!closure) throw notFound('Closure');
    await closures.delete({ id });
    const { id: _, ...before } = closure;
    return { result: true, entry: editEntry('deliveryClosure', 'delete', id, before, null) };
  });
}

async function readOne(db: DataSource, id: number): Promise<DeliveryClosure> {
  const [closure] = await readClosures(db, { id });
  if (!closure) throw notFound('Closure');
  return closure;
}
