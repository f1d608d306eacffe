import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Brings the first wrong field into view after a submit that was refused. */
export function FocusOnError() {
  const { submitCount, isValidating, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isValidating || isSubmitting) return;
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  }, [submitCount, isValidating, isSubmitting]);
  return null;
}
