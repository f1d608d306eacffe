import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { randomKey } from '../../ordering/attempt';
import { createSendQueue, drop, whileAlone } from '../../outbox/sendQueue';
import { sessionOf } from '../../outbox/session';
import { lastViewer } from '../../session/lastViewer';
import { ViewerDocument } from '../../session/viewerDocument';
import { OwnRunsDocument } from '../documents';
import { createReports, isSaved, withoutPhoto, type AtDoor, type Report } from './reports';
import { sendReport } from './sendReport';

/** What the driver has reported and the shop does not have yet. */
export interface DriverReports {
  reports: readonly Report[];
  /** Keeps a report on the phone and sends it, now or as soon as it can be sent. */
  report: (runId: number, orderId: number, atDoor: AtDoor) => void;
  /** Sends one anew: one that was refused for its photo goes without it, one of an earlier session in this one. */
  sendAgain: (key: string) => void;
  /** Takes one back that was refused, or was made in an earlier session; false when it is just being sent. */
  giveUp: (key: string) => Promise<boolean>;
  /** Whether it is sent without asking. */
  isSentAutomatically: (report: Report) => boolean;
  /** Whether it is still there after the page was closed. */
  isSaved: (report: Report) => boolean;
}

/**
 * Keeps and sends what happens at the doors, also without a network (specification 33.6).
 * @param confirmed whether the shop has confirmed the session; before that nothing is sent
 */
export function useReports(userId: number, confirmed: boolean): DriverReports {
  const client = useApolloClient();
  const outbox = useMemo(() => createReports(userId), [userId]);
  const session = useMemo(() => sessionOf(userId), [userId]);
  const reports = useSyncExternalStore(outbox.subscribe, outbox.lines);
  const lock = `doors-of-${userId}`;
  const queue = useMemo(
    () =>
      createSendQueue({
        outbox,
        lock,
        send: (report: Report) => sendReport(client, report),
        // Another tab may have signed somebody else in, whose session it would be sent with.
        maySend: (report) =>
          report.outcome === null && report.session === session && [null, String(userId)].includes(lastViewer()),
        onSettled({ key }, outcome) {
          if (outcome.kind === 'kept') drop(outbox, key);
          void client.refetchQueries({ include: [OwnRunsDocument] }).catch(() => {});
        },
        onSignedOut: () => void client.refetchQueries({ include: [ViewerDocument] }).catch(() => {}),
      }),
    [client, outbox, lock, session, userId],
  );
  useEffect(() => (confirmed ? queue.start() : undefined), [queue, confirmed]);

  return {
    reports,
    isSentAutomatically: (report) => report.session === session,
    isSaved: (report) => isSaved(userId, report),
    report(runId, orderId, atDoor) {
      const madeAt = new Date().toISOString();
      const report = { key: randomKey(), madeAt, session, runId, orderId, atDoor, sent: false, outcome: null };
      outbox.update((before) => [...before, report]);
      if (confirmed) void queue.flush();
    },
    sendAgain(key) {
      outbox.update((before) => before.map((each) => (each.key === key ? anew(each, session) : each)));
      if (confirmed) void queue.flush();
    },
    async giveUp(key) {
      const take = () => {
        drop(outbox, key);
        return true;
      };
      // Nobody sends one that was refused, so that it need not wait for others that are being sent.
      const isRefused = outbox.lines().some((each) => each.key === key && each.outcome !== null);
      return isRefused ? take() : ((await whileAlone(lock, take)) ?? false);
    },
  };
}

/** What was refused was not kept under its key, so that another content takes another one. */
function anew(report: Report, session: string): Report {
  const { outcome } = report;
  if (outcome === null) return { ...report, session };
  const sent = outcome.kind === 'refused' && outcome.isOfPhoto ? withoutPhoto(report) : report;
  return { ...sent, key: randomKey(), session, sent: false, outcome: null };
}
