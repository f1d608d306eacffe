import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { DiscountCodesQuery } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { useAct } from '../frame/useAct';
import { useConfirmDelete } from '../frame/useConfirmDelete';
import { Label } from '../list/Label';
import { ListTable, type Column } from '../list/ListTable';
import { RowActions } from '../list/RowActions';
import { Section } from '../list/Section';
import { useListAddress } from '../list/useListAddress';
import { useListQuery } from '../list/useListQuery';
import { DiscountDialog } from './DiscountDialog';
import { DeleteDiscountCodeDocument, DiscountCodesDocument } from './documents';

/** A discount code as the table shows it. */
export type DiscountCode = DiscountCodesQuery['discountCodes']['nodes'][number];

/** Discount Codes: all of them, and what an administrator does with them. */
export function DiscountsSection() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(DiscountCodesDocument, { after: address.after });
  const [edited, setEdited] = useState<DiscountCode | 'new' | null>(null);
  const [deleteCode] = useMutation(DeleteDiscountCodeDocument);
  const act = useAct();
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
    { title: 'Code', key: 'CODE', render: ({ code }) => <strong>{code}</strong> },
    {
      title: 'Discount',
      key: 'DISCOUNT',
      figures: true,
      render: ({ discountPercent }) => `${Number(discountPercent)}%`,
    },
    { title: 'Uses', key: 'USES', figures: true, render: ({ currentUses }) => currentUses.toLocaleString('en-US') },
    {
      title: 'Max Uses',
      key: 'maxUses',
      figures: true,
      render: ({ maxUses }) =>
        maxUses?.toLocaleString('en-US') ?? (
          <span aria-label="Unlimited" role="img">
            ∞
          </span>
        ),
    },
    {
      title: 'Expires',
      key: 'EXPIRY',
      from: 'md',
      render: ({ expiresAt }) => (expiresAt ? <DateText at={expiresAt} /> : 'Never'),
    },
    { title: 'Status', key: 'status', render: (code) => <CodeState code={code} /> },
    {
      title: 'Actions',
      key: 'actions',
      width: 110,
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
      <ListTable
        label="Discount codes"
        rowKey="id"
        columns={columns}
        reading={reading}
        page={data?.discountCodes}
        address={address}
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

/** Whether a code can be used now, else the first reason why not. */
function CodeState({ code: { isActive, expiresAt, maxUses, currentUses } }: { code: DiscountCode }) {
  if (!isActive) return <Label>Inactive</Label>;
  if (expiresAt && new Date(expiresAt) <= new Date()) return <Label tone="warning">Expired</Label>;
  if (maxUses !== null && currentUses >= maxUses) return <Label tone="warning">Used up</Label>;
  return <Label tone="good">Active</Label>;
}
