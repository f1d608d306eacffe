import { Button, Modal } from 'antd';
import { Form, Formik, type FormikErrors, type FormikTouched, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { serverMessage } from '../../refusal';
import { FocusOnError } from '../../ui/FocusOnError';
import { useToast } from '../../ui/toast';
import type { Telling } from '../frame/useAct';
import { fieldErrorsOf } from './fieldErrors';
import styles from './form.module.css';
import { SaveFailure } from './SaveFailure';
import { useAskToLeave, useUnsavedWarning } from './useUnsavedWarning';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  initialValues: Values;
  /** A yup schema of common/. */
  rules?: unknown;
  /** Instead of `rules`, where the values are not what the rules look at. */
  validate?: (values: Values) => FormikErrors<Values>;
  /** Told of every submit, whether the values are sound or not. */
  onTry?: (errors: FormikErrors<Values>) => void;
  /** Saves. What it throws is shown in the dialog, which stays open, and told by a toast. */
  save: (values: Values) => Promise<unknown>;
  telling: Telling;
  /** Path in the server's input to a field of the form, where they differ. */
  fieldOf?: (path: string) => string;
  submit: string;
  width?: number;
  onClose: () => void;
  /** Reads the thing again after somebody else changed it; absent where nothing is there to be changed. */
  onReload?: () => void;
  children: ReactNode;
}

/** A form in a dialog: it warns before unsaved changes are lost, and shows what the server refused where it belongs. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, initialValues, rules, validate, save, telling, fieldOf = same, width = 640, onClose } = props;
  const ask = useAskToLeave();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const leave = (unsaved: boolean) => {
    if (!unsaved) onClose();
    else void ask().then((yes) => yes && onClose());
  };
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={rules}
      validate={validate}
      onSubmit={async (values, helpers) => {
        setFailure(null);
        try {
          await save(values);
        } catch (error) {
          const fields = Object.entries(fieldErrorsOf(error) ?? {}).map(
            ([path, text]) => [fieldOf(path), text] as const,
          );
          for (const [name, text] of fields) helpers.setFieldError(name, text);
          void helpers.setTouched(touched<Values>(values, fields), false);
          setFailure(error);
          const description = serverMessage(error) ?? telling.fallback;
          toast({ title: telling.title ?? 'Error', description, tone: 'error' });
          return;
        }
        if (telling.success) toast({ title: telling.success });
        onClose();
      }}
    >
      {({ dirty, isSubmitting, handleSubmit, validateForm }) => (
        <Modal open title={title} width={width} footer={null} mask={{ closable: !dirty }} onCancel={() => leave(dirty)}>
          <UnsavedWarning unsaved={dirty} />
          <Form
            noValidate
            aria-label={title}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void validateForm().then((errors) => props.onTry?.(errors));
              handleSubmit();
            }}
          >
            <FocusOnError />
            {failure !== null && <SaveFailure error={failure} onReload={props.onReload} />}
            {props.children}
            <div className={styles.buttons}>
              <Button onClick={() => leave(dirty)}>Cancel</Button>
              <Button
                type="primary"
                htmlType="submit"
                loading={isSubmitting}
                // The field that has the focus would say what is wrong with it, and push the button from under the pointer.
                onMouseDown={(event) => event.preventDefault()}
              >
                {props.submit}
              </Button>
            </div>
          </Form>
        </Modal>
      )}
    </Formik>
  );
}

function UnsavedWarning({ unsaved }: { unsaved: boolean }) {
  useUnsavedWarning(unsaved);
  return null;
}

/** All fields count as visited, so that each shows what the server says of it. */
function touched<Values extends FormikValues>(
  values: Values,
  fields: readonly (readonly [string, string])[],
): FormikTouched<Values> {
  const names = [...Object.keys(values), ...fields.map(([name]) => name)];
  return Object.fromEntries(names.map((name) => [name, true])) as FormikTouched<Values>;
}

function same(path: string): string {
  return path;
}
