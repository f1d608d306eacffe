import { Alert, Button, Descriptions } from 'antd';
import { phoneLink } from '../../../common/addresses/phoneLink';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ListTable } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { DataLink, PasswordLink, ProfileLink, SessionsLink } from '../../ui-antd/actions/PasswordLink';
import { useSignOut } from '../../ui-antd/actions/useSignOut';
import { useShop } from '../../shop/useShop';
import { addressLine, missingOfAddress, useBusinessAccount } from '../businessAccount';
import { ORDER_COLUMNS } from '../orders/columns';
import { BusinessOrdersDocument } from '../orders/documents';
import styles from './AccountTab.module.css';
import { BusinessTokens } from './BusinessTokens';
import { PriceMails } from './PriceMails';
import { SlipPrices } from './SlipPrices';
import { useTranslation } from '../../i18n/text';

/** How many orders the history of a cash account shows (specification 17.5). */
const LATEST = 10;

/** Who the business is to the shop, its address, and what other programs may do for it. */
export function AccountTab() {
  const t = useTranslation();
  const { viewer, byCredit } = useBusinessAccount();
  const logout = useSignOut('/business/login');
  return (
    <>
      <Section
        title={t('Account')}
        actions={
          <>
            <ProfileLink />
            <PasswordLink />
            <SessionsLink />
            <DataLink />
            <Button danger onClick={() => void logout()}>
              {t('Sign Out')}
            </Button>
          </>
        }
      >
        <Descriptions
          bordered
          column={1}
          size="small"
          styles={{ label: { inlineSize: '9.5rem' } }}
          items={[
            { key: 'username', label: t('Username'), children: <bdi>{viewer.username}</bdi> },
            { key: 'email', label: t('Email'), children: <bdi>{viewer.email}</bdi> },
            { key: 'type', label: t('Account Type'), children: t('Business') },
            { key: 'status', label: t('Status'), children: t('Active') },
            { key: 'payment', label: t('Payment Mode'), children: byCredit ? t('Credit') : t('Cash') },
          ]}
        />
      </Section>
      <PriceMails />
      <SlipPrices />
      <AddressBlock />
      {!byCredit && <CashHistory />}
      <BusinessTokens />
    </>
  );
}

/** Where orders go. Only admins change it. */
function AddressBlock() {
  const t = useTranslation();
  const { viewer } = useBusinessAccount();
  const shop = useShop();
  const place = viewer.deliveryPlace;
  const missing = missingOfAddress(place);
  return (
    <Section title={t('Business Address')}>
      {missing.length > 0 && (
        <Alert
          type="warning"
          role="status"
          title={t('Some information is missing')}
          description={`${missing.map((sentence) => t(sentence)).join(' ')} ${t('Orders need a street and a city to be delivered.')}`}
        />
      )}
      <Descriptions
        bordered
        column={1}
        size="small"
        styles={{ label: { inlineSize: '9.5rem' } }}
        items={[
          { key: 'name', label: t('Business Name'), children: <bdi>{place?.businessName ?? '–'}</bdi> },
          { key: 'address', label: t('Address'), children: <bdi>{addressLine(place) || '–'}</bdi> },
          { key: 'phone', label: t('Phone'), children: <bdi dir="ltr">{place?.phone ?? '–'}</bdi> },
        ]}
      />
      <p className={styles.contact}>
        {!shop ? (
          t('To change your address, please contact an admin.')
        ) : (
          <>
            {t('To change your address, please contact an admin:')}{' '}
            <a href={phoneLink(shop.phone)} dir="ltr">
              {shop.phone}
            </a>
            {t(', ')}
            <a href={`mailto:${shop.email}`} dir="ltr">
              {shop.email}
            </a>
            .
          </>
        )}
      </p>
    </Section>
  );
}

/** The latest orders of a business that pays on delivery. */
function CashHistory() {
  const t = useTranslation();
  const address = useListAddress('cash-');
  const { data, ...reading } = useListQuery(BusinessOrdersDocument, { first: LATEST });
  return (
    <Section
      title={t('Transaction History')}
      actions={<ExportButton path="/api/business/export/orders.csv" filters={{}} />}
    >
      <p>
        {t('Your latest {count, plural, one {# order} other {# orders}}; the export holds all of them.', {
          count: LATEST,
        })}
      </p>
      <ListTable
        label={t('Latest orders')}
        rowKey="id"
        rowName={({ id }) => t('order {id}', { id })}
        columns={ORDER_COLUMNS}
        reading={reading}
        page={data && { nodes: data.orders.nodes }}
        address={address}
        empty={{ title: t('No transactions yet'), text: t('Your orders will appear here.') }}
      />
    </Section>
  );
}
