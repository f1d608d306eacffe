import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AccountMenu } from './AccountMenu';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('the menu of an employee leads to their data, where it is exported and closed, and back', async () => {
  render(
    <MemoryRouter initialEntries={['/employee/portal?tab=orders']}>
      <Routes>
        <Route path="/employee/portal" element={<AccountMenu />} />
        <Route path="/account/data" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'My account' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My data' }));
  expect(screen.getByText('/account/data?returnTo=%2Femployee%2Fportal%3Ftab%3Dorders')).toBeInTheDocument();
});
