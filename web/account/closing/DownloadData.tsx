import { useState } from 'react';
import { msg, useTranslation } from '../../i18n/text';
import { SIGN_IN_FIRST, UNREACHABLE } from '../../i18n/refusalText';
import { fileNameOf, saveFile } from '../../lib/saveFile';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import styles from './ClosingPage.module.css';

const TOO_MANY = msg('You have downloaded it ten times in an hour. Please try again later.');

/** What is told by the status of the answer. */
const REFUSALS: Readonly<Partial<Record<number, string>>> = { 401: SIGN_IN_FIRST, 429: TOO_MANY };

/** Gives whoever is signed in a file with all that the shop keeps about them (specification 24.1). */
export function DownloadData() {
  const t = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download(): Promise<void> {
    setFailure(null);
    setBusy(true);
    try {
      const answer = await fetch('/api/account/export', { credentials: 'same-origin' });
      // A file that was cut off on its way is no answer: reading it fails.
      if (answer.ok) saveFile(await answer.blob(), fileNameOf(answer) ?? 'bustan_account.json');
      else setFailure(REFUSALS[answer.status] ?? UNREACHABLE);
    } catch {
      setFailure(UNREACHABLE);
    }
    setBusy(false);
  }

  return (
    <div className={styles.part}>
      <p className={styles.quiet}>
        {t('A file with all that the shop keeps about you: account, addresses, orders, devices. No password is in it.')}
      </p>
      {failure && <Notice tone="error" title={t(failure)} />}
      <div>
        <Button look="quiet" busy={busy} onClick={() => void download()}>
          {t('Download my data')}
        </Button>
      </div>
    </div>
  );
}
