import { screen } from '@testing-library/react';
import { openAdminScreen } from '../../testing/adminScreen';
import { ReportNotices } from './ReportNotices';
import { reportsKey } from './keptReports';
import { createReports, type Outcome } from './reports';
import { useReports } from './useReports';

const REFUSED: Outcome = { kind: 'refused', message: 'Order #12 was delivered already.', isOfPhoto: false };

function Notices() {
  return <ReportNotices reports={useReports(7, false)} />;
}

/** Opens the notices of one report while another one is being sent, as long as the lock of sending is held. */
function openNotices(outcome: Outcome | null) {
  localStorage.clear();
  const report = { key: '0123456789abcdef', madeAt: new Date().toISOString(), session: 'an earlier one', sent: true };
  const atDoor = { kind: 'not-delivered', reason: 'Nobody was there', next: 'ANOTHER_DAY' } as const;
  createReports(7).update(() => [{ ...report, runId: 3, orderId: 12, atDoor, outcome }]);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, _options: object, work: (held: null) => unknown) => Promise.resolve(work(null)),
    },
  });
  return openAdminScreen(<Notices />, '/driver', {});
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('a report that was refused is removed, whatever is being sent meanwhile', async () => {
  const { user } = openNotices(REFUSED);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText(/^#12/)).not.toBeInTheDocument();
  expect(localStorage.getItem(reportsKey(7))).toBeNull();
});

test('one that may be on its way stays, and it is said why', async () => {
  const { user } = openNotices(null);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The report is just being sent.')).toBeVisible();
  expect(screen.getByText(/^#12/)).toBeVisible();
});
