import { useMutation } from '@apollo/client/react';
import { LineChartOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductSort } from '../../gql/graphql';
import { formatLbp } from '../../../common/amountText';
import { isUnset } from '../../../common/amountText';
import { useDuties } from '../../session/duties';
import { AdminCategoriesDocument } from '../categories/documents';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { useEvictCatalogue } from '../../ui-antd/actions/useEvictCatalogue';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ChoiceFilter, chosen, Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { RowActions } from '../../ui-antd/list/RowActions';
import { Section } from '../../ui-antd/layout/Section';
import { Thumbnail } from '../../ui-antd/list/Thumbnail';
import { useListAddress, type ListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ExplainDialog } from '../pricing/ExplainDialog';
import { MissingTexts } from '../translations/MissingTexts';
import { NOT_TRANSLATED } from '../translations/translations';
import { AdminProductsDocument, DeleteProductDocument } from './documents';
import { PriceHistoryDialog } from './history/PriceHistoryDialog';
import { ProductDialog } from './ProductDialog';
import type { Product } from './productForm';
import { STOCK, StockCell, useCountedStock } from './stockCell';

const SORTS: Readonly<Record<ProductSort, string>> = {
  RELEVANCE: 'By category',
  NAME: 'By name',
  PRICE_LOW: 'Lowest price first',
  PRICE_HIGH: 'Highest price first',
  NEWEST: 'Newest first',
};
const { PRICE_LOW: _low, PRICE_HIGH: _high, ...SORTS_WITHOUT_PRICES } = SORTS;
const FILTERS = ['search', 'category', 'stock', 'untranslated'];

const PRICE_COLUMNS: readonly Column<Product>[] = [
  {
    title: 'Customer Price',
    key: 'PRICE',
    sorts: true,
    figures: true,
    below: 'NAME',
    render: (product) => priceText(product, 'customerPrice'),
  },
  {
    title: 'Business Price',
    key: 'businessPrice',
    figures: true,
    from: 'lg',
    render: (product) => priceText(product, 'businessPrice'),
  },
];

