import { startShop, type TestShop } from '../../support/shop';
import { WHOLE } from '../../support/whole';

// Nobody learns by the time of the answer whether there is an account (specification 8.15).
const EACH = WHOLE ? 1_000 : 150;
/** A difference by chance is larger than this many standard deviations once in half a million runs. */
const MOST_DEVIATIONS = 4.75;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: '1' } });
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role)
     SELECT 'somebody-' || n, 'somebody-' || n || '@people.example', 'x', 'customer' FROM generate_series(1, $1) AS n`,
    [EACH],
  );
});
afterAll(() => shop.stop());

let asked = 0;
/** Asks from a network of its own. @returns how long the answer took, in milliseconds */
async function timeOf(account: string): Promise<number> {
  asked += 1;
  const network = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  const from = performance.now();
  const answer = await fetch(`${shop.url}/api/password/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ account }),
  });
  await answer.text();
  const took = performance.now() - from;
  expect(answer.status).toBe(200);
  return took;
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[sorted.length >> 1]!;
}

/** Mann-Whitney: by how many standard deviations one sample lies above the other, whatever their distribution. */
function deviations(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => ({ time, isOne: true })), ...other.map((time) => ({ time, isOne: false }))];
  all.sort((a, b) => a.time - b.time);
  const ranks = all.reduce((sum, { isOne }, rank) => sum + (isOne ? rank + 1 : 0), 0);
  const above = ranks - (one.length * (one.length + 1)) / 2;
  const expected = (one.length * other.length) / 2;
  return (above - expected) / Math.sqrt((expected * (one.length + other.length + 1)) / 6);
}

test(`the answers to ${EACH} requests for accounts that exist take as long as those for others`, async () => {
  for (let warming = 0; warming < 50; warming += 1) await timeOf(`warming-${warming}`);
  const exists: number[] = [];
  const absent: number[] = [];
  for (let n = 1; n <= EACH; n += 1) {
    const two = [
      async () => exists.push(await timeOf(`somebody-${n}`)),
      async () => absent.push(await timeOf(`nobody-${n}-`)),
    ];
    for (const ask of Math.random() < 0.5 ? two : two.reverse()) await ask();
  }
  const halves = [0, 1].map((half) => absent.filter((_, index) => index % 2 === half));
  const found = deviations(exists, absent);
  const lines = [
    `exists ${median(exists).toFixed(3)} ms, does not ${median(absent).toFixed(3)} ms: ${found.toFixed(2)} deviations`,
    `two halves that do not ${halves.map((half) => median(half).toFixed(3)).join(' and ')} ms: ${deviations(halves[0]!, halves[1]!).toFixed(2)} deviations`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(Math.abs(found)).toBeLessThan(MOST_DEVIATIONS);
}, 600_000);
