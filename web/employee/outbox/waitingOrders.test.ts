import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { of } from 'rxjs';
import french from '../../i18n/messages/fr/store.json';
import { translateIn } from '../../i18n/text';
import { createOutbox, sendOrder, type WaitingOrder } from './waitingOrders';

const ORDER: WaitingOrder = {
  key: '0123456789abcdef',
  madeAt: new Date().toISOString(),
  releasedAt: new Date().toISOString(),
  session: 'this',
  businessId: 3,
  lines: [
    { productId: 4, size: '250g', name: 'Noix', label: '250 g', quantity: 2 },
    { productId: 4, size: '500g', name: 'Noix', label: '500 g', quantity: 2 },
    { productId: 9, size: null, name: 'Dattes', quantity: 2 },
  ],
  address: null,
  note: null,
  sent: true,
  outcome: null,
};
const REFUSAL = {
  __typename: 'OrderRefusal',
  code: 'OUT_OF_STOCK',
  message: 'Walnuts (500g) is out of stock. Please take it out of the cart.',
  productId: 4,
  selectedSize: '500g',
  onlyLeft: 0,
  delivery: null,
};

/** What is kept of the refusal, as it is read on the next visit, in French. */
async function toldOf(refusal: object): Promise<string | null> {
  const link = new ApolloLink(() => of({ data: { placeEmployeeOrder: { ...REFUSAL, ...refusal } } }));
  const outcome = await sendOrder(new ApolloClient({ cache: new InMemoryCache(), link }), ORDER);
  if (outcome.kind !== 'refused') return null;
  localStorage.clear();
  createOutbox(7).update(() => [{ ...ORDER, outcome }]);
  const kept = createOutbox(7).lines()[0]!.outcome;
  return kept?.kind === 'refused' ? translateIn('fr', french)(kept.message) : null;
}

test('what is out of stock is named as the cart does, in the language of whoever reads it', async () => {
  expect(await toldOf({})).toBe('Noix (500 g) est en rupture de stock. Retirez cet article du panier.');
  expect(await toldOf({ onlyLeft: 1 })).toBe(
    'Il ne reste que 1 unité de Noix (500 g). Merci de ne pas en commander davantage.',
  );
  expect(await toldOf({ productId: 9, selectedSize: 'default' })).toMatch(/^Dattes est/);
});

test('of a line that is not in the order, and of anything else, is told what the shop says', async () => {
  expect(await toldOf({ productId: 5 })).toBe(REFUSAL.message);
  expect(await toldOf({ code: 'INSUFFICIENT_CREDIT', productId: null, message: 'Not enough credit.' })).toBe(
    'Not enough credit.',
  );
});
