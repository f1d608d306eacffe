import { useApolloClient } from '@apollo/client/react';
import { Table } from 'antd';
import { useEffect, useState } from 'react';
import { formatLbp } from '../../../common/amountText';
import { LIMITS } from '../../../common/constants';
import { ListEmpty, ListFailure } from '../../ui-antd/list/ListStates';
import { Section } from '../../ui-antd/layout/Section';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { IndividualPricesDocument, ProductNamesDocument } from './documents';

const PAGE = 20;

/** The prices that were agreed with the business, by product and size. */
export function AgreedPrices() {
  const { data, error, retry } = useListQuery(IndividualPricesDocument, {});
  const prices = data?.individualPrices;
  const names = useProductNames(prices?.map(({ productId }) => productId) ?? []);
  if (error && !prices) return <ListFailure what="Your prices" error={error} onRetry={retry} />;
  return (
    <Section title="Your Agreed Prices" count={prices?.length}>
      <Table
        aria-label="Your agreed prices"
        rowKey={({ productId, variant }) => `${productId}/${variant ?? ''}`}
        dataSource={prices ?? []}
        loading={!prices}
        pagination={(prices?.length ?? 0) > PAGE && { pageSize: PAGE, showSizeChanger: false }}
        locale={{
          emptyText: <ListEmpty title="No prices agreed yet" text="Until then you pay the business prices." />,
        }}
        columns={[
          {
            title: 'Product',
            key: 'product',
            render: (_, { productId }) => names.get(productId) ?? `Product ${productId}`,
          },
          { title: 'Size', key: 'size', render: (_, { variant }) => variant ?? 'All sizes' },
          {
            title: 'Your Price',
            key: 'price',
            align: 'right',
            render: (_, { customPrice }) => formatLbp(customPrice),
          },
        ]}
      />
    </Section>
  );
}

/** The names of these products, as far as they are known yet. */
function useProductNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const client = useApolloClient();
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const key = JSON.stringify([...new Set(ids)]);
  useEffect(() => {
    const all = JSON.parse(key) as number[];
    for (let start = 0; start < all.length; start += LIMITS.page) {
      client
        .query({ query: ProductNamesDocument, variables: { ids: all.slice(start, start + LIMITS.page) } })
        .then(({ data }) => {
          const found = data?.products.nodes.map(({ id, name }) => [id, name] as const) ?? [];
          setNames((before) => new Map([...before, ...found]));
        })
        // A price without its name is still a price.
        .catch(() => {});
    }
  }, [client, key]);
  return names;
}
