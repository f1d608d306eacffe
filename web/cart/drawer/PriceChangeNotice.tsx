import { useTranslation } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import { PriceChangeList } from './PriceChangeList';
import { useCart } from '../cart';

/** Says which prices changed since they were put into the cart; the cart already holds the new ones. */
export function PriceChangeNotice() {
  const { changes, dismissChanges } = useCart();
  const t = useTranslation();
  if (changes.length === 0) return null;
  return (
    <Notice title={t('Prices have changed')}>
      <PriceChangeList changes={changes} />
      <Button look="quiet" onClick={dismissChanges}>
        {t('Got it')}
      </Button>
    </Notice>
  );
}
