import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { LIMITS } from '../../../common/constants';
import { currentLanguage, useLanguage } from '../../i18n/text';
import { usePortalCart } from '../../portal/cart/PortalCartProvider';
import { sizeLabel } from '../../portal/cart/portalLines';
import { ProductNamesDocument } from '../../portal/catalogue/portalDocuments';
import { useEmployee } from '../employee';

/** Calls what is in the employee's cart by its names of today, in the language that was chosen (specification 18.6). */
export function useCartNames(): void {
  const client = useApolloClient();
  const language = useLanguage();
  const { confirmed } = useEmployee();
  const { lines, rename } = usePortalCart();

  const readNames = useEffectEvent(async () => {
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    const pages = Array.from({ length: Math.ceil(ids.length / LIMITS.page) }, (_, page) =>
      ids.slice(page * LIMITS.page, (page + 1) * LIMITS.page),
    );
    const answers = await Promise.all(
      pages.map((page) =>
        client.query({ query: ProductNamesDocument, variables: { ids: page }, fetchPolicy: 'network-only' }),
      ),
    );
    // Another one was chosen meanwhile.
    if (currentLanguage() !== language) return;
    const products = new Map(answers.flatMap(({ data }) => data?.products.nodes ?? []).map((each) => [each.id, each]));
    rename(({ productId, size }) => {
      const product = products.get(productId);
      const label = product?.variants.find(({ name }) => name === size)?.label;
      return product ? { name: product.name, ...sizeLabel(size, label) } : null;
    });
  });

  useEffect(() => {
    // Without a connection the names stay as they were.
    if (confirmed) readNames().catch(() => {});
  }, [confirmed, language]);
}
