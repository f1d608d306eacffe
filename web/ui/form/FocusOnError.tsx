import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { deferFocus } from '../../lib/focus/focus';

/**
 * Brings the first wrong field of its form (a button that stands for one has `data-wrong`) into view, once for each
 * submit that was refused; not when the focus has been moved since the submit.
 */
export function FocusOnError() {
  const { submitCount, isValidating, isSubmitting } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const submit = useRef({ count: submitCount, focus: (_: HTMLElement | null | undefined) => {}, answered: true });
  useEffect(() => {
    if (submitCount !== submit.current.count) {
      submit.current = { count: submitCount, focus: deferFocus(), answered: false };
    }
    if (submit.current.answered || isValidating || isSubmitting) return;
    submit.current.answered = true;
    const form = place.current?.closest('form');
    submit.current.focus(form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]'));
  }, [submitCount, isValidating, isSubmitting]);
  return <span ref={place} hidden />;
}
