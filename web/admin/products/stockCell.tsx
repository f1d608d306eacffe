import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Label } from '../../ui-antd/list/Label';
import { StockOfProductsDocument } from '../stock/documents';
import type { Product } from './productForm';

export const STOCK = { yes: 'In stock', no: 'Out of stock' } as const;

/** How many there are of a product's sizes, by its id; a product without anything counted is not in it. */
type CountedStock = ReadonlyMap<number, readonly { variant: string | null; stock: number | null }[]>;

/** What is counted of the products of a page. @param products undefined for who may not know, or before they are read */
export function useCountedStock(products: readonly Pick<Product, 'id'>[] | undefined): CountedStock {
  const ids = useMemo(() => products?.map(({ id }) => id) ?? [], [products]);
  const { data } = useQuery(StockOfProductsDocument, {
    variables: { ids },
    skip: ids.length === 0,
    fetchPolicy: 'no-cache',
  });
  return useMemo(() => {
    const counted = new Map<number, { variant: string | null; stock: number | null }[]>();
    for (const { productId, ...stock } of data?.stock.nodes ?? []) {
      counted.set(productId, [...(counted.get(productId) ?? []), stock]);
    }
    return counted;
  }, [data]);
}

/** Whether the product is in stock, and how many there are of what is counted. */
export function StockCell({ product: { id, name, inStock }, counted }: { product: Product; counted: CountedStock }) {
  const stocks = counted.get(id);
  return (
    <>
      <Label tone={inStock ? 'good' : 'bad'}>{inStock ? STOCK.yes : STOCK.no}</Label>
      {stocks && (
        <Link
          to={`/admin/stock?${new URLSearchParams({ search: name })}`}
          aria-label={`Stock of ${name}: ${stocks.map(stockText).join(', ')}`}
        >
          {stocks.map(stockText).join(', ')}
        </Link>
      )}
    </>
  );
}

function stockText({ variant, stock }: { variant: string | null; stock: number | null }): string {
  return variant === null ? String(stock ?? 0) : `${variant}: ${stock ?? 0}`;
}
