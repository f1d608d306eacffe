import { BufferedResponse, ResponseCache, type MadeResponse } from '../responseCache';
import { ChangeLog } from './changeLog';
import { Shown } from './shown';

const PRICE = { of: 'product', productId: 1, aspect: 'prices' } as const;

let log: ChangeLog;
let cache: ResponseCache;
beforeEach(() => {
  log = new ChangeLog();
  cache = new ResponseCache('responses', log, 1_000_000);
  cache.enable(true);
  log.toldEverything(performance.now());
});

function made(text: string): MadeResponse {
  const shown = new Shown(['products']);
  shown.addProducts([1], []);
  return { response: new BufferedResponse(Buffer.from(text)), shown, book: 'customer' };
}

const kept = () => cache.find('key')?.body.toString();

test('a response during which something that it shows has changed is not used again', async () => {
  await cache.make('key', () => {
    log.add(PRICE);
    return Promise.resolve(made('from before'));
  });
  expect(kept()).toBeUndefined();
});

test('whoever asks after a change does not wait for what was begun before it', async () => {
  let finish = (_: MadeResponse): void => undefined;
  const before = cache.make('key', () => new Promise((resolve) => (finish = resolve)));
  log.add(PRICE);
  await cache.make('key', () => Promise.resolve(made('from after')));
  finish(made('from before'));
  expect((await before)?.body.toString()).toBe('from before');
  expect(kept()).toBe('from after');
});

test('nothing that is kept is used before everything was told of the last two seconds', async () => {
  await cache.make('key', () => Promise.resolve(made('kept')));
  expect(kept()).toBe('kept');
  log.toldEverything(performance.now() - 1_901);
  expect(kept()).toBeUndefined();
});

test('a response from before the changes that are remembered is not used again', async () => {
  await cache.make('key', () => Promise.resolve(made('kept')));
  for (let n = 0; n < 1_000; n += 1) log.add({ ...PRICE, productId: 2 });
  expect(kept()).toBe('kept');
  for (let n = 0; n < 2_001; n += 1) log.add({ ...PRICE, productId: 2 });
  expect(kept()).toBeUndefined();
});

test('compressed forms are counted when they are there', async () => {
  await cache.make('key', () => Promise.resolve(made('x'.repeat(10_000))));
  const before = cache.bytes;
  const compressed = await cache.find('key')!.encoded('gzip');
  expect(cache.bytes - before).toBe(compressed.length);
  expect(kept()).toHaveLength(10_000);
});

test('what is too old to be used goes, though nobody asks for it', async () => {
  let now = 1_000_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  await cache.make('old', () => Promise.resolve(made('x'.repeat(10_000))));
  now += 20_000;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await cache.make('key', () => Promise.resolve(made('kept')));
  const both = cache.bytes;
  cache.dropOld();
  expect(cache.bytes).toBe(both);
  now += 15_000;
  await new Promise((resolve) => setTimeout(resolve, 5));
  log.toldEverything(now);
  cache.dropOld();
  expect(both - cache.bytes).toBeGreaterThan(10_000);
  expect(kept()).toBe('kept');
  clock.mockRestore();
});

test('a list of which parts are made anew again and again is made as a whole after half a minute', async () => {
  let now = 1_000_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  let whole = 0;
  const list = (): MadeResponse => ({ ...made('list'), patch: () => Promise.resolve(list()) });
  for (let n = 0; n < 10; n += 1) {
    log.toldEverything(now);
    log.add(PRICE);
    await cache.make('key', () => {
      whole += 1;
      return Promise.resolve(list());
    });
    now += 10_000;
    // The cache reads the clock once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  clock.mockRestore();
  expect(whole).toBe(3);
});
