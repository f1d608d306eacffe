import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Observable, type Observer } from 'rxjs';
import { ToastProvider } from '../ui/toast/toast';
import type { Matrix, MatrixCell, MatrixRow } from '../admin/prices/documents';
import { SHOP } from './shopDetails';
import { UnstyledApp } from './UnstyledApp';
import { PricesPage } from '../admin/prices/PricesPage';
import { setupUser } from './user';

const BUSINESSES = ['Cedar Terrace', 'Hotel Al-Arz'].map((businessName, at) => ({
  __typename: 'PriceMatrixBusiness' as const,
  userId: at + 7,
  businessName,
  priceBook: at === 0 ? 'individual:7' : 'discount:10.00',
}));

export const cell = (userId: number, amount: string | null, changes: Partial<MatrixCell> = {}): MatrixCell => ({
  __typename: 'PriceMatrixCell',
  userId,
  agreedPrice: null,
  matches: true,
  planned: null,
  price:
    amount === null ? null : { __typename: 'Price', amount, listAmount: '100.00', percentOff: 0, rule: 'BUSINESS' },
  ...changes,
});

const row = (variant: string | null, cells: MatrixCell[], changes: Partial<MatrixRow> = {}): MatrixRow => ({
  __typename: 'PriceMatrixRow',
  productId: 5,
  productName: 'Almonds',
  variant,
  isForAllSizes: variant === null,
  customerPrice: variant === null ? null : '100.00',
  cells,
  ...changes,
});

export const ROWS = [
  row(null, [cell(7, null), cell(8, null)]),
  row('500g', [cell(7, '60.00', { agreedPrice: '60.00' }), cell(8, '72.00')]),
  row('1kg', [
    cell(7, '130.00'),
    cell(8, null, { planned: { __typename: 'PlannedPrice', planId: 3, at: '2026-12-01T04:00:00Z', amount: '90.00' } }),
  ]),
];

export const CONFLICT = { message: 'admin has changed this meanwhile', extensions: { code: 'CONFLICT' } };

/**
 * A page on a shop whose answers are given one by one, but for reads, which come at once.
 * @param onRead changes the answer to a read, or refuses it by throwing
 */
export function open(
  address = '/admin/prices',
  changes: Partial<Matrix> = {},
  onRead: (variables: Record<string, any>) => Partial<Matrix> | Promise<Partial<Matrix>> = () => ({}),
) {
  let matrix: Matrix = {
    __typename: 'PriceMatrix',
    nextProductId: null,
    nextUserId: null,
    productsLookedAt: 1,
    isOfFirstBusinesses: false,
    knownSince: '2026-01-01T00:00:00.000Z',
    businesses: BUSINESSES,
    rows: ROWS,
    ...changes,
  };
  const asked: Record<string, any>[] = [];
  const written: { name: string; variables: Record<string, any>; answer: Observer<any> }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const answer = (data: object) => {
          observer.next({ data });
          observer.complete();
        };
        if (operationName === 'Shop') return answer({ shop: SHOP });
        if (operationName === 'PriceMatrix') {
          asked.push(variables);
          const of = variables.userIds as number[] | undefined;
          const rows = matrix.rows.map((each) => ({
            ...each,
            cells: each.cells.filter(({ userId }) => !of || of.includes(userId)),
          }));
          void Promise.resolve()
            .then(() => onRead(variables))
            .then(
              (more) => answer({ priceMatrix: { ...matrix, rows, ...more } }),
              (error: unknown) => observer.error(error),
            );
        } else if (operationName === 'AdminCategories') answer({ categories: [] });
        else written.push({ name: operationName ?? '', variables, answer: observer });
      }),
  );
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <ToastProvider>
          <UnstyledApp>
            <PricesPage />
          </UnstyledApp>
        </ToastProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return {
    asked,
    written,
    user: setupUser(),
    set: (changes: Partial<Matrix>) => void (matrix = { ...matrix, ...changes }),
    answer: (data: object, which = -1) =>
      act(() => {
        const { answer } = written.at(which)!;
        answer.next({ data });
        answer.complete();
        return Promise.resolve();
      }),
    refuse: (error: object) =>
      act(() => {
        const { answer } = written.at(-1)!;
        answer.next({ errors: [error] });
        answer.complete();
        return Promise.resolve();
      }),
  };
}

export const cells = async () =>
  within(await screen.findByRole('grid', { name: 'Prices of businesses' })).getAllByRole('gridcell');
export const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /agreed with/ });
export const agreed = (customPrice: string) => ({ setIndividualPrice: { __typename: 'IndividualPrice', customPrice } });
/** The rows with another price agreed with the first business for the smaller size. */
export const rowsWith = (agreedPrice: string) =>
  ROWS.map((each) =>
    each.variant === '500g' ? { ...each, cells: [cell(7, agreedPrice, { agreedPrice }), each.cells[1]!] } : each,
  );
