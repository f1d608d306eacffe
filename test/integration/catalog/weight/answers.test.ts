import { addProducts, guest, MOST, shop } from './heavyShop';

const TWO_CATALOGUES = '{ a: catalogue { nodes { description } } b: catalogue { nodes { description } } }';

test('several lists that are within their bounds are refused together to strangers when they are over it', async () => {
  await addProducts(900, 'x'.repeat(1_900));
  const one = await guest.rest('POST', '/graphql', { query: '{ catalogue { nodes { description } } }' });
  expect([one.status, one.text.length > 1_500_000, one.text.length <= MOST]).toEqual([200, true, true]);
  const two = await guest.rest('POST', '/graphql', { query: TWO_CATALOGUES });
  expect([two.status, two.body]).toEqual([
    400,
    {
      errors: [
        {
          message: expect.stringMatching(
            /^The answer would have 3,\d{3},\d{3} bytes; at most 2,000,000 are sent to visitors without an account\./,
          ),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    },
  ]);
  const admin = await shop.signedIn('admin');
  expect((await admin.graphql(TWO_CATALOGUES)).data.b.nodes.length).toBeGreaterThan(800);
});
