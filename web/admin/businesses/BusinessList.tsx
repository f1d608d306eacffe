import type { ReactNode } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import type { PaymentMode, UserStatus } from '../../gql/graphql';
import { ChoiceFilter, chosen, Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import { Label } from '../../ui-antd/list/Label';
import { ListEmpty, ListFailure } from '../../ui-antd/list/ListStates';
import { Pager } from '../../ui-antd/list/pages/Pager';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { CellErrorBoundary } from '../../ui-antd/list/CellErrorBoundary';
import { UnconfirmedLabel } from '../users/UnconfirmedEmail';
import styles from './BusinessList.module.css';
import { BusinessUsersDocument, type BusinessRow } from './documents';

const STATES = { APPROVED: 'Approved', PENDING: 'Pending' } as const;

interface BusinessListProps {
  paymentMode?: PaymentMode | undefined;
  /** Which one is open. */
  chosenId: number | null;
  /** The line below the name of each business. */
  describe: (business: BusinessRow) => ReactNode;
}

/** The list of business users beside what is done with the chosen one; the choice is kept in the address. */
export function BusinessList({ paymentMode, chosenId, describe }: BusinessListProps) {
  const address = useListAddress();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const { data, ...reading } = useListQuery(BusinessUsersDocument, {
    after: address.after,
    search: address.get('search') || null,
    status: chosen<UserStatus>(address.get('status'), STATES as Readonly<Record<UserStatus, string>>),
    paymentMode: paymentMode ?? null,
    sort: 'NAME',
    descending: false,
  });
  const page = data?.users;
  const hrefOf = (id: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set('user', String(id));
    return `${pathname}?${parameters}`;
  };
  return (
    <section aria-label="Business users" className={styles.list} aria-busy={reading.loading}>
      <Filters>
        <SearchFilter address={address} label="Search businesses" />
        <ChoiceFilter address={address} name="status" label="Approval" choices={STATES} />
      </Filters>
      {reading.error ? <ListFailure what="The business users" error={reading.error} onRetry={reading.retry} /> : null}
      {page?.nodes.length === 0 && (
        <ListEmpty
          title="No business users yet"
          text="Create one on the dashboard, under Business."
          onClear={address.filtered(['search', 'status']) ? () => address.set({ search: '', status: '' }) : undefined}
        />
      )}
      <ul className={styles.items}>
        {page?.nodes.map((business) => (
          <li key={business.id}>
            <Link
              to={hrefOf(business.id)}
              state={state}
              className={styles.item}
              aria-current={business.id === chosenId ? 'true' : undefined}
            >
              <CellErrorBoundary
                language="en"
                row={business}
                dependency={describe}
                draw={() => (
                  <>
                    <span className={styles.name}>
                      <bdi>{business.businessName || business.username}</bdi>
                    </span>
                    <Approval business={business} />
                    <span className={styles.mark}>
                      <UnconfirmedLabel user={business} />
                    </span>
                    <span className={styles.text}>{describe(business)}</span>
                  </>
                )}
              />
            </Link>
          </li>
        ))}
      </ul>
      {page && <Pager count={page.nodes.length} total={page.totalCount} {...page.pageInfo} address={address} />}
    </section>
  );
}

/** Whether a business was approved. */
export function Approval({ business }: { business: Pick<BusinessRow, 'businessApproved' | 'active'> }) {
  if (!business.active) return <Label tone="bad">Deactivated</Label>;
  return business.businessApproved ? <Label tone="good">Approved</Label> : <Label tone="warning">Pending</Label>;
}
