import { Button } from 'antd';
import { useState } from 'react';
import type { AdminStockQuery } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { useEvictCatalogue } from '../../ui-antd/actions/useEvictCatalogue';
import { ChoiceFilter, Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { Section } from '../../ui-antd/layout/Section';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { StockDocument } from './documents';
import { NewCountDialog } from './NewCountDialog';
import { StockEntries } from './StockEntries';
import { CountDialog, MovementDialog, OnlyLeftDialog, type CountedThing } from './StockForms';
import { stockName } from './stockText';

type Stock = AdminStockQuery['stock']['nodes'][number];
type Form = 'receipt' | 'loss' | 'count';

const LOW = { low: 'Low or sold out' } as const;

/** What is counted, what comes in and is lost, and every entry. */
export function StockPage() {
  const address = useListAddress();
  const setsThreshold = useDuties()();
  const { data, ...reading } = useListQuery(StockDocument, {
    after: address.after,
    search: address.get('search') || null,
    low: address.get('low') === 'low',
  });
  const [open, setOpen] = useState<{ form: Form; thing: CountedThing } | 'new' | 'setting' | null>(null);
  const [changes, setChanges] = useState(0);
  const evictCatalogue = useEvictCatalogue();
  const close = () => setOpen(null);
  const onSaved = () => {
    evictCatalogue();
    reading.retry();
    setChanges((before) => before + 1);
  };
  const from = data?.stockOnlyLeftFrom;
  const columns: Column<Stock>[] = [
    { title: 'Product', key: 'product', render: (thing) => <strong dir="auto">{stockName(thing)}</strong> },
    {
      title: 'Stock',
      key: 'stock',
      figures: true,
      render: ({ stock }) =>
        stock !== null && from !== undefined && stock <= from ? (
          <Label tone={stock === 0 ? 'bad' : 'warning'}>{stock}</Label>
        ) : (
          stock
        ),
    },
    {
      title: 'Actions',
      key: 'actions',
      dependency: null,
      render: (thing) => (
        <>
          {(
            [
              ['receipt', 'Receipt'],
              ['loss', 'Loss'],
              ['count', 'Count'],
            ] as const
          ).map(([form, label]) => (
            <Button
              key={form}
              type="link"
              aria-label={`${label}: ${stockName(thing)}`}
              onClick={() => setOpen({ form, thing })}
            >
              {label}
            </Button>
          ))}
        </>
      ),
    },
  ];
  return (
    <>
      <title>Stock | Bustan</title>
      <h1>Stock</h1>
      <Section
        title="Counted"
        count={data?.stock.totalCount}
        actions={
          <>
            {setsThreshold && from !== undefined && (
              <Button onClick={() => setOpen('setting')}>
                {from === 0 ? 'Shoppers are told nothing' : `“Only ${from} left” and fewer`}
              </Button>
            )}
            <Button type="primary" onClick={() => setOpen('new')}>
              Count a Product
            </Button>
          </>
        }
      >
        <Filters>
          <SearchFilter address={address} label="Search products" />
          <ChoiceFilter address={address} name="low" label="Left" choices={LOW} />
        </Filters>
        <ListTable
          label="Counted stock"
          rowKey="id"
          rowName={stockName}
          columns={columns}
          reading={reading}
          page={data?.stock}
          address={address}
          filters={['search', 'low']}
          empty={{
            title: 'Nothing is counted yet',
            text: 'What is not counted is in stock or not as it is marked.',
          }}
        />
      </Section>
      <StockEntries changes={changes} />
      {open === 'new' && <NewCountDialog onChosen={(thing) => setOpen({ form: 'count', thing })} onClose={close} />}
      {open === 'setting' && from !== undefined && <OnlyLeftDialog from={from} onSaved={onSaved} onClose={close} />}
      {open !== null && typeof open === 'object' && open.form === 'count' && (
        <CountDialog thing={open.thing} onSaved={onSaved} onClose={close} />
      )}
      {open !== null && typeof open === 'object' && open.form !== 'count' && (
        <MovementDialog kind={open.form} thing={open.thing} onSaved={onSaved} onClose={close} />
      )}
    </>
  );
}
