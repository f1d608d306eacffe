import { makeRun, type MadeRun } from '../../../support/data/runs';
import { fixture } from '../fixture';
import { useStaffShop } from './staffShop';

jest.setTimeout(60_000);

const staff = useStaffShop();

/** A run of each, as far as it is to be. */
async function runsOf(username: string): Promise<Record<'planned' | 'out', MadeRun>> {
  const { db } = staff.shop;
  const [driver] = await db.query<{ id: number }[]>('SELECT id FROM users WHERE username = $1', [username]);
  return { planned: await makeRun(db, driver!.id, 'planned'), out: await makeRun(db, driver!.id, 'out') };
}

const paths = ({ planned, out }: Awaited<ReturnType<typeof runsOf>>) =>
  [
    [`/api/runs/${planned.run}/start`, {}],
    [`/api/runs/${out.run}/stops/${out.order}/not-delivered`, { reason: 'Nobody there', next: 'later_today' }],
    [`/api/runs/${out.run}/stops/${out.order}/delivered`, { takenBy: 'Rana', lbp: '4.00' }],
  ] as const;

const stateOf = (runs: Awaited<ReturnType<typeof runsOf>>) =>
  staff.shop.db.query(
    `SELECT r.id, r.version, r.departed_at, s.outcome, o.status, o.payment_status,
       (SELECT count(*) FROM delivery_attempt a WHERE a.run_id = r.id) AS attempts
     FROM delivery_run r JOIN run_stop s ON s.run_id = r.id JOIN orders o ON o.id = s.order_id
     WHERE r.id = ANY($1) ORDER BY r.id`,
    [[runs.planned.run, runs.out.run]],
  );

test('to a driver the run of another driver does not exist, and nothing of it changes', async () => {
  const others = await runsOf('admin');
  const before = await stateOf(others);
  for (const [path, body] of paths(others)) {
    const { status, body: answer } = await staff.clients.driving.rest('POST', path, body);
    expect([path, status, answer]).toEqual([path, 404, { message: 'Run not found', code: 'NOT_FOUND' }]);
  }
  expect(await stateOf(others)).toEqual(before);
  // No run of nobody is told from one of somebody else.
  const unknown = await staff.clients.driving.rest('POST', '/api/runs/2147483647/start', {});
  expect([unknown.status, unknown.body]).toEqual([404, { message: 'Run not found', code: 'NOT_FOUND' }]);
});

test('a driver reads the own runs alone, and sends them out and says what happened at their doors', async () => {
  const { planned, out } = await runsOf('staff-driving');
  const others = await runsOf('admin');
  const listed = async () => {
    const { body } = await staff.clients.driving.rest('GET', '/api/driver/runs');
    return (body as { id: number }[]).map(({ id }) => id);
  };
  expect(await listed()).toEqual([planned.run, out.run]);
  for (const [path, body] of paths({ planned, out })) {
    const { status, body: answer } = await staff.clients.driving.rest('POST', path, body);
    expect([path, status, answer.driver.name]).toEqual([path, 200, 'staff-driving']);
    expect(Object.keys(answer)).not.toContain('counts');
  }
  expect(await listed()).toEqual([planned.run, out.run]);
  for (const { run } of [planned, others.planned]) {
    const read = await staff.clients.driving.rest('GET', `/api/admin/runs/${run}`);
    expect([read.status, read.body.code]).toEqual([403, 'FORBIDDEN']);
  }
});

test('an order that is in another run is no stop of the own one', async () => {
  const own = await runsOf('staff-driving');
  const others = await runsOf('admin');
  const before = await stateOf(others);
  const path = `/api/runs/${own.out.run}/stops/${others.out.order}`;
  for (const [end, body] of [
    ['delivered', { takenBy: 'Rana' }],
    ['not-delivered', { reason: 'Nobody there', next: 'not_wanted' }],
  ] as const) {
    const { status, body: answer } = await staff.clients.driving.rest('POST', `${path}/${end}`, body);
    expect([end, status, answer]).toEqual([end, 404, { message: 'Stop not found', code: 'NOT_FOUND' }]);
  }
  expect(await stateOf(others)).toEqual(before);
});

test('the photo of a delivery is for who plans runs, and an attempt without one has none', async () => {
  const { attempt } = await makeRun(staff.shop.db, fixture.ids.admin!, 'closed');
  const path = `/api/admin/delivery-photos/${attempt}`;
  const { status, body } = await staff.clients.orders.rest('GET', path);
  expect([status, body]).toEqual([200, { photo: 'data:image/webp;base64,AA==' }]);
  expect((await staff.clients.driving.rest('GET', path)).status).toBe(403);
  const none = await staff.clients.orders.rest('GET', '/api/admin/delivery-photos/2147483647');
  expect([none.status, none.body]).toEqual([404, { message: 'Photo not found', code: 'NOT_FOUND' }]);
});

test.each(['', '4,', ',4', '4,,9', '4, 9', '4;9', 'four', '-4', '0', '1.5', '2147483648', '99999999999999999999'])(
  'a list of orders like %j is refused by its parameter',
  async (list) => {
    const path = `/api/admin/suggested-stops?orderIds=${encodeURIComponent(list)}`;
    const { status, body } = await staff.clients.orders.rest('GET', path);
    const message = 'Send order numbers with commas between them, like 4,7,9';
    expect([status, body]).toEqual([400, { message, code: 'BAD_USER_INPUT', fields: { orderIds: message } }]);
  },
);

test('a list of orders that is sent twice, not at all, too long or with one order twice is refused, too', async () => {
  const many = Array.from({ length: 101 }, (_, at) => at + 1).join();
  for (const query of ['', '?orderIds=4&orderIds=9', `?orderIds=${many}`, '?orderIds=4,4']) {
    const { status, body } = await staff.clients.orders.rest('GET', `/api/admin/suggested-stops${query}`);
    expect([query, status, Object.keys(body.fields)]).toEqual([query, 400, ['orderIds']]);
  }
});
