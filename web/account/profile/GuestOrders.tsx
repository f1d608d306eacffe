import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from '../../i18n/text';
import { failureText } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { useToast } from '../../ui/toast/toast';
import styles from '../page/AccountPage.module.css';
import { OwnOrdersDocument } from '../page/accountDocuments';
import { GuestOrdersDocument, OwnProfileDocument, TakeOverGuestOrdersDocument } from './documents';
import { SendAgain } from './SendAgain';

/**
 * The orders that a customer placed without an account (specification 8.21): how many there are, and the button that brings
 * them here. Nothing is shown while there are none, and no number before the address is confirmed.
 */
export function GuestOrders() {
  const t = useTranslation();
  const toast = useToast();
  const client = useApolloClient();
  const { data, refetch } = useQuery(GuestOrdersDocument, { fetchPolicy: 'no-cache' });
  const { data: profile } = useQuery(OwnProfileDocument, { fetchPolicy: 'cache-first' });
  const [takeOver, { loading }] = useMutation(TakeOverGuestOrdersDocument, { fetchPolicy: 'no-cache' });
  const count = data?.guestOrders;
  if (count === undefined || count === 0) return null;

  async function press(): Promise<void> {
    try {
      const taken = (await takeOver()).data?.takeOverGuestOrders.length ?? 0;
      toast({
        title: t(
          '{count, plural, =0 {There are no such orders any more} one {# order is yours now} other {# orders are yours now}}',
          {
            count: taken,
          },
        ),
      });
    } catch (error) {
      const isUnconfirmed = codeOf(error) === 'CONFLICT';
      toast({
        title: t('The orders could not be taken over'),
        description: isUnconfirmed ? t('Please confirm your e-mail address first.') : t(failureText(error)),
        tone: 'error',
      });
    }
    // They are taken over, whether or not the lists can be read.
    await client.refetchQueries({ include: [OwnOrdersDocument] }).catch(() => {});
    await refetch().catch(() => {});
  }

  return (
    <Card title={t('Orders without an account')}>
      {count === null ? (
        <>
          <p>
            {t(
              'Have you ordered here before you had an account? Once your e-mail address is confirmed by a link, those orders can be brought here.',
            )}
          </p>
          {/* While it is not confirmed at all, the profile offers the same. */}
          {profile?.ownProfile.emailConfirmed && (
            <div className={styles.actions}>
              <SendAgain label={t('Send the link')} onConfirmed={() => void refetch().catch(() => {})} />
            </div>
          )}
        </>
      ) : (
        <>
          <p>
            {t(
              '{count, plural, one {# order was placed without an account with your e-mail address.} other {# orders were placed without an account with your e-mail address.}}',
              { count },
            )}{' '}
            {t('They earn no loyalty points.')}
          </p>
          <div className={styles.actions}>
            <Button busy={loading} onClick={() => void press()}>
              {t('{count, plural, one {Bring it to my orders} other {Bring them to my orders}}', { count })}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
