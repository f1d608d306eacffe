import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { FormPage } from '../../ui/form/FormPage';
import { useLinkKey } from '../linkKey';
import { refusedOf } from '../recovery/refused';
import { ConfirmEmailDocument } from './documents';

/**
 * Where the link of a mail leads by which an address is confirmed (specification 8.19), signed in or not. It takes a press,
 * so that a program that opens links does not confirm anything.
 */
export function ConfirmEmailPage() {
  const t = useTranslation();
  const key = useLinkKey();
  const [dead, setDead] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const works = key !== null && key !== dead;
  return (
    <FormPage
      title={t('Confirm your e-mail address')}
      intro={works && confirmed === null ? [t('Then we can write to you about your orders and your account.')] : []}
      foot={<Link to="/account">{works ? t('My account') : t('Ask for a new link')}</Link>}
    >
      {confirmed !== null && <Confirmed email={confirmed} />}
      {confirmed === null && works && (
        <ConfirmButton secret={key} onConfirmed={setConfirmed} onDead={() => setDead(key)} />
      )}
      {!works && (
        <Notice
          tone="error"
          title={
            key === null
              ? t('Please open the link in your mail once more.')
              : t('This link does not work any more. Please ask for a new one.')
          }
        />
      )}
    </FormPage>
  );
}

interface ConfirmButtonProps {
  secret: string;
  /** Is given the address. */
  onConfirmed: (email: string) => void;
  onDead: () => void;
}

function ConfirmButton({ secret, onConfirmed, onDead }: ConfirmButtonProps) {
  const t = useTranslation();
  const [confirm, { loading }] = useMutation(ConfirmEmailDocument, { fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<string | null>(null);

  async function press(): Promise<void> {
    setFailure(null);
    try {
      const { data } = await confirm({ variables: { key: secret } });
      if (data) onConfirmed(data.confirmEmail.email);
    } catch (error) {
      const { message, fields } = refusedOf(error);
      if (fields.key) onDead();
      else setFailure(message);
    }
  }

  return (
    <>
      {failure && <Notice tone="error" title={t(failure)} />}
      <Button wide busy={loading} onClick={() => void press()}>
        {loading ? t('Confirming…') : t('This address is mine')}
      </Button>
    </>
  );
}

/** It has the focus, since the button is gone. */
function Confirmed({ email }: { email: string }) {
  const t = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} title={t('Your e-mail address is confirmed')}>
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
    </Notice>
  );
}
