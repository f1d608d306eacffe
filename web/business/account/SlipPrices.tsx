import { useMutation } from '@apollo/client/react';
import { useTranslation } from '../../i18n/text';
import { useBusinessAccount } from '../businessAccount';
import { SetSlipPricesDocument } from '../documents';
import { SwitchedSetting } from './SwitchedSetting';

/** Whether the slips in the boxes of the business say prices (specification 32.4). */
export function SlipPrices() {
  const t = useTranslation();
  const { viewer } = useBusinessAccount();
  const [setSlipPrices] = useMutation(SetSlipPricesDocument);
  return (
    <SwitchedSetting
      title={t('Packing slips')}
      label={t('Show prices on the slips in my boxes')}
      hint={t('The slips of what your employees order never show prices.')}
      on={viewer.slipPrices === true}
      saved={(on) => (on ? t('Your slips show prices') : t('Your slips show no prices'))}
      failed={t('Failed to change your packing slips')}
      save={(on) => setSlipPrices({ variables: { on } })}
    />
  );
}
