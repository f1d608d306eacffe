import { phoneLink } from '../../../common/addresses/phoneLink';
import type { ShopQuery } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import { MailIcon, PhoneIcon } from '../../ui/laterIcons';
import styles from './NeedHelp.module.css';

/** How to reach the shop while ordering. */
export function NeedHelp({ shop }: { shop: ShopQuery['shop'] | null }) {
  const t = useTranslation();
  return (
    <Card title={t('Need help')}>
      <p>{t('We are here daily 8:00 AM - 8:00 PM.')}</p>
      {shop && (
        <ul className={styles.ways}>
          <li>
            <PhoneIcon />
            <a dir="ltr" href={phoneLink(shop.phone)}>
              {shop.phone}
            </a>
          </li>
          <li>
            <MailIcon />
            <a dir="ltr" href={`mailto:${shop.email}`}>
              {shop.email}
            </a>
          </li>
        </ul>
      )}
    </Card>
  );
}
