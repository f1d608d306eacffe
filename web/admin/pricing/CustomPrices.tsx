import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { formatLbp, isUnset } from '../../../common/amountText';
import type { Business } from '../businesses/documents';
import { ChoiceFilter, Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { AddCustomPriceDialog } from './AddCustomPriceDialog';
import { CustomPriceCell } from './CustomPriceCell';
import { AgreedPricesDocument, PricedProductsDocument } from './documents';
import { ExplainDialog, type PriceToExplain } from './ExplainDialog';
import { priceRows, type PriceRow } from './rows';

const PRICE_FILTER = { custom: 'With a custom price' } as const;
/** How many ids the server takes at once. */
const MOST_IDS = 200;

/** The prices agreed with a business, product by product and size by size; only individual mode uses them. */
export function CustomPrices({ business }: { business: Business }) {
  const [toExplain, setToExplain] = useState<PriceToExplain | null>(null);
  if (business.pricingMode !== 'INDIVIDUAL') {
    return (
      <Alert
        type="info"
        showIcon
        title="This business uses discount pricing"
        description={`It gets ${Number(business.businessDiscount ?? 0)}% off the business prices. Choose individual pricing to agree prices product by product.`}
      />
    );
  }
  return (
    <>
      <PriceTable business={business} onExplain={setToExplain} />
      {toExplain && <ExplainDialog {...toExplain} onClose={() => setToExplain(null)} />}
    </>
  );
}

function PriceTable({ business, onExplain }: { business: Business; onExplain: (what: PriceToExplain) => void }) {
  const address = useListAddress('price-');
  const [adding, setAdding] = useState(false);
  const agreed = useListQuery(AgreedPricesDocument, { userId: business.id });
  const prices = agreed.data?.agreedPrices;
  const ids = [...new Set(prices?.map(({ productId }) => productId))].slice(0, MOST_IDS);
  const onlyCustom = address.get('only') === 'custom';
  const { data, ...reading } = useListQuery(PricedProductsDocument, {
    after: address.after,
    search: address.get('search') || null,
    ids: onlyCustom ? ids : null,
  });

  const products = data?.products;
  const page = useMemo(
    () => products && prices && { pageInfo: products.pageInfo, nodes: priceRows(products.nodes, prices) },
    [products, prices],
  );

  const columns: Column<PriceRow>[] = [
    { title: 'Product', key: 'product', render: ({ productName }) => <span dir="auto">{productName}</span> },
    { title: 'Variant', key: 'variant', below: 'product', render: ({ variant }) => variant ?? 'All sizes' },
    {
      title: 'Base Price',
      key: 'base',
      below: 'product',
      figures: true,
      render: ({ base }) => (isUnset(base) || base === null ? 'Price TBD' : formatLbp(base)),
    },
    {
      title: 'Custom Price',
      key: 'custom',
      dependency: null,
      render: (row) => <CustomPriceCell row={row} userId={business.id} onChanged={agreed.retry} />,
    },
    {
      title: 'Explain',
      key: 'explain',
      below: 'custom',
      dependency: null,
      render: ({ productId, productName, variant }) => (
        <Button
          type="link"
          aria-label={`Explain the price of ${productName} ${variant ?? ''}`.trim()}
          onClick={() =>
            onExplain({ productId, productName, variant, userId: business.id, businessName: business.businessName })
          }
        >
          Explain
        </Button>
      ),
    },
  ];

  return (
    <>
      <Filters>
        <SearchFilter address={address} label="Search products" />
        <ChoiceFilter address={address} name="only" label="Products" choices={PRICE_FILTER} />
        <Button type="primary" onClick={() => setAdding(true)}>
          Add Custom Product Price
        </Button>
      </Filters>
      <ListTable
        label="Custom prices"
        rowKey="key"
        rowName={({ productName, variant }) => `${productName} ${variant ?? ''}`.trim()}
        columns={columns}
        reading={agreed.error ? agreed : reading}
        page={page}
        address={address}
        filters={['search', 'only']}
        empty={{ title: 'No products yet' }}
      />
      {adding && <AddCustomPriceDialog userId={business.id} onSaved={agreed.retry} onClose={() => setAdding(false)} />}
    </>
  );
}
