import { giveBackMemory } from '../../../server/core/process/giveBackMemory';
import { startShop, type TestShop } from '../../support/shop';
import { WHOLE } from '../../support/whole';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** What the program holds, in MB, without what is garbage. */
async function held(): Promise<number> {
  await giveBackMemory();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Documents of 28 KB that differ, are nearly nothing but comments, and would each take 1.2 MB with these. */
async function send(field: string, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += 1) {
    const { status } = await shop.guest().rest('POST', '/graphql', {
      query: `${'#\n'.repeat(14_000)}{ n${n}: ${field} }`,
    });
    expect(status).toBe(field === '__typename' ? 200 : 400);
  }
}

test.each(['__typename', 'nothing'])('strangers do not fill the memory with documents of %s', async (field) => {
  await send(field, 0, 50);
  const before = await held();
  await send(field, 50, WHOLE ? 250 : 120);
  expect((await held()) - before).toBeLessThan(40);
});
