import { useMemo, type Ref } from 'react';
import { useTranslation } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useCart } from '../cart';
import { keyOf, type CartLine } from '../lines';
import type { LineProblem } from '../currentPrices';

interface BlockedLine {
  line: CartLine;
  problem: LineProblem;
}

/** What keeps the cart from being ordered. */
export interface BlockedLinesState {
  /** The lines that cannot be ordered today; with one of them in the cart nobody may check out. */
  blocked: readonly BlockedLine[];
  /** Whether the cart may be ordered; where something stood in the way, the shop is asked whether it still does. */
  mayOrder: () => Promise<boolean>;
}

/** The lines that keep the viewer's cart from being ordered. */
export function useBlockedLines(): BlockedLinesState {
  const { lines, problems, refresh } = useCart();
  return useMemo(() => {
    const blocked = lines.flatMap((line) => {
      const problem = problems.get(keyOf(line));
      return problem ? [{ line, problem }] : [];
    });
    return {
      blocked,
      async mayOrder() {
        if (blocked.length === 0) return true;
        const now = await refresh();
        return !lines.some((line) => now.has(keyOf(line)));
      },
    };
  }, [lines, problems, refresh]);
}

interface BlockedLinesProps {
  ref?: Ref<HTMLDivElement>;
  /** They were taken out, and the notice with them. */
  onRemove?: () => void;
}

/** Names the lines that cannot be ordered, and offers to take them out; nothing when there are none. */
export function BlockedLines({ ref, onRemove }: BlockedLinesProps) {
  const t = useTranslation();
  const { remove } = useCart();
  const { blocked } = useBlockedLines();
  if (blocked.length === 0) return null;
  return (
    <Notice ref={ref} tone="error" title={t('Some items cannot be ordered now')}>
      <ul>
        {blocked.map(({ line, problem }) => (
          <li key={keyOf(line)}>{t('{name}: {problem}', { name: line.name, problem: t(problem) })}</li>
        ))}
      </ul>
      <p>{t('Remove them to go on to the checkout.')}</p>
      <Button
        look="danger"
        onClick={() => {
          remove(...blocked.map(({ line }) => line));
          onRemove?.();
        }}
      >
        {t('Remove These Items')}
      </Button>
    </Notice>
  );
}
