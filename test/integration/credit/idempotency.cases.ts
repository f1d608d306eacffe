import { accounts } from '../../../server/demo/demoAccounts';
import { footprint, ledgerOf, newKey } from '../../support/data/orderBodies';
import type { ShopClient } from '../../support/shopClient';
import { ACCOUNT, admin, APIS, CALLS, makeBusiness, shop, TRANSACTION, type Call, type Fields } from './creditShop';

type Api = (typeof APIS)[number];

/** What came back, without the headers that differ from answer to answer. */
interface Sent {
  status: number;
  body: Fields;
  replayed: boolean;
}

async function send(api: Api, call: Call, id: number, input: Fields, key: string, by = admin): Promise<Sent> {
  const [operation, type, method, path] = CALLS[call];
  const answer =
    api === 'REST'
      ? await by.rest(method, path(id), input, { 'Idempotency-Key': key })
      : await by.rest('POST', '/graphql', {
          query: `mutation ($id: Int!, $input: ${type}!) {
            ${operation}(userId: $id, input: $input) { account { ${ACCOUNT} } transaction { ${TRANSACTION} } } }`,
          variables: { id, input: { ...input, idempotencyKey: key } },
        });
  const { status, body, headers } = answer;
  return { status, body, replayed: headers.get('Idempotent-Replay') === 'true' };
}

function codeOf(api: Api, { status, body }: Sent): [number, string] {
  return api === 'REST' ? [status, body.code] : [409, body.errors[0].extensions.code];
}

async function unchanged<T>(work: () => Promise<T>): Promise<T> {
  const before = await footprint(shop.db);
  const result = await work();
  expect(await footprint(shop.db)).toEqual(before);
  return result;
}

async function auditOf(id: number): Promise<number> {
  const [row] = await shop.db.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM audit_entry WHERE subject_id = $1 AND action LIKE 'credit.%'`,
    [String(id)],
  );
  return row!.count;
}

/** Another administrator, signed in. */
async function colleague(): Promise<ShopClient> {
  const username = `colleague-${newKey().slice(-12)}`;
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role) SELECT $1, 'c@bustan.example', password_hash, 'admin'
     FROM users WHERE username = 'admin'`,
    [username],
  );
  const client = shop.guest();
  const { status } = await client.rest('POST', '/api/login', {
    username,
    password: accounts.find((each) => each.username === 'admin')!.password,
  });
  expect(status).toBe(200);
  return client;
}

const INPUT: Record<Call, Fields> = {
  limit: { creditLimit: '7000.00' },
  payment: { amount: '100.50', description: 'Cheque 12' },
  adjustment: { amount: '-20.00', description: 'Broken crates' },
  quick: { amount: '2500.00' },
};

const OTHER: Record<Call, Fields> = {
  limit: { creditLimit: '7000.01' },
  payment: { amount: '100.50', description: 'Cheque 13' },
  adjustment: { amount: '-20.01', description: 'Broken crates' },
  quick: { amount: '-2500.00' },
};

const AFTER: Record<Call, string> = {
  limit: '7000.00',
  payment: '5100.50',
  adjustment: '4980.00',
  quick: '7500.00',
};

