import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { grouped } from '../../../common/amountText';
import type { DiscountCodeSort, DiscountCodeState } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { ChoiceFilter, chosen, Filters, SearchFilter, sorting } from '../../ui-antd/filters/Filters';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { RowActions } from '../../ui-antd/list/RowActions';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { DiscountDialog } from './DiscountDialog';
import { DeleteDiscountCodeDocument, DiscountCodesDocument, type DiscountCode } from './documents';

const STATES: Readonly<Record<DiscountCodeState, string>> = {
  VALID: 'Valid',
  INACTIVE: 'Inactive',
  EXPIRED: 'Expired',
  USED_UP: 'Used up',
};
const SORTS: Readonly<Record<DiscountCodeSort, true>> = {
  DATE: true,
  CODE: true,
  DISCOUNT: true,
  USES: true,
  EXPIRY: true,
};

/** Discount Codes: all of them, and what an administrator does with them. */
export function DiscountsSection() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(DiscountCodesDocument, {
    after: address.after,
    search: address.get('search') || null,
    state: chosen(address.get('state'), STATES) ?? null,
    ...sorting(address, SORTS, 'DATE'),
  });
  const [edited, setEdited] = useState<DiscountCode | 'new' | null>(null);
  const [deleteCode] = useMutation(DeleteDiscountCodeDocument);
  const act = useAction();
  const confirmDelete = useConfirmDelete();

  async function remove({ id, code }: DiscountCode): Promise<void> {
    if (!(await confirmDelete(code))) return;
    await act(() => deleteCode({ variables: { id } }), {
      success: 'Discount code deleted successfully',
      fallback: 'Failed to delete discount code',
    });
    reading.retry();
  }

  const columns: Column<DiscountCode>[] = [
    { title: 'Code', key: 'CODE', sorts: true, render: ({ code }) => <strong>{code}</strong> },
    {
      title: 'Discount',
      key: 'DISCOUNT',
      sorts: true,
      figures: true,
      below: 'CODE',
      render: ({ discountPercent }) => `${Number(discountPercent)}%`,
    },
    {
      title: 'Uses',
      key: 'USES',
      sorts: true,
      figures: true,
      from: 'sm',
      render: ({ currentUses }) => grouped(currentUses),
    },
    {
      title: 'Max Uses',
      key: 'maxUses',
      figures: true,
      from: 'sm',
      render: ({ maxUses }) =>
        maxUses != null ? (
          grouped(maxUses)
        ) : (
          <span aria-label="Unlimited" role="img">
            ∞
          </span>
        ),
    },
    {
      title: 'Expires',
      key: 'EXPIRY',
      sorts: true,
      from: 'md',
      render: ({ expiresAt }) => (expiresAt ? <DateText at={expiresAt} /> : 'Never'),
    },
    { title: 'Status', key: 'status', below: 'CODE', render: (code) => <CodeState code={code} /> },
    {
      title: 'Actions',
      key: 'actions',
      pinned: true,
      dependency: null,
      width: 116,
      render: (code) => (
        <RowActions name={code.code} onEdit={() => setEdited(code)} onDelete={() => void remove(code)} />
      ),
    },
  ];

  return (
    <Section
      title="Discount Codes"
      count={data?.discountCodes.totalCount}
      actions={
        <Button type="primary" onClick={() => setEdited('new')}>
          Create Discount Code
        </Button>
      }
    >
      <Filters>
        <SearchFilter address={address} label="Search codes" />
        <ChoiceFilter address={address} name="state" label="State" choices={STATES} />
      </Filters>
      <ListTable
        label="Discount codes"
        rowKey="id"
        rowName={({ code }) => code}
        columns={columns}
        reading={reading}
        page={data?.discountCodes}
        address={address}
        filters={['search', 'state']}
        empty={{ title: 'No discount codes yet', text: 'Create one, and shoppers can use it at checkout.' }}
      />
      {edited && (
        <DiscountDialog
          code={edited === 'new' ? null : edited}
          onSaved={reading.retry}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

const isOver = (moment: string) => new Date(moment) <= new Date();

/** Whether a code can be used now, else the first reason why not. */
function CodeState({ code: { isActive, expiresAt, maxUses, currentUses } }: { code: DiscountCode }) {
  if (!isActive) return <Label>Inactive</Label>;
  if (expiresAt && isOver(expiresAt)) return <Label tone="warning">Expired</Label>;
  if (maxUses !== null && currentUses >= maxUses) return <Label tone="warning">Used up</Label>;
  return <Label tone="good">Active</Label>;
}
