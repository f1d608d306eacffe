import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApolloClient } from '@apollo/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { RequestPasswordResetDocument } from '../account/recovery/documents';
import { createClient } from '../app/apollo';
import { ViewerDocument } from '../session/viewerDocument';
import { fakeNetwork } from '../testing/network';
import { NextVersion } from './NextVersion';
import { watchWrites } from './versionLink';

function open(reload: () => void, answers: Parameters<typeof fakeNetwork>[0] = {}): ApolloClient {
  const client = createClient(fakeNetwork(answers).link);
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <NextVersion reload={reload} />
        <Link to="/products/2">on</Link>
        <Link to="/order-success">ordered</Link>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return client;
}

describe('a new version', () => {
  const reload = jest.fn();
  beforeEach(() => reload.mockReset());

  it('is taken over by the next page, and not before', async () => {
    open(reload);
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('on'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits on the way to what an order has led to', async () => {
    open(reload);
    await userEvent.click(screen.getByText('ordered'));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('on'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits while something is being sent', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<never>((_, reject) => (answer = () => reject(new TypeError('Failed to fetch'))));
    const client = open(reload, { RequestPasswordReset: () => answered });
    const sent = client
      .mutate({ mutation: RequestPasswordResetDocument, variables: { account: 'a@b.example' } })
      .catch(() => 'answered');
    await userEvent.click(screen.getByText('on'));
    expect(reload).not.toHaveBeenCalled();
    answer();
    expect(await sent).toBe('answered');
    await userEvent.click(screen.getByText('ordered'));
    await userEvent.click(screen.getByText('on'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a document that the process which answers does not know yet', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is asked for again until one knows it', async () => {
    const unknown = { errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
    let asked = 0;
    const { link, of } = fakeNetwork({
      Viewer: () => ((asked += 1) < 4 ? (unknown as never) : { viewer: null }),
    });
    const client = createClient(link);
    watchWrites(client);
    const answer = client.query({ query: ViewerDocument });
    await jest.advanceTimersByTimeAsync(3_000);
    expect((await answer).data?.viewer).toBeNull();
    expect(of('Viewer')).toHaveLength(4);
  });
});
