import { useLanguage } from '../../i18n/text';
import { exactShopMoment, shopMoment } from './shopTime';

/** A moment by the clock of the shop, short; exact on hover. */
export function ShopDate({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={exactShopMoment(at, language)}>
      {shopMoment(at, language)}
    </time>
  );
}
