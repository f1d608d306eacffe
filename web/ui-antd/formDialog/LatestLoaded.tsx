import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../lib/focus/focus';
import { useTranslation } from '../../i18n/text';

/** Shows that the form is now based on what somebody else has saved, after the user loaded it. */
export function LatestLoaded() {
  const t = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that asked for it is gone; somebody may have gone on to a field before the answer came.
    if (isFocusLost()) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        type="info"
        role="status"
        title={t('This is the latest version')}
        description={t('What you changed is kept. What was changed meanwhile is marked beside its field.')}
      />
    </div>
  );
}
