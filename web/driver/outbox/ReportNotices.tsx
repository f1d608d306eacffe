import { Button } from 'antd';
import { useTranslation } from '../../i18n/text';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/toast/toast';
import styles from '../driver.module.css';
import type { Report } from './reports';
import type { DriverReports } from './useReports';

/** What was reported and the shop does not have yet, and what it refused. */
export function ReportNotices({ reports: all }: { reports: DriverReports }) {
  const t = useTranslation();
  const { reports, isSentAutomatically, isSaved } = all;
  const waiting = reports.filter((report) => report.outcome === null && isSentAutomatically(report));
  const offered = reports.filter((report) => report.outcome === null && !isSentAutomatically(report));
  const refused = reports.filter(({ outcome }) => outcome?.kind === 'refused');
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          title={t('{count, plural, one {# report waits to be sent} other {# reports wait to be sent}}', {
            count: waiting.length,
          })}
        >
          <p>
            {waiting.every(isSaved)
              ? t('Kept on this phone, and sent as soon as there is a connection.')
              : t('This browser keeps nothing: please leave this page open until it is sent.')}
          </p>
        </Notice>
      )}
      {offered.map((report) => (
        <Notice key={report.key} title={titleOf(report, t('A report of an earlier sign-in was not sent'))}>
          <Actions report={report} all={all} sendText={t('Send Now')} />
        </Notice>
      ))}
      {refused.map((report) => (
        <Notice key={report.key} tone="error" title={titleOf(report, t('The shop did not take this report'))}>
          {report.outcome?.kind === 'refused' && <p dir="auto">{report.outcome.message}</p>}
          <Actions
            report={report}
            all={all}
            sendText={
              report.outcome?.kind === 'refused' && report.outcome.isOfPhoto
                ? t('Send without the photo')
                : t('Try Now')
            }
          />
        </Notice>
      ))}
    </>
  );
}

function titleOf({ orderId }: Report, text: string): string {
  return `#${orderId}: ${text}`;
}

function Actions({ report, all, sendText }: { report: Report; all: DriverReports; sendText: string }) {
  const t = useTranslation();
  const toast = useToast();

  async function remove(): Promise<void> {
    if (await all.giveUp(report.key)) return;
    toast({ title: t('Not removed'), description: t('The report is just being sent.'), tone: 'error' });
  }

  return (
    <div className={styles.buttons}>
      <Button type="primary" onClick={() => all.sendAgain(report.key)}>
        {sendText}
      </Button>
      <Button onClick={() => void remove()}>{t('Remove')}</Button>
    </div>
  );
}
