import { useState } from 'react';
import type { Reorder } from '../reorder/useReorder';
import { usePortalReorder } from '../reorder/usePortalReorder';
import { useStoreReorder } from '../reorder/useStoreReorder';
import { useTranslation } from '../i18n/text';
import { PortalCartProvider } from '../portal/cart/PortalCartProvider';
import type { Portal } from '../portal/cart/portalCartStore';
import { useAuth } from '../session/viewer';
import { Button, ButtonLink } from '../ui/form/Button';
import { cartPath } from './goBack';

/** Puts what the order holds into the cart of the store, which then opens. */
export function StoreReorderButton({ orderId, openCart }: { orderId: number; openCart: () => void }) {
  return <ReorderActionButton orderId={orderId} reorder={useStoreReorder(openCart)} />;
}

/** Puts what the order holds into the viewer's cart in their portal, and then offers the way there. */
export function PortalReorderButton({ orderId, portal }: { orderId: number; portal: Portal }) {
  const auth = useAuth();
  if (auth.state !== 'signed-in') return null;
  return (
    <PortalCartProvider portal={portal} userId={auth.viewer.id}>
      <ReorderIntoPortal orderId={orderId} portal={portal} />
    </PortalCartProvider>
  );
}

function ReorderIntoPortal({ orderId, portal }: { orderId: number; portal: Portal }) {
  const t = useTranslation();
  const [added, setAdded] = useState(false);
  const reorder = usePortalReorder(() => setAdded(true));
  return (
    <>
      <ReorderActionButton orderId={orderId} reorder={reorder} quiet={added} />
      {added && <ButtonLink to={cartPath(portal)}>{t('Go to Cart')}</ButtonLink>}
    </>
  );
}

function ReorderActionButton({
  orderId,
  reorder,
  quiet = false,
}: {
  orderId: number;
  reorder: Reorder;
  quiet?: boolean;
}) {
  const t = useTranslation();
  return (
    <>
      <Button
        look={quiet ? 'quiet' : 'primary'}
        busy={reorder.busy !== null}
        onClick={() => void reorder.start(orderId)}
      >
        {t('Order Again')}
      </Button>
      {reorder.dialog}
    </>
  );
}
