import { DeliveryWindowEntity, DeliveryZoneEntity } from '../delivery/zone.entity';
import { insertedId } from '../db/insertedId';
import type { Transaction } from '../db/transaction';
import { zones } from './demoZones';

/** The zones of the demo, each with its weekly windows. */
export async function loadZones({ manager }: Transaction): Promise<void> {
  const repository = manager.getRepository(DeliveryZoneEntity);
  for (const { windows, name, translations, places, circles, isEverywhereElse } of zones) {
    const zone = { name, translations, places: [...places], circles: [...circles], isEverywhereElse };
    const zoneId = insertedId(await repository.insert(zone));
    await manager.getRepository(DeliveryWindowEntity).insert(windows.map((window) => ({ ...window, zoneId })));
  }
}
