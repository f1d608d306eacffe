import { PortalCatalogue } from '../../portal/catalogue/PortalCatalogue';
import { CartSummary } from '../cart/CartSummary';
import { BusinessProductsDocument } from './documents';
import { offerOf } from './offer';
import { QuickOrderBar } from './QuickOrderBar';
import { msg } from '../../i18n/text';

/** The business's catalogue; its answers count as fresh for 60 s (specification 17.3). */
const CATALOGUE = { document: BusinessProductsDocument, freshForMs: 60_000, addLabel: msg('Add to Cart'), offerOf };

/** Products at the business's own prices, and the quick ways to an order. */
export function ProductsTab({ onCart }: { onCart: () => void }) {
  return (
    <>
      <QuickOrderBar />
      <PortalCatalogue config={CATALOGUE} />
      <CartSummary onCart={onCart} />
    </>
  );
}
