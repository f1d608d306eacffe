import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useFocusBack } from '../../lib/focus/useFocusBack';
import { DateText } from '../../ui/DateText';
import { classes } from '../../ui/classes';
import type { LineToPack } from './documents';
import { Missing } from './Missing';
import styles from './packing.module.css';

interface PackingLineProps {
  orderId: number;
  line: LineToPack;
  /** Whether the order is still here. */
  isOpen: boolean;
  /** Says how many are in the box; 0: none any more. */
  onPack: (quantity: number) => Promise<unknown>;
  onChanged: () => void;
}

/** A line of an order: a tap ticks it off, or says how many of it are missing. */
export function PackingLine({ orderId, line, isOpen, onPack, onChanged }: PackingLineProps) {
  const { productName, selectedSize, selectedPackaging, quantity, picture, packed } = line;
  const [isSending, setIsSending] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const isPacked = packed?.isCurrent === true;
  const name = [productName, selectedSize].filter(Boolean).join(', ');
  useFocusBack(isMissing, () => (isDone.current ? null : opener.current));

  async function toggle(): Promise<void> {
    setIsSending(true);
    await onPack(isPacked ? 0 : quantity);
    setIsSending(false);
  }

  return (
    <li ref={item} className={classes(styles.line, isPacked && styles.packed)}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isPacked}
        aria-label={`${quantity} × ${name}`}
        aria-busy={isSending}
        // Not `disabled`: the focus would go to another line, and the next key would tick that one.
        aria-disabled={isSending}
        disabled={!isOpen}
        className={styles.tick}
        onClick={() => !isSending && void toggle()}
      >
        <span className={styles.mark}>{isPacked && <CheckOutlined />}</span>
        {picture && <img src={picture.url} alt="" width={56} height={56} loading="lazy" className={styles.picture} />}
        <span className={styles.quantity}>{quantity} ×</span>
        <span className={styles.name}>
          <bdi>{productName}</bdi>
          <span className={styles.size}>{[selectedSize, selectedPackaging].filter(Boolean).join(' · ')}</span>
          {packed && (
            <span className={styles.by}>
              {isPacked ? 'Packed' : `${packed.quantity} were packed; it has changed since.`}
              {isPacked && packed.byUsername !== null && ` by ${packed.byUsername}`}
              {isPacked && (
                <>
                  {', '}
                  <DateText at={packed.at} />
                </>
              )}
            </span>
          )}
        </span>
      </button>
      {isOpen && !isPacked && !isMissing && (
        <Button
          ref={opener}
          size="large"
          onClick={() => {
            isDone.current = false;
            setIsMissing(true);
          }}
          aria-label={`${name}: some are missing`}
        >
          Missing
        </Button>
      )}
      {isOpen && isMissing && (
        <Missing
          orderId={orderId}
          line={line}
          name={name}
          onDone={() => {
            // The line may be gone: on to the others.
            item.current?.parentElement?.focus();
            isDone.current = true;
            setIsMissing(false);
            onChanged();
          }}
          onClose={() => setIsMissing(false)}
        />
      )}
    </li>
  );
}
