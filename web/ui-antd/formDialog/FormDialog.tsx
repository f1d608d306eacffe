import { Button, Modal } from 'antd';
import {
  Form,
  Formik,
  useFormikContext,
  type FormikErrors,
  type FormikProps,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { serverMessage } from '../../lib/refusal';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { useToast } from '../../ui/toast/toast';
import type { Telling } from '../actions/useAct';
import { fieldErrorsOf } from '../form/fieldErrors';
import styles from '../form/form.module.css';
import { LatestLoaded } from './LatestLoaded';
import { MeanwhileContext, merged, type Meanwhile } from './editConflict';
import { SaveFailure } from './SaveFailure';
import { useAskToLeave, useUnsavedWarning } from './useUnsavedWarning';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  initialValues: Values;
  /** A yup schema of common/. */
  rules?: unknown;
  /** Instead of `rules`, where the values are not what the rules look at. */
  validate?: (values: Values) => FormikErrors<Values>;
  /** Called once for each submit that ends with errors beside its fields. */
  onInvalid?: (errors: FormikErrors<Values>) => void;
  /** Saves. What it throws is shown in the dialog, which stays open, and told by a toast. */
  save: (values: Values) => Promise<unknown>;
  telling: Telling;
  /** Path in the server's input to a field of the form, where they differ. */
  fieldOf?: (path: string) => string;
  submit: string;
  width?: number;
  onClose: () => void;
  /**
   * Reads the values again after somebody else changed the thing, so that `save` no longer meets their change; null when
   * it is gone. What was typed stays. Absent where nothing is there to be changed.
   */
  reload?: (() => Promise<Values | null>) | undefined;
  children: ReactNode;
}

const FIELDS = 'input:not([type=hidden]), textarea, select';

/** A form in a dialog: it warns before unsaved changes are lost, and shows what the server refused where it belongs. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, initialValues, rules, validate, save, telling, fieldOf = same, width = 640, onClose } = props;
  const ask = useAskToLeave();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const formik = useRef<FormikProps<Values>>(null);
  const form = useRef<HTMLFormElement>(null);
  // What the server said of a value stands until it is changed or sent again; each validation would wipe it out.
  const refused = useRef<readonly { name: string; value: unknown; text: string }[]>([]);
  const leave = (unsaved: boolean) => {
    if (!unsaved) onClose();
    else void ask().then((yes) => yes && onClose());
  };
  async function loadLatest(): Promise<void> {
    try {
      const now = await props.reload?.();
      const current = formik.current;
      if (!now || !current) {
        toast({ title: telling.title ?? 'Error', description: 'It was deleted meanwhile.', tone: 'error' });
        return;
      }
      const { initialValues: before, values } = current;
      refused.current = [];
      current.resetForm({ values: now });
      void current.setValues(merged(before, values, now));
      setMeanwhile({ before, now });
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
        ...Object.fromEntries(
          refused.current.filter(({ name, value }) => values[name] === value).map(({ name, text }) => [name, text]),
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
          refused.current = fields.map(([name, text]) => ({ name, text, value: values[name] as unknown }));
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
      {({ dirty, isSubmitting, handleSubmit }) => (
        <Modal
          open
          title={title}
          width={width}
          footer={null}
          mask={{ closable: !dirty }}
          // Ant Design begins at the button that closes it. Its motion may end after somebody has gone on to a field.
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
            {failure === null && meanwhile && <LatestLoaded />}
            <MeanwhileContext value={meanwhile}>{props.children}</MeanwhileContext>
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
  const names = [...Object.keys(values), ...fields.map(([name]) => name)];
  return Object.fromEntries(names.map((name) => [name, true])) as FormikTouched<Values>;
}

function same(path: string): string {
  return path;
}
