import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import type { ExplainPriceQuery } from '../gql/graphql';
import french from '../i18n/messages/fr/store.json';
import { activate } from '../i18n/text';
import { Explanation } from './Explanation';

afterEach(() => activate('en'));

const step = (rule: 'BUSINESS' | null, percent: string | null, change: string) => ({
  __typename: 'PriceWaterfallStep' as const,
  kind:
    percent === null ? (rule === null ? ('CUSTOMER_PRICE' as const) : ('OWN_PRICE' as const)) : ('DISCOUNT' as const),
  rule,
  percent,
  change,
});

const EXPLANATION: ExplainPriceQuery['priceExplanation'] = {
  __typename: 'PriceExplanation',
  productName: 'Almonds',
  variant: null,
  priceBook: 'discount:12.55',
  sentence: 'As it is.',
  since: null,
  price: {
    __typename: 'Price',
    amount: '266722.50',
    listAmount: '345000.00',
    saved: '78277.50',
    percentOff: 23,
    discountPercent: '12.55',
  },
  waterfall: [step(null, null, '345000.00'), step('BUSINESS', null, '-40000.00'), step(null, '12.55', '-38277.50')],
  steps: [{ __typename: 'PriceStep', rule: 'BUSINESS', amount: '305000.00', outcome: 'CHOSEN' }],
};

function open() {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  render(
    <ApolloProvider client={client}>
      <Explanation explanation={EXPLANATION} />
    </ApolloProvider>,
  );
}

it('writes the percentage as the language does', () => {
  activate('fr', french);
  open();
  expect(screen.getByText(/^Remise professionnelle de 12,55.%$/)).toBeInTheDocument();
});

it('writes what was set at a step in the form of the way beside it', () => {
  open();
  expect(screen.getByRole('cell', { name: 'LBP 305,000.00' })).toBeInTheDocument();
  expect(screen.getByText('LBP 266,722.50')).toBeInTheDocument();
});
