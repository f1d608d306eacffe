import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import { BusinessAccountContext, type BusinessAccount } from '../businessAccount';
import { AccountTab } from './AccountTab';

const account = {
  viewer: { username: 'cedar', email: 'cedar@example.com', deliveryPlace: null } as BusinessAccount['viewer'],
  byCredit: true,
} as BusinessAccount;

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('the account of a business leads to its data, where it is exported and closed, and back', async () => {
  const link = new ApolloLink(() => NEVER);
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <App>
        <ToastProvider>
          <MemoryRouter initialEntries={['/business/portal?tab=account']}>
            <BusinessAccountContext value={account}>
              <Routes>
                <Route path="/business/portal" element={<AccountTab />} />
                <Route path="/account/data" element={<Address />} />
              </Routes>
            </BusinessAccountContext>
          </MemoryRouter>
        </ToastProvider>
      </App>
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'My data' }));
  expect(screen.getByText('/account/data?returnTo=%2Fbusiness%2Fportal%3Ftab%3Daccount')).toBeInTheDocument();
});
