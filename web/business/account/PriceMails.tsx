import { useMutation } from '@apollo/client/react';
import { Switch } from 'antd';
import { useId } from 'react';
import { useAction } from '../../ui-antd/actions/useAction';
import { Section } from '../../ui-antd/layout/Section';
import { useBusinessAccount } from '../businessAccount';
import { SetPriceMailsDocument } from '../documents';
import styles from './AccountTab.module.css';
import { useTranslation } from '../../i18n/text';

/** Whether the business gets its changed prices by mail (specification 23.8). */
export function PriceMails() {
  const t = useTranslation();
  const { viewer, refetch } = useBusinessAccount();
  const [setPriceMails, { loading }] = useMutation(SetPriceMailsDocument);
  const act = useAction();
  const id = useId();
  const choose = async (on: boolean): Promise<void> => {
    const done = await act(() => setPriceMails({ variables: { on } }), {
      success: on ? t('Mails about your prices are on') : t('Mails about your prices are off'),
      fallback: t('Failed to change the mails about your prices'),
    });
    if (done) refetch();
  };
  return (
    <Section title={t('Mails')}>
      <div className={styles.choice}>
        <Switch
          id={id}
          checked={viewer.priceMails === true}
          loading={loading}
          aria-describedby={`${id}-hint`}
          onChange={(on) => void choose(on)}
        />
        <label htmlFor={id}>{t('Mail me when my prices change')}</label>
      </div>
      <p id={`${id}-hint`}>
        {t(
          'A day before planned prices hold, else a few minutes after the change: old and new prices in a table, to {email}. Prices of others and orders that are placed are not in it.',
          { email: viewer.email },
        )}
      </p>
    </Section>
  );
}
