import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { codeOf } from '../../lib/refusal';
import { useToast } from '../../ui/toast/toast';
import { CheckDiscountCodeDocument } from './discountDocument';

/** A discount code that was applied, with its percentage, e.g. "10.00". */
export interface AppliedDiscount {
  code: string;
  percent: string;
}

/** The discount code of a checkout: what stands in the field, and what was applied. */
export interface DiscountCode {
  text: string;
  applied: AppliedDiscount | null;
  checking: boolean;
  setText: (text: string) => void;
  apply: () => Promise<void>;
  /** The shop refused the code when it was used: takes it off and says so. */
  onRefused: () => void;
}

/**
 * Applies discount codes with the documented toasts, beginning with one that was applied before a reload. An edited,
 * emptied or refused code takes the discount off.
 */
export function useDiscountCode(remembered: () => AppliedDiscount | null): DiscountCode {
  const client = useApolloClient();
  const t = useTranslation();
  const toast = useToast();
  const [applied, setApplied] = useState(remembered);
  const [text, setText] = useState(applied?.code ?? '');
  const [checking, setChecking] = useState(false);
  // The text of the field at the time when an answer comes.
  const latest = useRef(text);

  function showRefusal(): void {
    toast({
      title: t('Invalid Discount Code'),
      description: t('Please check your discount code and try again.'),
      tone: 'error',
    });
  }

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
        showRefusal();
        return;
      }
      const percent = data.checkDiscountCode.discountPercent;
      setApplied({ code, percent });
      toast({
        title: t('Discount Applied!'),
        description: t('{percent}% discount applied to your order.', { percent: Number(percent) }),
      });
    } catch (error) {
      toast(
        codeOf(error) === 'RATE_LIMITED'
          ? {
              title: t('Too many tries'),
              description: t('Please wait a few minutes, then try your code again.'),
              tone: 'error',
            }
          : {
              title: t('Error'),
              description: t('Unable to validate discount code. Please try again.'),
              tone: 'error',
            },
      );
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
    onRefused() {
      setApplied(null);
      showRefusal();
    },
  };
}
