import { useApolloClient } from '@apollo/client/react';
import { Table } from 'antd';
import { useEffect, useState } from 'react';
import { formatMoney } from '../../lib/money';
import { LIMITS } from '../../../common/constants';
import { ListEmpty, ListFailure } from '../../ui-antd/list/ListStates';
import { Section } from '../../ui-antd/layout/Section';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ProductNamesDocument } from '../../portal/catalogue/portalDocuments';
import { IndividualPricesDocument } from './documents';
import { unbroken } from '../../prices/unbroken';
import type { ProductNamesQuery } from '../../gql/graphql';
import { useLanguage, useTranslation } from '../../i18n/text';

const PAGE = 20;

/** The prices that were agreed with the business, by product and size. */
export function AgreedPrices() {
  const t = useTranslation();
  const { data, error, retry } = useListQuery(IndividualPricesDocument, {});
  const prices = data?.individualPrices;
  const products = useNamedProducts(prices?.map(({ productId }) => productId) ?? []);
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
            render: (_, { productId }) => products.get(productId)?.name ?? t('Product {id}', { id: productId }),
          },
          {
            title: t('Size'),
            key: 'size',
            render: (_, { productId, variant }) =>
              variant === null ? t('All sizes') : sizeOf(products.get(productId), variant),
          },
          {
            title: t('Your Price'),
            key: 'price',
            align: 'end',
            render: (_, { customPrice }) => unbroken(formatMoney(customPrice)),
          },
        ]}
      />
    </Section>
  );
}

type NamedProduct = ProductNamesQuery['products']['nodes'][number];

/** What the size is called in the viewer's language. */
function sizeOf(product: NamedProduct | undefined, variant: string): string {
  return product?.variants.find(({ name }) => name === variant)?.label ?? variant;
}

/** What these products and their sizes are called, as far as it is known yet. */
function useNamedProducts(ids: readonly number[]): ReadonlyMap<number, NamedProduct> {
  const client = useApolloClient();
  const language = useLanguage();
  const [products, setProducts] = useState<ReadonlyMap<number, NamedProduct>>(new Map());
  const key = JSON.stringify([...new Set(ids)]);
  useEffect(() => {
    const all = JSON.parse(key) as number[];
    for (let start = 0; start < all.length; start += LIMITS.page) {
      client
        .query({
          query: ProductNamesDocument,
          variables: { ids: all.slice(start, start + LIMITS.page) },
          fetchPolicy: 'network-only',
        })
        .then(({ data }) => {
          const found = data?.products.nodes.map((product) => [product.id, product] as const) ?? [];
          setProducts((before) => new Map([...before, ...found]));
        })
        // A price without its name is still a price.
        .catch(() => {});
    }
    // In another language they are called otherwise.
  }, [client, key, language]);
  return products;
}
