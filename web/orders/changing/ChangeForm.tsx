import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { TextWithValues } from '../../../common/messages';
import { sum, times } from '../../../common/money';
import { changeReasonRules } from '../../../common/rules/orderChangeRules';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import type { ChangedLineInput } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { formatMoney } from '../../lib/money';
import { useAuth } from '../../session/viewer';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { Stepper } from '../../ui/form/Stepper';
import { UnsavedGuard } from '../../ui/leaving/UnsavedGuard';
import { useToast } from '../../ui/toast/toast';
import { addedLines, AddedProducts, type Addition } from './AddedProducts';
import type { ChangeableOrder, Changer } from './changeable';
import styles from './ChangeForm.module.css';
import { useFreshPrices } from './useFreshPrices';
import { useSendChange, type AddedLine } from './useSendChange';

interface ChangeFormProps {
  order: ChangeableOrder;
  by: Changer;
  /** Whether it begins with the search for a product, where one may be added. */
  isAdding: boolean;
  onChanged: () => void;
  onClose: () => void;
}

type Line = ChangeableOrder['items'][number];

/** A change as it was sent, and what was meant by it: the same as long as nothing else is chosen. */
interface SentChange {
  readonly meant: string;
  readonly lines: ChangedLineInput[];
  readonly added: AddedLine[];
}

