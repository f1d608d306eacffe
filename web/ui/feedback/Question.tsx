import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { focusIfLost } from '../../lib/focus/focus';
import { Button } from '../form/Button';
import styles from './Question.module.css';

interface QuestionProps {
  title: string;
  text: string;
  /** What keeps everything as it is; it has the focus. */
  no: string;
  /** What cannot be undone. */
  yes: string;
  onAnswer: (agrees: boolean) => void;
}

/** Asks before something is lost (specification 22.4). */
export function Question({ title, text, no, yes, onAnswer }: QuestionProps) {
  const [before] = useState(() => document.activeElement);
  // Radix gives the focus back to a button of its own alone.
  const focusBack = (event: Event) => {
    event.preventDefault();
    if (before instanceof HTMLElement) focusIfLost(before);
  };
  return (
    <Dialog.Root open onOpenChange={() => onAnswer(false)}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.dialog} role="alertdialog" onCloseAutoFocus={focusBack}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Description>{text}</Dialog.Description>
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => onAnswer(false)}>
              {no}
            </Button>
            <Button look="danger" onClick={() => onAnswer(true)}>
              {yes}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