describe.each(APIS.flatMap((api) => (Object.keys(CALLS) as Call[]).map((call) => [api, call] as const)))(
  'by %s, %s',
  (api, call) => {
    test('sent twice, it moves the balance once and answers the same, whatever came after', async () => {
      const id = await makeBusiness();
      const key = newKey();
      const first = await send(api, call, id, INPUT[call], key);
      expect([first.status, first.replayed]).toEqual([200, false]);
      expect((await ledgerOf(shop.db, id)).balance).toBe(AFTER[call]);
      expect(await unchanged(() => send(api, call, id, INPUT[call], key))).toEqual({ ...first, replayed: true });
      await send(api, 'quick', id, { amount: '1.00' }, newKey());
      expect(await unchanged(() => send(api, call, id, INPUT[call], key))).toEqual({ ...first, replayed: true });
      expect(await ledgerOf(shop.db, id)).toMatchObject({ entries: 3, brokenLinks: 0 });
      expect(await auditOf(id)).toBe(2);
    });

    test('10 at once move the balance once, and all are answered the same', async () => {
      const id = await makeBusiness();
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(api, call, id, INPUT[call], key)));
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
        new Set([JSON.stringify([200, answers[0]!.body])]),
      );
      const ledger = await ledgerOf(shop.db, id);
      expect(ledger).toEqual({ balance: AFTER[call], sum: AFTER[call], entries: 2, brokenLinks: 0 });
      expect(await auditOf(id)).toBe(1);
    });

    test('with another content, or for another business, the key is refused', async () => {
      const [id, other] = [await makeBusiness(), await makeBusiness()];
      const key = newKey();
      const first = await send(api, call, id, INPUT[call], key);
      const conflict: [number, string] = [409, 'IDEMPOTENCY_CONFLICT'];
      expect(codeOf(api, await unchanged(() => send(api, call, id, OTHER[call], key)))).toEqual(conflict);
      expect(codeOf(api, await unchanged(() => send(api, call, other, INPUT[call], key)))).toEqual(conflict);
      expect(await unchanged(() => send(api, call, id, INPUT[call], key))).toEqual({ ...first, replayed: true });
    });

    test('the key of another administrator is another key', async () => {
      const id = await makeBusiness();
      const key = newKey();
      const first = await send(api, call, id, INPUT[call], key);
      const second = await send(api, call, id, INPUT[call], key, await colleague());
      expect([first.replayed, second.replayed, second.status]).toEqual([false, false, 200]);
      expect((await ledgerOf(shop.db, id)).entries).toBe(3);
    });

    test('an attempt that was refused does not use the key up', async () => {
      const id = await makeBusiness();
      const key = newKey();
      const refused = await unchanged(() => send(api, call, id, { ...INPUT[call], description: 'x'.repeat(201) }, key));
      const unknown = await unchanged(() => send(api, call, 2_000_000_000, INPUT[call], key));
      expect([refused.replayed, unknown.replayed]).toEqual([false, false]);
      expect((await send(api, call, id, INPUT[call], key)).replayed).toBe(false);
      expect((await ledgerOf(shop.db, id)).balance).toBe(AFTER[call]);
    });

    test('a key that is none is refused by its name', async () => {
      const id = await makeBusiness();
      const { body } = await unchanged(() => send(api, call, id, INPUT[call], 'k'.repeat(15)));
      const message = 'An idempotency key has 16 to 200 characters';
      if (api === 'REST') expect(body.fields).toEqual({ 'Idempotency-Key': message });
      else expect(body.errors[0].extensions.fields).toEqual({ idempotencyKey: message });
    });
  },
);

test('the same by either way is the same', async () => {
  const id = await makeBusiness();
  const key = newKey();
  const first = await send('REST', 'payment', id, INPUT.payment, key);
  const again = await send('GraphQL', 'payment', id, { description: 'Cheque 12', amount: '100.5' }, key);
  expect(again.replayed).toBe(true);
  expect(again.body.data.recordCreditPayment.transaction.id).toBe(first.body.transaction.id);
});

test('a key of one change of credit is refused for another, and for an order', async () => {
  const id = await makeBusiness();
  const key = newKey();
  await send('REST', 'quick', id, { amount: '5.00' }, key);
  expect(codeOf('REST', await send('REST', 'payment', id, { amount: '5.00' }, key))).toEqual([
    409,
    'IDEMPOTENCY_CONFLICT',
  ]);
  const order = { items: [{ productId: 1, quantity: 1 }], paymentMethod: 'cod', addressType: 'manual' };
  const person = { customerName: 'A', customerEmail: 'a@example.com', customerPhone: '+961 3 000 000' };
  const deliveryAddress = { street: 'Street 1', city: 'Beirut' };
  const { status, body } = await admin.rest(
    'POST',
    '/api/orders',
    { ...order, ...person, deliveryAddress },
    { 'Idempotency-Key': key },
  );
  expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
});

test('without a key, what is sent twice is done twice', async () => {
  const id = await makeBusiness();
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, headers } = await admin.rest('POST', `/api/admin/users/${id}/credit`, { amount: '5.00' });
    expect([status, headers.has('Idempotent-Replay')]).toEqual([200, false]);
  }
  expect((await ledgerOf(shop.db, id)).balance).toBe('5010.00');
});

test('a key misplaced into the body is refused with where it belongs', async () => {
  const { status, body } = await admin.rest('POST', `/api/admin/users/${await makeBusiness()}/credit`, {
    amount: '5.00',
    idempotencyKey: newKey(),
  });
  expect([status, body.fields]).toEqual([
    400,
    { idempotencyKey: 'There is no field idempotencyKey here; send it as the header Idempotency-Key' },
  ]);
});
