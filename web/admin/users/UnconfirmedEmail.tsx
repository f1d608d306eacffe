import { useMutation } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Label } from '../../ui-antd/list/Label';
import { useAction } from '../../ui-antd/actions/useAction';
import { SendUserEmailConfirmationDocument, type User } from './documents';
import styles from './UnconfirmedEmail.module.css';

/** Somebody with an address that may not be confirmed. */
type Addressed = Pick<User, 'id' | 'username' | 'email' | 'emailConfirmed' | 'active'>;

/** Sends the link by which an address is confirmed to somebody. */
function useSendLink(): (user: Addressed) => Promise<void> {
  const [send] = useMutation(SendUserEmailConfirmationDocument);
  const act = useAction();
  return async ({ id, email }) => {
    await act(() => send({ variables: { userId: id } }), {
      success: `A new link was sent to ${email}`,
      title: 'Error sending the link',
      fallback: 'An error occurred',
    });
  };
}

/** Marks an address in a list that is not confirmed. */
export function UnconfirmedLabel({ user }: { user: Pick<User, 'emailConfirmed'> }) {
  return (
    user.emailConfirmed === false && (
      <Label tone="warning" wraps>
        Email not confirmed
      </Label>
    )
  );
}

/** Sends the link again, where there is one to send. */
export function SendLinkButton({ user }: { user: Addressed }) {
  const sendLink = useSendLink();
  if (user.emailConfirmed !== false || !user.active) return null;
  return (
    <Button
      type="link"
      onClick={() => void sendLink(user)}
      aria-label={`Send the confirmation link to ${user.username} again`}
    >
      Send link again
    </Button>
  );
}

/** Says with the form of an account that its address is not confirmed, and what that means. */
export function UnconfirmedEmail({ user }: { user: Addressed }) {
  const sendLink = useSendLink();
  const [sending, setSending] = useState(false);
  if (user.emailConfirmed !== false) return null;
  async function send(): Promise<void> {
    setSending(true);
    await sendLink(user);
    setSending(false);
  }
  return (
    <Alert
      type="warning"
      showIcon
      title="The e-mail address is not confirmed"
      description={
        <div className={styles.notice}>
          <p>
            Nobody has opened the link that was sent to <bdi>{user.email}</bdi>. Until then no other mail goes there.
          </p>
          {user.active && (
            <Button loading={sending} onClick={() => void send()}>
              Send Link Again
            </Button>
          )}
        </div>
      }
    />
  );
}
