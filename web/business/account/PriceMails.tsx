import { useMutation } from '@apollo/client/react';
import { useTranslation } from '../../i18n/text';
import { useBusinessAccount } from '../businessAccount';
import { SetPriceMailsDocument } from '../documents';
import { SwitchedSetting } from './SwitchedSetting';

/** Whether the business gets its changed prices by mail (specification 23.8). */
export function PriceMails() {
  const t = useTranslation();
  const { viewer } = useBusinessAccount();
  const [setPriceMails] = useMutation(SetPriceMailsDocument);
  return (
    <SwitchedSetting
      title={t('Mails')}
      label={t('Mail me when my prices change')}
      hint={t(
        'A day before planned prices hold, else a few minutes after the change: old and new prices in a table, to {email}. Prices of others and orders that are placed are not in it.',
        { email: viewer.email },
      )}
      on={viewer.priceMails === true}
      saved={(on) => (on ? t('Mails about your prices are on') : t('Mails about your prices are off'))}
      failed={t('Failed to change the mails about your prices')}
      save={(on) => setPriceMails({ variables: { on } })}
    />
  );
}
