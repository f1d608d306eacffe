import { useQuery } from '@apollo/client/react';
import { LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { dayText, todayIn } from '../delivery/deliveryDates';
import { useLanguage, useTranslation } from '../i18n/text';
import { watchConnection } from '../lib/connection';
import { listenToRuns } from '../lib/orderStream';
import { keepParts } from '../outbox/keepParts';
import { useLive } from '../lib/useLive';
import { useAuth } from '../session/viewer';
import { useShopTimeZone } from '../shop/useShop';
import { AdminFrame } from '../ui-antd/layout/AdminFrame';
import { StaffFrame } from '../ui-antd/layout/StaffFrame';
import { ListFailure } from '../ui-antd/list/ListStates';
import { Notice } from '../ui/feedback/Notice';
import { EmptyState, PageLoading } from '../ui/feedback/states';
import { LanguageSwitch } from '../ui/layout/LanguageSwitch';
import { Logo } from '../ui/layout/Logo';
import { Doors } from './door/Doors';
import { OwnRunsDocument } from './documents';
import { PageTitle } from '../ui/layout/PageTitle';
import styles from './driver.module.css';
import { ReportNotices } from './outbox/ReportNotices';
import { useReports, type DriverReports } from './outbox/useReports';
import { Run } from './Run';

import { saveRuns, type SavedDriver } from './savedRuns';
import { useDriverSignOut } from './useDriverSignOut';

interface DriverPageProps {
  userId: number;
  /** As an earlier visit kept them. */
  saved: SavedDriver | null;
  /** Whether the shop has confirmed the session; else what is shown is of an earlier visit. */
  confirmed: boolean;
}

/** Today's runs of a driver, stop by stop (specification 33.6). */
export function DriverPage({ userId, saved, confirmed }: DriverPageProps) {
  const t = useTranslation();
  const [offline, setOffline] = useState(false);
  useEffect(() => watchConnection(setOffline), []);
  const auth = useAuth();
  const viewer = auth.state === 'signed-in' ? auth.viewer : null;
  const name = viewer ? viewer.firstName || viewer.username : (saved?.name ?? '');
  const { data, error, loading, refetch } = useQuery(OwnRunsDocument, {
    skip: !confirmed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = () => void refetch().catch(() => {});
  const read = data?.ownRuns;
  useEffect(() => {
    if (!read) return;
    saveRuns({ id: userId, name, runs: read });
    void keepParts('/driver-parts.json');
  }, [read, userId, name]);
  const runs = read ?? saved?.runs;
  const reports = useReports(userId, confirmed);

  return (
    <AdminFrame>
      <StaffFrame className={styles.frame} sticky header={<Header name={name} reports={reports} />}>
        <PageTitle>{t('Deliveries')}</PageTitle>
        {confirmed && <Live onSettled={reload} />}
        {(offline || !confirmed) && (
          <Notice title={t('You are offline')}>
            <p>
              {t(
                'What you see may be old. What you report is kept on this phone, and sent when the connection is back.',
              )}
            </p>
          </Notice>
        )}
        <ReportNotices reports={reports} />
        {runs ? (
          <Doors userId={userId} runs={read} onReport={reports.report}>
            <Runs runs={runs} reports={reports} confirmed={confirmed} />
          </Doors>
        ) : error && !loading ? (
          <ListFailure what={t('Your deliveries')} error={error} onRetry={reload} />
        ) : (
          <PageLoading />
        )}
      </StaffFrame>
    </AdminFrame>
  );
}

function Header({ name, reports }: { name: string; reports: DriverReports }) {
  const t = useTranslation();
  const signOut = useDriverSignOut(reports);
  return (
    <>
      <span className={styles.brand}>
        <Logo size={36} />
      </span>
      <h1 className={styles.welcome}>
        <bdi>{name}</bdi>
      </h1>
      <div className={styles.actions}>
        <LanguageSwitch />
        <Button icon={<LogoutOutlined />} aria-label={t('Sign Out')} onClick={() => void signOut()} />
      </div>
    </>
  );
}

/** Listens to the own runs of today, and says when the connection is lost. */
function Live({ onSettled }: { onSettled: () => void }) {
  const t = useTranslation();
  const today = todayIn(useShopTimeZone());
  const isLive = useLive({ key: today, listen: (listener) => listenToRuns(today, true, listener), onSettled });
  return (
    <p role="status" className={styles.status}>
      {isLive ? '' : t('Live updates are interrupted; connecting again…')}
    </p>
  );
}

interface RunsProps {
  runs: SavedDriver['runs'];
  reports: DriverReports;
  confirmed: boolean;
}

function Runs({ runs, reports, confirmed }: RunsProps) {
  const t = useTranslation();
  const language = useLanguage();
  // What is on the way first, then what is to leave, at last what has come back.
  const sorted = useMemo(
    () => [...runs].sort((one, other) => PLACE[one.state] - PLACE[other.state] || one.id - other.id),
    [runs],
  );
  if (runs.length === 0) {
    return (
      <EmptyState title={t('No deliveries today')}>
        <p>{t('Your runs will appear here as the shop plans them.')}</p>
      </EmptyState>
    );
  }
  return sorted.map((run) => (
    <Run key={run.id} run={run} day={dayText(run.date, language)} reports={reports} confirmed={confirmed} />
  ));
}

const PLACE = { OUT: 0, PLANNED: 1, CLOSED: 2 } as const;
