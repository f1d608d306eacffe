import { useLanguage } from '../../i18n/text';
import { useShopTimeZone } from '../../shop/useShop';
import { exactShopMoment, shopMoment } from './shopTime';

/** A moment by the clock of the shop, short; exact on hover. */
export function ShopDate({ at }: { at: string }) {
  const options = { language: useLanguage(), timeZone: useShopTimeZone() };
  return (
    <time dateTime={at} title={exactShopMoment(at, options)}>
      {shopMoment(at, options)}
    </time>
  );
}
