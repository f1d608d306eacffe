import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useToast } from '../ui/toast';
import { CheckDiscountCodeDocument } from './documents';

const REFUSED = {
  title: 'Invalid Discount Code',
  description: 'Please check your discount code and try again.',
  tone: 'error',
} as const;

/** The discount code of a checkout: what stands in the field, and what was applied. */
export interface DiscountCode {
  text: string;
  /** The applied code, with its percentage, e.g. "10.00"; null when none is. */
  applied: { code: string; percent: string } | null;
  checking: boolean;
  setText: (text: string) => void;
  apply: () => Promise<void>;
  /** The shop refused the code when it was used: takes it off and says so. */
  refused: () => void;
}

/** Applies discount codes with the documented toasts. An edited, emptied or refused code takes the discount off. */
export function useDiscountCode(): DiscountCode {
  const client = useApolloClient();
  const toast = useToast();
  const [text, setText] = useState('');
  const [applied, setApplied] = useState<DiscountCode['applied']>(null);
  const [checking, setChecking] = useState(false);
  // What stands in the field by the time an answer comes.
  const latest = useRef('');

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
