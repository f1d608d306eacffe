import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../common/constants';
import { CartProductsDocument } from '../products/documents';
import { useLanguage } from '../../i18n/text';
import type { KnownProducts } from './priced';

/** Products as the shop has them today. */
interface TodaysProducts {
  products: KnownProducts;
  /** Whether some could not be read. */
  failed: boolean;
  /** Reads all of them again. Answers what is known then; null when they could not be read. */
  refresh: () => Promise<KnownProducts | null>;
}

/** Reads what the shop says of these products, each as soon as it is one of them; all of them in another language. */
export function useTodaysProducts(ids: readonly number[]): TodaysProducts {
  const client = useApolloClient();
  const language = useLanguage();
  const [products, setProducts] = useState<KnownProducts>(new Map());
  const [failed, setFailed] = useState(false);
  const known = useRef(products);
  const saidIn = useRef(language);

  const read = useCallback(
    async (requested: readonly number[]): Promise<KnownProducts | null> => {
      const pages = Array.from({ length: Math.ceil(requested.length / LIMITS.page) }, (_, page) =>
        requested.slice(page * LIMITS.page, (page + 1) * LIMITS.page),
      );
      try {
        const answers = await Promise.all(
          pages.map((page) =>
            client.query({ query: CartProductsDocument, variables: { ids: page }, fetchPolicy: 'network-only' }),
          ),
        );
        const found = answers.flatMap(({ data }) => {
          if (!data) throw new Error('The answer holds no products.');
          return data.products.nodes;
        });
        const next = new Map(known.current);
        for (const id of requested) next.set(id, null);
        for (const product of found) next.set(product.id, product);
        known.current = next;
        setProducts(next);
        setFailed(false);
        return next;
      } catch {
        setFailed(true);
        return null;
      }
    },
    [client],
  );

  const key = JSON.stringify([...new Set(ids)]);
  useEffect(() => {
    const translated = saidIn.current !== language;
    saidIn.current = language;
    const missing = (JSON.parse(key) as number[]).filter((id) => translated || !known.current.has(id));
    if (missing.length > 0) void read(missing);
  }, [key, read, language]);

  const refresh = useCallback(() => read(JSON.parse(key) as number[]), [key, read]);
  return { products, failed, refresh };
}