/** What is wanted of each line; what was chosen stays when it is refused, or when somebody else changes the order. */
export function ChangeForm({ order, by, isAdding, onChanged, onClose }: ChangeFormProps) {
  const t = useTranslation();
  const toast = useToast();
  const send = useSendChange(order.id, by);
  const withPrices = useOwnPrices(order, by);
  const freshPrices = useFreshPrices();
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map());
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(() => countsOf(order.items));
  const [additions, setAdditions] = useState<readonly Addition[]>([]);
  /** The last try, while nobody knows whether it was done. */
  const open = useRef<SentChange | null>(null);
  const [failure, setFailure] = useState<string | TextWithValues | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const quantityOf = ({ id, quantity }: Line) => wanted.get(id) ?? quantity;
  const changed = order.items.filter((line) => quantityOf(line) !== line.quantity);
  const isUnchanged = changed.length + additions.length === 0;
  const nothingLeft = additions.length === 0 && order.items.every((line) => quantityOf(line) === 0);

  useEffect(() => {
    // The search takes the focus itself.
    if (!isAdding) list.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [isAdding]);

  async function save({ reason }: { reason: string }): Promise<void> {
    setFailure(null);
    const lines = changed.map((line) => ({
      lineId: line.id,
      quantity: quantityOf(line),
      seenQuantity: seen.get(line.id) ?? line.quantity,
    }));
    const meant = JSON.stringify([[...wanted], additions.map((each) => ({ ...each, price: null })), reason.trim()]);
    // Of the same again nothing may be another, what is shown by then least of all: it would be done a second time.
    const change = open.current?.meant === meant ? open.current : { meant, lines, added: addedLines(additions) };
    const sent = await send(change.lines, reason.trim(), change.added);
    open.current = 'failure' in sent && sent.mayBeDone ? change : null;
    onChanged();
    if ('failure' in sent) {
      setFailure(sent.failure);
      // What was shown with the refusal is what is changed by the next try.
      setSeen(new Map());
      if (withPrices) setAdditions(await freshPrices(additions));
      return;
    }
    toast({
      title: t('Order #{number} is changed', { number: String(order.id) }),
      description:
        sent.total === null
          ? undefined
          : t('New total: {amount}', { amount: formatMoney(sent.total, order.lbpPerUsd) }),
    });
    onClose();
  }

  return (
    <Formik
      initialValues={{ reason: '' }}
      validationSchema={by === 'shop' ? changeReasonRules : undefined}
      onSubmit={save}
    >
      {({ isSubmitting, dirty }) => (
        <Form noValidate className={styles.form} aria-label={t('Change the order')}>
          <FocusOnError />
          <UnsavedGuard unsaved={dirty || !isUnchanged} />
          {failure && <Notice tone="error" title={t(failure)} />}
          <ul ref={list} className={styles.lines}>
            {order.items.map((line) => (
              <ChangedLine
                key={line.id}
                line={line}
                quantity={quantityOf(line)}
                disabled={isSubmitting}
                onChange={(quantity) => setWanted(new Map([...wanted, [line.id, quantity]]))}
              />
            ))}
          </ul>
          <AddedProducts
            additions={additions}
            withPrices={withPrices}
            isOpen={isAdding}
            disabled={isSubmitting}
            onChange={setAdditions}
          />
          {nothingLeft ? (
            <p>{t('Leave at least one line, or cancel the order.')}</p>
          ) : additions.length > 0 && !withPrices ? (
            by === 'shop' && <p>{t('What is added costs what the buyer would pay for it now.')}</p>
          ) : (
            <NewAmount order={order} quantityOf={quantityOf} additions={additions} />
          )}
          {by === 'shop' && <Field name="reason" label={t('Reason, for the buyer to read')} required />}
          <div className={styles.answers}>
            <Button type="submit" busy={isSubmitting} disabled={isUnchanged || nothingLeft}>
              {isSubmitting ? t('Saving…') : t('Save the change')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('Leave as it is')}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}

/**
 * Whether what the viewer would pay is what the order's buyer would: not for the shop, for who sees no amounts, and for a
 * business that follows the order of a guest.
 */
function useOwnPrices({ deliveryFee }: ChangeableOrder, by: Changer): boolean {
  const auth = useAuth();
  if (by === 'shop' || deliveryFee === null) return false;
  return by.buyer.followKey === null || auth.state !== 'signed-in' || auth.viewer.role === 'CUSTOMER';
}

function countsOf(lines: readonly Line[]): ReadonlyMap<number, number> {
  return new Map(lines.map(({ id, quantity }) => [id, quantity]));
}

interface ChangedLineProps {
  line: Line;
  quantity: number;
  disabled: boolean;
  onChange: (quantity: number) => void;
}

function ChangedLine({ line, quantity, disabled, onChange }: ChangedLineProps) {
  const t = useTranslation();
  const size = line.sizeLabel === null ? null : t(line.sizeLabel);
  return (
    <li className={styles.line}>
      <p className={quantity === 0 ? styles.struck : undefined}>
        <bdi {...textLanguage(line.untranslated, 'productName')}>{line.productName}</bdi>
        {size && (
          <>
            {' · '}
            <bdi>{size}</bdi>
          </>
        )}
        {quantity !== line.quantity && (
          <span className={styles.before}>{t('Ordered: {count}', { count: line.quantity })}</span>
        )}
      </p>
      <Stepper
        name={nameWithSize(line.productName, size)}
        quantity={quantity}
        min={0}
        disabled={disabled}
        onChange={onChange}
      />
    </li>
  );
}

interface NewAmountProps {
  order: ChangeableOrder;
  quantityOf: (line: Line) => number;
  /** Each with its price. */
  additions: readonly Addition[];
}

/** What the order comes to by what is chosen; of one with a code, before it. Nothing for who sees no amounts. */
function NewAmount({
  order: { items, discountAmount, deliveryFee, lbpPerUsd },
  quantityOf,
  additions,
}: NewAmountProps) {
  const t = useTranslation();
  const subtotal = sum([
    ...items.map((line) => times(line.unitPrice ?? '0.00', quantityOf(line))),
    ...additions.map(({ price, quantity }) => times(price ?? '0.00', quantity)),
  ]);
  if (deliveryFee === null || discountAmount === null) return null;
  const isDiscounted = Number(discountAmount) > 0;
  const amount = formatMoney(isDiscounted ? subtotal : sum([subtotal, deliveryFee]), lbpPerUsd);
  return (
    <p className={styles.amount}>
      {isDiscounted ? t('New subtotal: {amount}', { amount }) : t('New total: {amount}', { amount })}
    </p>
  );
}
