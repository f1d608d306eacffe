import { lower, ok, route } from '../route';

interface RunData {
  state: string;
}

export const backupRoutes = [
  route<{ backups: { isSetUp: boolean; runs: RunData[] } }>({
    method: 'GET',
    path: '/api/admin/backups',
    summary: 'How it stands with the nightly backups',
    document: '{ backups { isSetUp runs { id day state file begunAt endedAt bytes orders verifiedAt error } } }',
    answer: ({ backups: { isSetUp, runs } }) =>
      ok({ isSetUp, runs: runs.map((run) => ({ ...run, state: lower(run.state) })) }),
  }),
];
