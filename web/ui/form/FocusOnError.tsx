import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../lib/focus';

/**
 * Stands in a form. Brings its first wrong field (a button that stands for one has `data-wrong`) into view, once for each
 * submit that was refused, unless the focus was moved since the submit: the server's answer may come late.
 */
export function FocusOnError() {
  const { submitCount, isValidating, isSubmitting } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const answered = useRef(submitCount);
  const submitter = useRef<Element>(null);
  useEffect(() => {
    submitter.current = document.activeElement;
  }, [submitCount]);
  useEffect(() => {
    if (submitCount === answered.current || isValidating || isSubmitting) return;
    answered.current = submitCount;
    if (document.activeElement !== submitter.current && !isFocusLost()) return;
    const form = place.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [submitCount, isValidating, isSubmitting]);
  return <span ref={place} hidden />;
}
