import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Observable } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import { Parcels } from './Parcels';

/** The parcels of an order that nobody has counted, in a shop that answers when `answer` is called. */
function openParcels() {
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  let keep: (parcels: number) => void = () => {};
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const parcels = variables.parcels as number;
        sent.push(parcels);
        answers.push(() => {
          keep(parcels);
          observer.next({ data: { setParcels: { __typename: 'Order', id: 302, parcels } } });
          observer.complete();
        });
      }),
  );
  function Order() {
    const [parcels, setParcels] = useState<number | null>(null);
    keep = setParcels;
    return <Parcels orderId={302} parcels={parcels} onChanged={() => {}} />;
  }
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ToastProvider>
        <Order />
      </ToastProvider>
    </ApolloProvider>,
  );
  return {
    sent,
    answer: () => act(async () => answers.shift()!()),
    tapPlus: () => userEvent.click(screen.getByRole('button', { name: 'Increase quantity of parcels' })),
    group: () => screen.getByRole('group', { name: 'Quantity of parcels' }),
  };
}

describe('the parcels of an order', () => {
  it('are none until they are counted, so that one can be counted', async () => {
    const { sent, answer, tapPlus, group } = openParcels();
    expect(screen.getByText('Parcels (not counted yet)')).toBeInTheDocument();
    expect(group()).toHaveTextContent('0');
    await tapPlus();
    await answer();
    expect(sent).toEqual([1]);
    expect(group()).toHaveTextContent('1');
    expect(screen.getByText('Parcels')).toBeInTheDocument();
  });

  it('are counted as quickly as who packs taps: the newest number is sent once the answer is there', async () => {
    const { sent, answer, tapPlus, group } = openParcels();
    await tapPlus();
    await tapPlus();
    await tapPlus();
    expect(group()).toHaveTextContent('3');
    expect(sent).toEqual([1]);
    await answer();
    expect(group()).toHaveTextContent('3');
    expect(sent).toEqual([1, 3]);
    await answer();
    expect(sent).toEqual([1, 3]);
    expect(group()).toHaveTextContent('3');
  });
});
