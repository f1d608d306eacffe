import { useState } from 'react';
import { useTranslation } from '../i18n/text';
import { Button } from '../ui/form/Button';
import { Logo } from '../ui/layout/Logo';
import styles from './InstallBanner.module.css';
import { installPrompt } from './installPrompt';
import { useInstallMethod } from './useInstallMethod';

/** Offers to install the shop as an app (specification 19.8); over the page, so that nothing moves. */
export function InstallBanner({ openedAt }: { openedAt: number }) {
  const t = useTranslation();
  const { method, dismiss } = useInstallMethod(openedAt);
  const [instructionsShown, setInstructionsShown] = useState(false);
  if (!method) return null;

  const install = async (prompt: () => Promise<unknown>) => {
    // The browser's prompt works once: the banner goes whatever the answer.
    dismiss();
    await prompt().catch(() => {});
    installPrompt.used();
  };

  return (
    <section aria-label={t('Install the app')} className={styles.banner} data-install-banner>
      <Logo size={40} />
      <div className={styles.words}>
        <h2>{t('Install the Bustan app')}</h2>
        {method.by === 'ios' && <p>{t('Tap Share, then Add to Home Screen.')}</p>}
        {method.by === 'offer' && <p>{t('Order faster, straight from your home screen.')}</p>}
        {method.by === 'hand' && (
          <p role="status">
            {instructionsShown
              ? t('Open the menu of the browser (⋮), then choose Install app or Add to Home screen.')
              : t('Order faster, straight from your home screen.')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {method.by === 'offer' && (
          <Button onClick={() => install(() => method.offer.event.prompt())}>{t('Install App Now')}</Button>
        )}
        {method.by === 'hand' && !instructionsShown && (
          <Button onClick={() => setInstructionsShown(true)}>{t('Install Instructions')}</Button>
        )}
        {method.by === 'ios' ? (
          <Button onClick={dismiss}>{t('Got it!')}</Button>
        ) : (
          <Button look="quiet" onClick={dismiss}>
            {t('Later')}
          </Button>
        )}
      </div>
    </section>
  );
}
