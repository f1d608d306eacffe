import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/text';
import { refusalText } from '../i18n/refusalText';
import { useToast } from '../ui/toast/toast';
import { OrderAgainDocument } from './documents';
import { isUnchanged, pieceCount, proposeReorder, type ReorderCart, type ReorderProposal } from './reorderProposal';

// Most orders are as they were, and need none.
const importDialog = async () => ({ default: (await import('./ReorderDialog')).ReorderDialog });
const ReorderDialog = lazy(importDialog);

/** Puts past orders into a cart, for the order page and for lists of orders. */
export interface Reorder {
  /** Begins with this order; never rejects. */
  start: (orderId: number) => Promise<void>;
  /** The order that is being read; null when none is. */
  busy: number | null;
  /** To be drawn somewhere on the page: says what is not as it was, before anything goes into the cart. */
  dialog: ReactNode;
}

/**
 * "Order again": what a past order holds goes into the cart at today's prices. When all of it is as it was, at once and
 * with a toast; else a dialog first names what can no longer be bought and what costs something else now. Nothing is
 * ordered by it.
 * @param cart the viewer's, wherever they order
 * @param onAdded called after it went into the cart, e.g. to show that
 */
export function useReorder(cart: ReorderCart, onAdded: () => void = () => {}): Reorder {
  const client = useApolloClient();
  const t = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState<number | null>(null);
  const [confirming, setConfirming] = useState<{ proposal: ReorderProposal; opener: Element | null } | null>(null);

  function put(proposal: ReorderProposal): void {
    cart.add(proposal.items);
    toast({
      title: t('Added to Cart'),
      description: t(
        '{count, plural, one {# item of your order is in the cart} other {# items of your order are in the cart}}',
        {
          count: pieceCount(proposal),
        },
      ),
    });
    onAdded();
  }

  async function start(orderId: number): Promise<void> {
    if (busy !== null) return;
    const opener = document.activeElement;
    setBusy(orderId);
    const failed = (description: string) => toast({ title: t('Order Again'), description, tone: 'error' });
    try {
      const { data } = await client.query({
        query: OrderAgainDocument,
        variables: { orderId },
        fetchPolicy: 'no-cache',
      });
      if (data?.orderAgain) {
        const proposal = proposeReorder(data.orderAgain, cart);
        if (isUnchanged(proposal)) put(proposal);
        else {
          // Before it is shown, so that it fails here where there is no network.
          await importDialog();
          setConfirming({ proposal, opener });
        }
      } else {
        failed(t('There is no such order, or it is not yours to see.'));
      }
    } catch (error) {
      // A refusal says why; what is no answer at all is the connection's fault.
      const why = refusalText(error);
      failed(why ? t(why) : t('Please check your connection and try again.'));
    }
    setBusy(null);
  }

  const dialog = confirming && (
    <Suspense>
      <ReorderDialog
        proposal={confirming.proposal}
        opener={confirming.opener}
        onClose={() => setConfirming(null)}
        onConfirm={() => {
          setConfirming(null);
          put(confirming.proposal);
        }}
      />
    </Suspense>
  );
  return { start, busy, dialog };
}
