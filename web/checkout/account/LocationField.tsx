import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation, type Translate } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { useToast } from '../../ui/toast/toast';
import styles from './LocationField.module.css';
import type { AccountValues } from './accountCheckout';
import { coordinatesOf } from './geocode';
import { GeocoderDocument } from './geocoderDocument';
import { useCapture, type CaptureFailure } from './useCapture';

/** What can be done about a failure, below the button. */
const ADVICE: Record<CaptureFailure, (t: Translate) => string> = {
  unsupported: (t) => t('Your browser cannot tell where you are.'),
  denied: (t) => t('Location access is blocked. Allow it for this site in your browser, then try again.'),
  late: (t) => t('Your position was not found in time. It works better outdoors or near a window.'),
  unavailable: (t) => t('Your position is not available right now.'),
};

/** Where the buyer stands, as captured by GPS. A failed update leaves what was captured before. */
export function LocationField() {
  const t = useTranslation();
  const stateId = useId();
  const toast = useToast();
  const { values, errors, touched, setValues } = useFormikContext<AccountValues>();
  const [failure, setFailure] = useState<CaptureFailure | null>(null);
  const [credit, setCredit] = useState<string | null>(null);
  const client = useApolloClient();
  const { work, capture } = useCapture(() => geocoderOf(client), {
    onPosition(position) {
      const coordinates = coordinatesOf(position);
      setFailure(null);
      setCredit(null);
      void setValues((before) => ({ ...before, ...position, locatedAddress: coordinates }));
      toast({ title: t('Exact Location Captured'), description: t('{coordinates}', { coordinates }) });
    },
    onPlace({ address, credit: source }) {
      setCredit(source);
      void setValues((before) => ({ ...before, locatedAddress: address }));
    },
    onFailure(why) {
      setFailure(why);
      toast(failureToast(why, t));
    },
  });
  const { latitude, longitude, locatedAddress } = values;
  const captured = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const wrong = touched.latitude && errors.latitude ? errors.latitude : undefined;
  return (
    <div className={styles.field}>
      <Button
        look="quiet"
        wide
        busy={work === 'locating'}
        data-wrong={wrong ? true : undefined}
        aria-describedby={stateId}
        onClick={capture}
      >
        {buttonText(t, work === 'locating', captured !== null)}
      </Button>
      <div id={stateId} role="status" className={styles.state}>
        {captured && (
          <>
            <p className={styles.address}>
              <bdi>{locatedAddress}</bdi>
            </p>
            <p className={styles.quiet}>
              <bdi dir="ltr">{`GPS: ${coordinatesOf(captured)}`}</bdi>
            </p>
          </>
        )}
        {work === 'naming' && <p className={styles.quiet}>{t('Looking up the address…')}</p>}
        {failure && <p className={styles.wrong}>{ADVICE[failure](t)}</p>}
        {wrong && !captured && <p className={styles.wrong}>{t(wrong)}</p>}
      </div>
      {credit && (
        <p className={styles.quiet}>
          <bdi>{credit}</bdi>
        </p>
      )}
      <p className={styles.quiet}>{t('Your position is sent to a public maps service to find its address.')}</p>
    </div>
  );
}

/** Where the shop has addresses of positions looked up. */
async function geocoderOf(client: ApolloClient): Promise<string | null> {
  const { data } = await client.query({ query: GeocoderDocument, fetchPolicy: 'no-cache' });
  return data?.shop.geocoderUrl ?? null;
}

function buttonText(t: Translate, busy: boolean, captured: boolean): string {
  if (busy) return t('Getting your location…');
  return captured ? t('Update GPS Location') : t('Use My Exact Location (GPS)');
}

function failureToast(failure: CaptureFailure, t: Translate) {
  return failure === 'unsupported'
    ? ({
        title: t('Location Not Supported'),
        description: t('Your browser cannot tell where you are. Please enter address manually.'),
        tone: 'error',
      } as const)
    : ({
        title: t('Location Error'),
        description: t('Unable to get your location. Please enter address manually.'),
        tone: 'error',
      } as const);
}
