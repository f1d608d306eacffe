import { useMutation } from '@apollo/client/react';
import { msg, useTranslation } from '../../i18n/text';
import { failureText } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import { Button } from '../../ui/form/Button';
import { useToast } from '../../ui/toast/toast';
import { SendEmailConfirmationDocument } from './documents';

const TOO_MANY = msg('Too many mails. Please look into your mail, also among unwanted mail, or try again in an hour.');

interface SendAgainProps {
  label: string;
  /** When the address turns out to be confirmed: nothing was sent. */
  onConfirmed: () => void;
}

/** Sends the link by which the own address is confirmed, once more. */
export function SendAgain({ label, onConfirmed }: SendAgainProps) {
  const t = useTranslation();
  const toast = useToast();
  const [send, { loading }] = useMutation(SendEmailConfirmationDocument, { fetchPolicy: 'no-cache' });

  async function press(): Promise<void> {
    try {
      const { data } = await send();
      if (data?.sendEmailConfirmation) {
        toast({
          title: t('A link is on its way'),
          description: t('It works once, for 24 hours; an earlier one does not work any more.'),
        });
      } else {
        toast({ title: t('Your e-mail address is confirmed') });
        onConfirmed();
      }
    } catch (error) {
      const why = codeOf(error) === 'RATE_LIMITED' ? TOO_MANY : failureText(error);
      toast({ title: t('The link could not be sent'), description: t(why), tone: 'error' });
    }
  }

  return (
    <Button look="quiet" busy={loading} onClick={() => void press()}>
      {loading ? t('Sending…') : label}
    </Button>
  );
}
