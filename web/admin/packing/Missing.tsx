import { Button, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { AddedLineInput, ChangedLineInput } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { useSendChange } from '../../orders/changing/useSendChange';
import { Stepper } from '../../ui/form/Stepper';
import { useToast } from '../../ui/toast/toast';
import type { LineToPack } from './documents';
import { Instead } from './Instead';
import styles from './packing.module.css';

/** What the buyer reads. */
const REASONS = ['Sold out today', 'Not fresh enough to send', 'Damaged while packing'];

interface MissingProps {
  orderId: number;
  line: LineToPack;
  /** Of product and size. */
  name: string;
  onDone: () => void;
  onClose: () => void;
}

/**
 * How many of a line are missing, and why: they are taken out of the order, or something else is sent instead, and its buyer
 * is told (specification 5.14).
 */
export function Missing({ orderId, line, name, onDone, onClose }: MissingProps) {
  const { id, quantity } = line;
  const t = useTranslation();
  const toast = useToast();
  const send = useSendChange(orderId, 'shop');
  const [count, setCount] = useState(1);
  const [reason, setReason] = useState(REASONS[0]!);
  const [isSending, setIsSending] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const missing = Math.min(count, quantity);

  const replace = useRef<HTMLButtonElement>(null);
  const focusReplace = useRef(false);

  useEffect(() => {
    if (!isReplacing && focusReplace.current) replace.current?.focus();
    focusReplace.current = false;
  }, [isReplacing]);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, []);

  async function change(lines: ChangedLineInput[], added: AddedLineInput[], done: string): Promise<void> {
    setIsSending(true);
    const sent = await send(lines, reason, added);
    setIsSending(false);
    if ('failure' in sent) {
      toast({ title: 'Nothing was changed', description: t(sent.failure), tone: 'error' });
      return;
    }
    toast({ title: done, description: 'The buyer is told.' });
    onDone();
  }

  return (
    <div ref={panel} role="group" aria-label={`Missing of ${name}`} className={styles.missing}>
      <span>How many are missing?</span>
      <Stepper
        name={name}
        quantity={missing}
        min={1}
        disabled={isSending}
        onChange={(wanted) => setCount(Math.min(wanted, quantity))}
      />
      <Select
        aria-label="Why"
        popupMatchSelectWidth={false}
        size="large"
        value={reason}
        options={REASONS.map((each) => ({ value: each, label: each }))}
        onChange={setReason}
      />
      {isReplacing ? (
        <Instead
          line={line}
          name={name}
          missing={missing}
          isSending={isSending}
          onSend={(added, done) => void change([], [added], done)}
          onClose={() => {
            focusReplace.current = true;
            setIsReplacing(false);
          }}
        />
      ) : (
        <>
          <Button
            type="primary"
            danger
            size="large"
            loading={isSending}
            onClick={() =>
              void change(
                [{ lineId: id, quantity: quantity - missing, seenQuantity: quantity }],
                [],
                `${missing} × ${name} taken out`,
              )
            }
          >
            {missing === quantity ? 'Take the line out' : `Take out ${missing} of ${quantity}`}
          </Button>
          <Button ref={replace} size="large" disabled={isSending} onClick={() => setIsReplacing(true)}>
            Send something else instead
          </Button>
          <Button size="large" disabled={isSending} onClick={onClose}>
            All are here
          </Button>
        </>
      )}
    </div>
  );
}
