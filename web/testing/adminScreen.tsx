import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { ToastProvider } from '../ui/toast/toast';
import { UnstyledApp } from './UnstyledApp';
import { setupUser } from './user';

type Variables = Record<string, unknown>;

/** A screen of the back office that was opened. */
interface OpenScreen {
  user: UserEvent;
  /** What was sent with an operation so far. */
  sent: (operation: string) => Variables[];
  /** Where the screen is, or has led to. */
  address: () => string;
}

/**
 * Opens a screen at an address of a shop that answers like this.
 * @param answers by the name of the operation
 */
export function openAdminScreen(
  screen: ReactNode,
  address: string,
  answers: Readonly<Record<string, (variables: Variables) => Variables>>,
): OpenScreen {
  const all: { operation: string; variables: Variables }[] = [];
  const link = new ApolloLink(
    ({ operationName: operation = '', variables }) =>
      new Observable((observer) => {
        all.push({ operation, variables });
        observer.next({ data: answers[operation]!(variables) });
        observer.complete();
      }),
  );
  let here = address;
  function Here() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  }
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <MemoryRouter initialEntries={[address]}>
        <UnstyledApp>
          <ToastProvider>
            {screen}
            <Here />
          </ToastProvider>
        </UnstyledApp>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return {
    user: setupUser(),
    sent: (operation) => all.filter((each) => each.operation === operation).map(({ variables }) => variables),
    address: () => here,
  };
}
