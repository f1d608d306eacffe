import { useApolloClient } from '@apollo/client/react';
import { Table } from 'antd';
import { useEffect, useState } from 'react';
import { formatLbp } from '../../../common/amountText';
import { LIMITS } from '../../../common/constants';
import { ListEmpty, ListFailure } from '../../ui-antd/list/ListStates';
import { Section } from '../../ui-antd/layout/Section';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { IndividualPricesDocument, ProductNamesDocument } from './documents';
import { useTranslation } from '../../i18n/text';

const PAGE = 20;

/** The prices that were agreed with the business, by product and size. */
export function AgreedPrices() {
  const t = useTranslation();
  const { data, error, retry } = useListQuery(IndividualPricesDocument, {});
  const prices = data?.individualPrices;
  const names = useProductNames(prices?.map(({ productId }) => productId) ?? []);
  if (error && !prices) return <ListFailure what={t('Your prices')} error={error} onRetry={retry} />;
  return (
    <Section title={t('Your Agreed Prices')} count={prices?.length}>
      <Table
        aria-label={t('Your agreed prices')}
        rowKey={({ productId, variant }) => `${productId}/${variant ?? ''}`}
        dataSource={prices ?? []}
        loading={!prices}
        pagination={(prices?.length ?? 0) > PAGE && { pageSize: PAGE, showSizeChanger: false }}
        locale={{
          emptyText: (
            <ListEmpty title={t('No prices agreed yet')} text={t('Until then you pay the business prices.')} />
          ),
        }}
        columns={[
          {
            title: t('Product'),
            key: 'product',
            render: (_, { productId }) => names.get(productId) ?? t('Product {id}', { id: productId }),
          },
          { title: t('Size'), key: 'size', render: (_, { variant }) => variant ?? t('All sizes') },
          {
            title: t('Your Price'),
            key: 'price',
            align: 'end',
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
