import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Keeps on the phone what is typed into the form around it, until it is reported. */
export function KeepForm<Form>({ save }: { save: (form: Form) => void }) {
  const { values, isSubmitting } = useFormikContext<Form>();
  const keep = useEffectEvent(save);
  useEffect(() => {
    if (!isSubmitting) keep(values);
  }, [values, isSubmitting]);
  return null;
}
