import type { ShopQuery } from '../gql/graphql';
import { Card } from '../ui/Card';
import { MailIcon, PhoneIcon } from '../ui/icons';
import styles from './NeedHelp.module.css';

/** How to reach the shop while ordering. */
export function NeedHelp({ shop }: { shop: ShopQuery['shop'] | null }) {
  return (
    <Card title="Need help?">
      <p>We are here daily 8:00 AM - 8:00 PM.</p>
      {shop && (
        <ul className={styles.ways}>
          <li>
            <PhoneIcon /> <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
          </li>
          <li>
            <MailIcon /> <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </li>
        </ul>
      )}
    </Card>
  );
}