/** Products Management: the catalogue, and what an administrator does with it. */
export function ProductsSection() {
  const hasDuty = useDuties();
  const [seesPrices, seesRest] = [hasDuty('PRICES'), hasDuty('CATALOGUE')];
  const address = useListAddress();
  const stock = chosen(address.get('stock'), STOCK);
  const filter = {
    search: address.get('search') || null,
    category: address.get('category') || null,
    inStock: stock === undefined ? null : stock === 'yes',
  };
  const sorts = seesPrices ? SORTS : SORTS_WITHOUT_PRICES;
  const sort = chosen<ProductSort>(address.get('sort'), sorts as typeof SORTS) ?? 'RELEVANCE';
  const { data, ...reading } = useListQuery(AdminProductsDocument, {
    after: address.after,
    ...filter,
    untranslatedIn: (seesRest && chosen(address.get('untranslated'), NOT_TRANSLATED)) || null,
    sort,
  });
  const counted = useCountedStock(seesRest ? data?.products.nodes : undefined);
  const categories = useListQuery(AdminCategoriesDocument, {}).data?.categories ?? [];
  const [edited, setEdited] = useState<Product | 'new' | null>(null);
  const [explained, setExplained] = useState<Product | null>(null);
  const [remembered, setRemembered] = useState<Product | null>(null);
  const [deleteProduct] = useMutation(DeleteProductDocument);
  const act = useAction();
  const confirmDelete = useConfirmDelete();
  const evictCatalogue = useEvictCatalogue();
  const refresh = () => {
    evictCatalogue();
    reading.retry();
  };

  async function remove({ id, name }: Product): Promise<void> {
    if (!(await confirmDelete(name))) return;
    await act(() => deleteProduct({ variables: { id } }), {
      success: 'Product deleted successfully',
      fallback: 'Failed to delete product',
    });
    refresh();
  }

  const columns: Column<Product>[] = [
    { title: 'Image', key: 'image', width: 72, from: 'sm', render: ({ picture }) => <Thumbnail picture={picture} /> },
    { title: 'Name', key: 'NAME', sorts: true, render: ({ name }) => <strong dir="auto">{name}</strong> },
    {
      title: 'Category',
      key: 'category',
      from: 'lg',
      dependency: categories,
      render: ({ categoryId, categorySlug }) => categories.find(({ id }) => id === categoryId)?.name ?? categorySlug,
    },
    ...(seesPrices ? PRICE_COLUMNS : []),
    {
      title: 'Variants',
      key: 'variants',
      from: 'xxl',
      render: ({ variants }) => variants.map(({ name }) => <Label key={name}>{name}</Label>),
    },
    {
      title: 'Stock',
      key: 'stock',
      below: 'NAME',
      dependency: counted,
      render: (product) => <StockCell product={product} counted={counted} />,
    },
    {
      title: 'Translations',
      key: 'translations',
      below: 'NAME',
      from: 'xl',
      render: ({ name, description, tags, variants, translations }) => (
        <MissingTexts
          english={{ name, description, tags, sizes: variants.map((size) => size.name) }}
          translations={translations}
        />
      ),
    },
    {
      title: 'Actions',
      key: 'actions',
      pinned: true,
      dependency: null,
      width: 204,
      render: (product) => (
        <>
          <RowActions
            name={product.name}
            onEdit={() => setEdited(product)}
            onDelete={seesRest ? () => void remove(product) : undefined}
          />
          {seesPrices && (
            <>
              <Button
                type="text"
                icon={<QuestionCircleOutlined />}
                aria-label={`Explain the price of ${product.name}`}
                onClick={() => setExplained(product)}
              />
              <Button
                type="text"
                icon={<LineChartOutlined />}
                aria-label={`Price history of ${product.name}`}
                onClick={() => setRemembered(product)}
              />
            </>
          )}
        </>
      ),
    },
  ];

  return (
    <Section
      title="Products Management"
      count={data?.products.totalCount}
      actions={
        <>
          {seesPrices && <Link to="/admin/price-plans?new=product">Plan Prices</Link>}
          {seesRest && (
            <Button type="primary" onClick={() => setEdited('new')}>
              Create Product
            </Button>
          )}
        </>
      }
    >
      <Filters>
        <SearchFilter address={address} label="Search products" />
        <ChoiceFilter
          address={address}
          name="category"
          label="Category"
          choices={Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))}
        />
        <ChoiceFilter address={address} name="stock" label="Stock" choices={STOCK} />
        {seesRest && (
          <ChoiceFilter address={address} name="untranslated" label="Translations" choices={NOT_TRANSLATED} />
        )}
        <Select<ProductSort>
          aria-label="Order"
          value={sort}
          options={Object.entries(sorts).map(([value, label]) => ({ value: value as ProductSort, label }))}
          onChange={(value) => address.set({ sort: value === 'RELEVANCE' ? '' : value })}
        />
        <ExportButton path="/api/admin/export/products.csv" filters={filter} />
      </Filters>
      <ListTable
        label="Products"
        rowKey="id"
        rowName={({ name }) => name}
        columns={columns}
        reading={reading}
        page={data?.products}
        address={withColumnSorting(address, sort)}
        filters={FILTERS}
        sortedElsewhere
        empty={{ title: 'No products yet', text: 'Create the first one, and shoppers can order it.' }}
      />
      {edited && (
        <ProductDialog
          product={edited === 'new' ? null : edited}
          categories={categories}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
      {explained && (
        <ExplainDialog
          productId={explained.id}
          productName={explained.name}
          variants={explained.variants.map(({ name }) => name)}
          onClose={() => setExplained(null)}
        />
      )}
      {remembered && (
        <PriceHistoryDialog
          productId={remembered.id}
          productName={remembered.name}
          variants={remembered.variants.map(({ name }) => name)}
          onClose={() => setRemembered(null)}
        />
      )}
    </Section>
  );
}

/** The same order as the headers of the columns show and change it: names go one way alone. */
function withColumnSorting(address: ListAddress, sort: ProductSort): ListAddress {
  const byPrice = sort === 'PRICE_LOW' || sort === 'PRICE_HIGH';
  return {
    ...address,
    sort: byPrice ? 'PRICE' : sort,
    descending: sort === 'PRICE_HIGH',
    set: ({ sort: column, order, ...changes }) => {
      const down = order === 'desc';
      const sorting = column === 'PRICE' ? (down ? 'PRICE_HIGH' : 'PRICE_LOW') : down ? '' : column;
      address.set({ ...changes, ...(sorting !== undefined && { sort: sorting }) });
    },
  };
}

/** A product's price for one kind of buyer: its own, or the span of its variants'. */
function priceText({ variants, ...base }: Product, name: 'customerPrice' | 'businessPrice'): string {
  const amounts = (variants.length > 0 ? variants : [base])
    .map((priced) => priced[name])
    .filter((amount): amount is string => !isUnset(amount))
    .sort((a, b) => Number(a) - Number(b));
  const [lowest, highest] = [amounts[0], amounts.at(-1)];
  if (lowest === undefined || highest === undefined) return 'Price TBD';
  return lowest === highest ? formatLbp(lowest) : `${formatLbp(lowest)} – ${formatLbp(highest).slice(4)}`;
}
