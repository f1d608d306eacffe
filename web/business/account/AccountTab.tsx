import { Alert, Button, Descriptions } from 'antd';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ListTable } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { PasswordLink, SessionsLink } from '../../ui-antd/actions/PasswordLink';
import { useSignOut } from '../../ui-antd/actions/useSignOut';
import { useShop } from '../../shop/useShop';
import { addressLine, missingOfAddress, useBusinessAccount } from '../businessAccount';
import { ORDER_COLUMNS } from '../orders/columns';
import { BusinessOrdersDocument } from '../orders/documents';
import styles from './AccountTab.module.css';
import { BusinessTokens } from './BusinessTokens';
import { PriceMails } from './PriceMails';

/** How many orders the history of a cash account shows (specification 17.5). */
const LATEST = 10;

/** Who the business is to the shop, its address, and what other programs may do for it. */
export function AccountTab() {
  const { viewer, byCredit } = useBusinessAccount();
  const logout = useSignOut('/business/login');
  return (
    <>
      <Section
        title="Account"
        actions={
          <>
            <PasswordLink />
            <SessionsLink />
            <Button danger onClick={() => void logout()}>
              Sign Out
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
            { key: 'username', label: 'Username', children: viewer.username },
            { key: 'email', label: 'Email', children: viewer.email },
            { key: 'type', label: 'Account Type', children: 'Business' },
            { key: 'status', label: 'Status', children: 'Active' },
            { key: 'payment', label: 'Payment Mode', children: byCredit ? 'Credit' : 'Cash' },
          ]}
        />
      </Section>
      <PriceMails />
      <AddressBlock />
      {!byCredit && <CashHistory />}
      <BusinessTokens />
    </>
  );
}

/** Where orders go. Only admins change it. */
function AddressBlock() {
  const { viewer } = useBusinessAccount();
  const shop = useShop();
  const place = viewer.deliveryPlace;
  const missing = missingOfAddress(place);
  return (
    <Section title="Business Address">
      {missing.length > 0 && (
        <Alert
          type="warning"
          role="status"
          title="Some information is missing"
          description={`Your address has no ${missing.join(', no ')} yet. Orders need a street and a city to be delivered.`}
        />
      )}
      <Descriptions
        bordered
        column={1}
        size="small"
        styles={{ label: { inlineSize: '9.5rem' } }}
        items={[
          { key: 'name', label: 'Business Name', children: place?.businessName ?? '–' },
          { key: 'address', label: 'Address', children: addressLine(place) || '–' },
          { key: 'phone', label: 'Phone', children: place?.phone ?? '–' },
        ]}
      />
      <p className={styles.contact}>
        To change your address, please contact an admin
        {shop && (
          <>
            : <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>,{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </>
        )}
        .
      </p>
    </Section>
  );
}

/** The latest orders of a business that pays on delivery. */
function CashHistory() {
  const address = useListAddress('cash-');
  const { data, ...reading } = useListQuery(BusinessOrdersDocument, { first: LATEST });
  return (
    <Section title="Transaction History" actions={<ExportButton path="/api/business/export/orders.csv" filters={{}} />}>
      <p>{`Your latest ${LATEST} orders; the export holds all of them.`}</p>
      <ListTable
        label="Latest orders"
        rowKey="id"
        rowName={({ id }) => `order ${id}`}
        columns={ORDER_COLUMNS}
        reading={reading}
        page={data && { nodes: data.orders.nodes }}
        address={address}
        empty={{ title: 'No transactions yet', text: 'Your orders will appear here.' }}
      />
    </Section>
  );
}
