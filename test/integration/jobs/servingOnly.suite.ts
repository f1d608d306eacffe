import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { jobsOf, queueJob } from '../../support/data/jobs';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { place, untilMail } from '../mail/mails';

// A process with RUN_JOBS=off beside another that runs the jobs (specification 25.4).
let serving: TestShop;
let juice: number;

beforeAll(async () => {
  serving = await startShop({ jobs: false });
  juice = await makeProduct(serving.db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(() => serving.stop());

test('it answers, is ready and queues jobs, holds no connection for them, and another process does them', async () => {
  const order = await place(serving.guest(), guestBody([{ productId: juice, quantity: 1 }]));
  await queueJob(serving.db, 'fold_order_sums');
  const waiting = { attempts: 0, isLocked: false };
  expect(await jobsOf(serving.db, 'send_mail')).toEqual([expect.objectContaining(waiting)]);
  expect(await jobsOf(serving.db, 'fold_order_sums')).toEqual([expect.objectContaining(waiting)]);
  const connections = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'bustan-jobs%'`;
  expect(await serving.db.query(connections)).toEqual([]);
  expect((await serving.guest().rest('GET', '/readyz')).status).toBe(200);
  const admin = await serving.signedIn('admin');
  const { data } = await admin.graphql('{ jobs(task: SEND_MAIL) { totalCount nodes { state attempts } } }');
  expect(data.jobs).toEqual({ totalCount: 1, nodes: [{ state: 'WAITING', attempts: 0 }] });
  const running = await startShop({ jobs: true, databaseUrl: serving.databaseUrl });
  try {
    await untilMail(serving, order, { status: 'sent' });
    await eventually('its job is done', async () => (await jobsOf(serving.db, 'send_mail')).length === 0);
  } finally {
    await running.stop();
  }
});
