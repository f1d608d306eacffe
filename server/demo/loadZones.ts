import { DeliveryWindowEntity, DeliveryZoneEntity } from '../delivery/zone.entity';
import type { Transaction } from '../db/transaction';
import { zones } from './demoZones';

/** The zones of the demo, each with its weekly windows. */
export async function loadZones({ manager }: Transaction): Promise<void> {
  const repository = manager.getRepository(DeliveryZoneEntity);
  for (const { windows, name, translations, places, circles, isEverywhereElse } of zones) {
    const zone = { name, translations, places: [...places], circles: [...circles], isEverywhereElse };
    const { identifiers } = await repository.insert(zone);
    const zoneId = identifiers[0]?.id as number;
    await manager.getRepository(DeliveryWindowEntity).insert(windows.map((window) => ({ ...window, zoneId })));
  }
}
