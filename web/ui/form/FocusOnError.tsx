import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Brings the first wrong field (a button that stands for one has `data-wrong`) into view, once for each submit that was refused. */
export function FocusOnError() {
  const { submitCount, isValidating, isSubmitting } = useFormikContext();
  const answered = useRef(submitCount);
  useEffect(() => {
    if (submitCount === answered.current || isValidating || isSubmitting) return;
    answered.current = submitCount;
    document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-wrong]')?.focus();
  }, [submitCount, isValidating, isSubmitting]);
  return null;
}
