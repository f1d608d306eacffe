import { Button, Modal } from 'antd';
import {
  Form,
  Formik,
  getIn,
  setIn,
  useFormikContext,
  type FormikErrors,
  type FormikProps,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { useToast } from '../../ui/toast/toast';
import type { ActionMessages } from '../actions/useAction';
import { fieldErrorsOf } from '../../lib/serverErrors';
import styles from '../form/form.module.css';
import { LatestLoaded } from './LatestLoaded';
import { ConcurrentEditContext, merged, type ConcurrentEdit } from './editConflict';
import { SaveFailure, saveFailureText } from './SaveFailure';
import { useConfirmLeave, useUnsavedWarning } from './useUnsavedWarning';
import { useTranslation } from '../../i18n/text';
import { keepFocus } from '../../lib/focus/focus';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  initialValues: Values;
  /** A yup schema of common/. */
  rules?: unknown;
  /** Instead of `rules`, where the values are not what the rules look at. */
  validate?: (values: Values) => FormikErrors<Values>;
  /** Called once for each submit that ends with errors beside its fields. */
  onInvalid?: (errors: FormikErrors<Values>) => void;
  /** Saves. An error is shown in the dialog, which stays open, and by a toast. */
  save: (values: Values) => Promise<unknown>;
  messages: ActionMessages;
  /** Path in the server's input to a field of the form, where they differ. */
  fieldOf?: (path: string) => string;
  submit: string;
  width?: number;
  onClose: () => void;
  /**
   * Reads the values again after somebody else changed the record, so that `save` is based on their version; null when
   * it was deleted. What was typed stays. Absent for a new record.
   */
  reload?: (() => Promise<Values | null>) | undefined;
  children: ReactNode;
}

const FIELDS = 'input:not([type=hidden]), textarea, select';

/** A form in a dialog: it warns before unsaved changes are lost, and shows what the server refused where it belongs. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const t = useTranslation();
  const { title, initialValues, rules, validate, save, messages, fieldOf = same, width = 640, onClose } = props;
  const confirmLeave = useConfirmLeave();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [concurrentEdit, setConcurrentEdit] = useState<ConcurrentEdit | null>(null);
  const formik = useRef<FormikProps<Values>>(null);
  const form = useRef<HTMLFormElement>(null);
  // The server's error of a value stays until the value is changed or sent again; each validation would remove it.
  const refused = useRef<readonly { name: string; value: unknown; text: string }[]>([]);
  const leave = (unsaved: boolean) => {
    if (!unsaved) onClose();
    else void confirmLeave().then((confirmed) => confirmed && onClose());
  };
  async function loadLatest(): Promise<void> {
    try {
      const saved = await props.reload?.();
      const current = formik.current;
      if (!saved || !current) {
        toast({ title: messages.title ?? t('Error'), description: t('It was deleted meanwhile.'), tone: 'error' });
        return;
      }
      const { initialValues: opened, values } = current;
      refused.current = [];
      current.resetForm({ values: saved });
      void current.setValues(merged(opened, values, saved));
      setConcurrentEdit({ opened, saved });
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <Formik<Values>
      innerRef={formik}
      initialValues={initialValues}
      validationSchema={rules}
      validate={(values) => ({
        ...refused.current
          .filter(({ name, value }) => getIn(values, name) === value)
          .reduce<FormikErrors<Values>>(
            (errors, { name, text }) => setIn(errors, name, text) as FormikErrors<Values>,
            {},
          ),
        ...validate?.(values),
      })}
      onSubmit={async (values, helpers) => {
        setFailure(null);
        try {
          await save(values);
        } catch (error) {
          const fields = Object.entries(fieldErrorsOf(error) ?? {}).map(
            ([path, text]) => [fieldOf(path), text] as const,
          );
          refused.current = fields.map(([name, text]) => ({ name, text, value: getIn(values, name) as unknown }));
          for (const [name, text] of fields) helpers.setFieldError(name, text);
          void helpers.setTouched(touched<Values>(values, fields), false);
          setFailure(error);
          const description = t(saveFailureText(error) ?? messages.fallback);
          toast({ title: messages.title ?? t('Error'), description, tone: 'error' });
          return;
        }
        if (messages.success) toast({ title: messages.success });
        onClose();
      }}
    >
      {({ dirty, isSubmitting, handleSubmit }) => (
        <Modal
          open
          title={title}
          width={width}
          footer={null}
          mask={{ closable: !dirty }}
          // Ant Design focuses the close button; and its animation may end after the user has moved on to a field.
          afterOpenChange={(open) => {
            if (!open || form.current?.contains(document.activeElement)) return;
            form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
          }}
          onCancel={() => leave(dirty)}
        >
          <UnsavedWarning unsaved={dirty} />
          <Form
            ref={form}
            noValidate
            aria-label={title}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              refused.current = [];
              handleSubmit();
            }}
          >
            <FocusOnError />
            {props.onInvalid && <InvalidSubmit onInvalid={props.onInvalid} />}
            {failure !== null && <SaveFailure error={failure} onReload={props.reload && (() => void loadLatest())} />}
            {failure === null && concurrentEdit && <LatestLoaded />}
            <ConcurrentEditContext value={concurrentEdit}>{props.children}</ConcurrentEditContext>
            <div className={styles.buttons}>
              <Button onClick={() => leave(dirty)}>{t('Cancel')}</Button>
              <Button type="primary" htmlType="submit" loading={isSubmitting} onMouseDown={keepFocus}>
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

function InvalidSubmit<Values>({ onInvalid }: { onInvalid: (errors: FormikErrors<Values>) => void }) {
  const { submitCount, isSubmitting, isValidating, errors, isValid } = useFormikContext<Values>();
  const answered = useRef(submitCount);
  const answer = useEffectEvent(() => {
    if (!isValid) onInvalid(errors);
  });
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting || isValidating) return;
    answered.current = submitCount;
    answer();
  }, [submitCount, isSubmitting, isValidating]);
  return null;
}

/** All fields count as visited, so that each shows what the server says of it. */
function touched<Values extends FormikValues>(
  values: Values,
  fields: readonly (readonly [string, string])[],
): FormikTouched<Values> {
  const all: Record<string, unknown> = Object.fromEntries(Object.keys(values).map((name) => [name, true]));
  // A field of an entry is visited below the list that holds it.
  const nested = fields.filter(([name]) => name.includes('.'));
  for (const [name] of nested) delete all[name.split('.')[0]!];
  return nested.reduce<unknown>((visited, [name]) => setIn(visited, name, true), all) as FormikTouched<Values>;
}

function same(path: string): string {
  return path;
}
