import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { JobsPage } from './JobsPage';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

const NOW = '2026-11-20T10:00:00.000Z';

const NO_BACKUPS = { isSetUp: false, runs: [] as Record<string, unknown>[] };
const RUN = { __typename: 'BackupRun', day: '2026-11-20', file: 'bustan-2026-11-20.backup', endedAt: NOW };

/** A shop with one mail that has failed, which runs again when it is asked to. */
function openShop(backups = NO_BACKUPS) {
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  let failed = 1;
  const answers: Record<string, () => Record<string, unknown>> = {
    AdminJobs: () => ({
      jobs: {
        __typename: 'JobPage',
        totalCount: failed,
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        nodes:
          failed === 0
            ? []
            : [
                {
                  __typename: 'Job',
                  id: '17',
                  task: 'SEND_MAIL',
                  state: 'FAILED',
                  attempts: 32,
                  maxAttempts: 32,
                  dueAt: NOW,
                  createdAt: NOW,
                  lastError: 'Error ESOCKET. The log says more.',
                },
              ],
      },
    }),
    AdminJobCounts: () => ({
      jobCounts: [
        {
          __typename: 'JobCount',
          task: 'SEND_MAIL',
          waiting: 0,
          running: 0,
          retrying: 0,
          failed,
          done: 1234,
          lastDoneAt: NOW,
        },
      ],
    }),
    AdminBackups: () => ({ backups: { __typename: 'Backups', ...backups } }),
    AdminRunJobAgain: () => {
      failed = 0;
      return { runJobAgain: { __typename: 'Job', id: '17', state: 'WAITING' } };
    },
    AdminRunFailedJobs: () => {
      failed = 0;
      return { runFailedJobs: 1 };
    },
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        observer.next({ data: answers[operationName]!() });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <MemoryRouter initialEntries={['/admin/jobs']}>
        <UnstyledApp>
          <ToastProvider>
            <JobsPage />
          </ToastProvider>
        </UnstyledApp>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

test('an admin sees what failed and why, and runs it again', async () => {
  const sent = openShop();
  // In a narrow window each row opens to show the rest.
  await userEvent.click(await screen.findByRole('button', { name: 'More about job 17' }));
  expect(await screen.findByText('Error ESOCKET. The log says more.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'More about Send a mail' }));
  expect(await screen.findByText('1,234')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Run job 17 again' }));
  expect(await screen.findByText('The job runs again')).toBeInTheDocument();
  expect(await screen.findByText('No job waits')).toBeInTheDocument();
  expect(sent.filter(({ name }) => name.startsWith('AdminRun'))).toEqual([
    { name: 'AdminRunJobAgain', variables: { id: '17' } },
  ]);
});

test('all failed jobs of a task run again together', async () => {
  const sent = openShop();
  await userEvent.click(await screen.findByRole('button', { name: 'Run the 1 failed of “Send a mail” again' }));
  expect(await screen.findByText('The failed jobs run again')).toBeInTheDocument();
  expect(await screen.findByText('No job waits')).toBeInTheDocument();
  expect(sent.filter(({ name }) => name.startsWith('AdminRun'))).toEqual([
    { name: 'AdminRunFailedJobs', variables: { task: 'SEND_MAIL' } },
  ]);
});

test('the nightly backups: how large one is and that it was verified, why another failed', async () => {
  const none = { bytes: null, orders: null, verifiedAt: null };
  openShop({
    isSetUp: true,
    runs: [
      { ...RUN, id: '2', state: 'FAILED', error: 'The disk is full.', ...none },
      { ...RUN, id: '1', state: 'MADE', error: null, bytes: 24_991_780, orders: 1234, verifiedAt: NOW },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about backup 2 of 2026-11-20' }));
  expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
  expect(screen.getByText('25.0 MB')).toBeInTheDocument();
  expect(screen.getByText('Made')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More about backup 1 of 2026-11-20' }));
  expect(await screen.findByText('1,234')).toBeInTheDocument();
});

test('without BACKUP_DIR it says that no backup is made', async () => {
  openShop();
  expect(await screen.findByText('No backup is made')).toBeInTheDocument();
});
