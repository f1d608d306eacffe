import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { ToastProvider } from '../../ui/toast/toast';
import { EmployeeDialog, type EmployeeRow } from './EmployeeDialog';

const EMPLOYEE: EmployeeRow = {
  __typename: 'Employee',
  id: 4,
  username: 'picker',
  email: 'picker@example.com',
  firstName: 'Sami',
  lastName: 'Daher',
  employeeLocation: 'Market Hall',
  employeeAddress: 'Market Square 2',
  employeeCity: 'Zahle',
  employeeState: 'Bekaa',
  employeeZip: '1801',
  employeePhone: '+961 8 222 333',
};

function open() {
  const sent: Record<string, unknown>[] = [];
  const saved = jest.fn();
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        observer.next({ data: { updateEmployee: { __typename: 'Employee', id: 4 } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <MemoryRouter>
        <UnstyledApp>
          <ToastProvider>
            <EmployeeDialog employee={EMPLOYEE} onSaved={saved} onClose={() => undefined} />
          </ToastProvider>
        </UnstyledApp>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, saved };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('sends what was changed alone, since the employee may have changed e-mail and phone meanwhile', async () => {
  const { sent, saved } = open();
  const location = await screen.findByLabelText(/^Location Name/);
  await userEvent.clear(location);
  await userEvent.type(location, 'Harbour');
  await save();
  expect(await screen.findByText('Employee updated successfully')).toBeVisible();
  expect(sent).toEqual([{ id: 4, input: { employeeLocation: 'Harbour' } }]);
  expect(saved).toHaveBeenCalledTimes(1);
});

test('sends nothing where nothing was changed', async () => {
  const { sent, saved } = open();
  await screen.findByLabelText(/^Location Name/);
  await save();
  expect(await screen.findByText('Employee updated successfully')).toBeVisible();
  expect(sent).toEqual([]);
  expect(saved).toHaveBeenCalledTimes(1);
});
