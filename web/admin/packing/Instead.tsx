import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { AddedLineInput } from '../../gql/graphql';
import { ProductChooser } from '../../orders/changing/ProductChooser';
import { nameOf, type ProductChoice } from '../../orders/changing/productsToSend';
import { Stepper } from '../../ui/form/Stepper';
import type { LineToPack } from './documents';
import styles from './packing.module.css';

interface InsteadProps {
  line: LineToPack;
  /** Of product and size. */
  name: string;
  /** How many of the line something else is sent for. */
  missing: number;
  isSending: boolean;
  /** @param what in words */
  onSend: (added: AddedLineInput, what: string) => void;
  onClose: () => void;
}

/**
 * Something else that is sent instead of what is missing, and is in stock: other sizes of it first, then its category
 * (specification 5.14).
 */
export function Instead({ line, name, missing, isSending, onSend, onClose }: InsteadProps) {
  const [chosen, setChosen] = useState<ProductChoice | null>(null);
  // As many as are missing, until another number is chosen.
  const [count, setCount] = useState<number | null>(null);
  const quantity = count ?? missing;
  const send = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (chosen) send.current?.focus();
  }, [chosen]);

  if (!chosen) {
    return (
      <div role="group" aria-label={`Instead of ${name}`} className={styles.instead}>
        <ProductChooser missing={line} onChoose={setChosen} />
        <Button size="large" onClick={onClose}>
          Send nothing else
        </Button>
      </div>
    );
  }
  const what = nameOf(chosen);
  return (
    <div role="group" aria-label={`Instead of ${name}`} className={styles.chosen}>
      <span>{`How many of ${what}?`}</span>
      <Stepper name={what} quantity={quantity} min={1} disabled={isSending} onChange={setCount} />
      <Button
        ref={send}
        type="primary"
        size="large"
        loading={isSending}
        onClick={() =>
          onSend(
            {
              productId: chosen.productId,
              selectedSize: chosen.selectedSize,
              quantity,
              replacesLineId: line.id,
              replacesQuantity: missing,
              seenQuantity: line.quantity,
            },
            `${missing} × ${name} replaced by ${quantity} × ${what}`,
          )
        }
      >
        {`Send ${quantity} × ${what} instead of ${missing} × ${name}`}
      </Button>
      <Button size="large" disabled={isSending} onClick={() => setChosen(null)}>
        Choose something else
      </Button>
    </div>
  );
}
