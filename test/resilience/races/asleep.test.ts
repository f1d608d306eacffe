import { insertPlan, stateOf } from '../../integration/plans/planRows';
import { guestBody } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import { useOrderRaces } from './raceShop';

const race = useOrderRaces();

test('a process that was asleep at the instant of planned prices charges the new ones as soon as it wakes', async () => {
  const { shop, juice } = race;
  const [sleeper] = race.processes;
  const client = race.guests[1]!;
  const seen = async () => (await client.rest('GET', `/api/products/${juice}/price`)).body.price.amount as string;
  expect(await seen()).toBe('10.00');
  sleeper!.child.kill('SIGSTOP');
  const plan = await insertPlan(shop.db, 0, [{ kind: 'customer_price', productId: juice, value: '12.00' }]);
  await eventually('another process applies it', async () => (await stateOf(shop.db, plan.id)) === 'applied');
  sleeper!.child.kill('SIGCONT');
  const { order } = await placeBy('REST', 'guest', client, guestBody([race.line()]));
  expect(order!.subtotalAmount).toBe('12.00');
  await eventually('its lists show it', async () => (await seen()) === '12.00');
  const [{ count }] = await shop.db.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM audit_entry WHERE action = 'pricePlan.apply' AND subject_id = $1`,
    [String(plan.id)],
  );
  expect(count).toBe(1);
});
