import * as Dialog from '@radix-ui/react-dialog';
import { formatLbp } from '../../common/amountText';
import { useText } from '../i18n/text';
import { Button } from '../ui/form/Button';
import styles from './ReorderDialog.module.css';
import { piecesOf, type AgainPlan } from './plan';

interface AgainDialogProps {
  plan: AgainPlan;
  /** What opened it and gets the focus back. */
  opener: Element | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Names what of a past order can no longer be bought or costs something else now, and asks whether to go on. */
export function ReorderDialog({ plan, opener, onClose, onConfirm }: AgainDialogProps) {
  const say = useText();
  const { blocked, changed, cut, items } = plan;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          onCloseAutoFocus={() => {
            // Unless the focus has gone on to the cart.
            if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
          }}
        >
          <Dialog.Title className={styles.title}>{say('Not everything is as it was')}</Dialog.Title>
          <div className={styles.body}>
            <Part title={say('Cannot be ordered now')} lines={blocked}>
              {({ name, why }) => say('{name}: {problem}', { name, problem: say(why) })}
            </Part>
            <Part title={say('Costs something else now')} lines={changed}>
              {({ name, before, now }) =>
                say('{name}: was {before}, now {now}', { name, before: formatLbp(before), now: formatLbp(now) })
              }
            </Part>
            <Part title={say('Goes only in part')} lines={cut}>
              {({ name, quantity }) => say('{name}: only {quantity} more fit in the cart', { name, quantity })}
            </Part>
          </div>
          <Dialog.Description className={styles.end}>
            {items.length === 0
              ? say('Nothing of this order can go into the cart.')
              : say(
                  '{count, plural, one {# item can go into the cart. Nothing is ordered yet.} other {# items can go into the cart. Nothing is ordered yet.}}',
                  { count: piecesOf(plan) },
                )}
          </Dialog.Description>
          <div className={styles.actions}>
            <Button look="quiet" onClick={onClose}>
              {items.length === 0 ? say('Close') : say('Cancel')}
            </Button>
            {items.length > 0 && <Button onClick={onConfirm}>{say('Add to Cart')}</Button>}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PartProps<Line> {
  title: string;
  lines: readonly Line[];
  children: (line: Line) => string;
}

function Part<Line extends { name: string }>({ title, lines, children }: PartProps<Line>) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>{children(line)}</li>
        ))}
      </ul>
    </section>
  );
}
