import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useToast } from '../ui/toast';
import { CheckDiscountCodeDocument } from './documents';
import type { AppliedDiscount } from './form';

const REFUSED = {
  title: 'Invalid Discount Code',
  description: 'Please check your discount code and try again.',
  tone: 'error',
} as const;

/** The discount code of a checkout: what stands in the field, and what was applied. */
export interface DiscountCode {
  text: string;
  applied: AppliedDiscount | null;
  checking: boolean;
  setText: (text: string) => void;
  apply: () => Promise<void>;
  /** The shop refused the code when it was used: takes it off and says so. */
  refused: () => void;
}

/**
 * Applies discount codes with the documented toasts, beginning with one that was applied before a reload. An edited,
 * emptied or refused code takes the discount off.
 */
export function useDiscountCode(remembered: () => AppliedDiscount | null): DiscountCode {
  const client = useApolloClient();
  const toast = useToast();
  const [applied, setApplied] = useState(remembered);
  const [text, setText] = useState(applied?.code ?? '');
  const [checking, setChecking] = useState(false);
  // What stands in the field by the time an answer comes.
  const latest = useRef(text);

  async function apply(): Promise<void> {
    const code = text.trim();
    if (code === '') {
      setApplied(null);
      return;
    }
    setChecking(true);
    try {
      const { data } = await client.query({
        query: CheckDiscountCodeDocument,
        variables: { code },
        fetchPolicy: 'no-cache',
        context: { retry: false },
      });
      if (latest.current.trim() !== code) return;
      if (data?.checkDiscountCode.__typename !== 'ValidDiscountCode') {
        setApplied(null);
        toast(REFUSED);
        return;
      }
      const percent = data.checkDiscountCode.discountPercent;
      setApplied({ code, percent });
      toast({ title: 'Discount Applied!', description: `${Number(percent)}% discount applied to your order.` });
    } catch {
      toast({ title: 'Error', description: 'Unable to validate discount code. Please try again.', tone: 'error' });
    } finally {
      setChecking(false);
    }
  }

  return {
    text,
    applied,
    checking,
    setText(next) {
      latest.current = next;
      setText(next);
      setApplied((before) => (before?.code === next.trim() ? before : null));
    },
    apply,
    refused() {
      setApplied(null);
      toast(REFUSED);
    },
  };
}
