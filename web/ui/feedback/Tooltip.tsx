import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** When a tooltip opens, and how soon after another it opens at once (specification 15.2). */
const OPENS_AFTER_MS = 700;
const SKIPS_WITHIN_MS = 300;

/** Lets the tooltips below it share their timing: once one was open, the next opens without delay. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPENS_AFTER_MS} skipDelayDuration={SKIPS_WITHIN_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** One element that takes the focus and a ref. */
  children: ReactNode;
}

/** An explanation of its child on hover or focus; only below `Tooltips`, and not in the store's first load. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} collisionPadding={8} className={styles.tooltip}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
