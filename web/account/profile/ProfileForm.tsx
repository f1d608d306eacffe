import { useMutation } from '@apollo/client/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { OWN_FIELDS, profileRules, type ProfileField, type ProfileRole } from '../../../common/rules/profileRules';
import type { ProfilePartsFragment, Role } from '../../gql/graphql';
import type { TextWithValues } from '../../../common/messages';
import { msg, useTranslation } from '../../i18n/text';
import { changedFields } from '../../lib/changedFields';
import { failureText } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import { keepFocus } from '../../lib/focus/focus';
import { fieldErrorsOf } from '../../lib/serverErrors';
import { useShop } from '../../shop/useShop';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { PasswordField } from '../../ui/form/PasswordField';
import { CancelButton } from '../../ui/leaving/CancelButton';
import { UnsavedGuard } from '../../ui/leaving/UnsavedGuard';
import { useToast } from '../../ui/toast/toast';
import styles from '../page/AccountPage.module.css';
import { FailureNotice } from '../page/FailureNotice';
import { UpdateOwnProfileDocument } from './documents';

const TOO_MANY = msg('Too many tries. Please try again later.');

// What the server says of a field, so that it can be said in every language.
msg('Another e-mail address takes your present password');
msg('This is not your present password');

interface ProfileFormProps {
  role: Role;
  username: string;
  profile: ProfilePartsFragment;
  onDone: (saved: boolean) => Promise<void>;
}

const valuesOf = ({ firstName, lastName, email, phone }: ProfilePartsFragment) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
  phone: phone ?? '',
  currentPassword: '',
});

type Values = ReturnType<typeof valuesOf>;

/** The fields that such an account changes of its own profile. */
export function ProfileForm({ role, username, profile, onDone }: ProfileFormProps) {
  const t = useTranslation();
  const toast = useToast();
  const shopPhone = useShop()?.phone ?? '';
  const kind = role.toLowerCase() as ProfileRole;
  const rules = useMemo(() => profileRules(kind, shopPhone), [kind, shopPhone]);
  const [save] = useMutation(UpdateOwnProfileDocument);
  const [failure, setFailure] = useState<string | TextWithValues | null>(null);
  // As the form was opened: the profile may be read again meanwhile.
  const [initial] = useState(() => valuesOf(profile));
  const has = (field: ProfileField) => OWN_FIELDS[kind].includes(field);
  const isOther = (email: string) => email.trim().toLowerCase() !== initial.email.toLowerCase();

  async function submit(values: Values, form: FormikHelpers<Values>): Promise<void> {
    setFailure(null);
    const asksPassword = isOther(values.email);
    const { currentPassword, ...own } = values;
    // Another tab or device may have changed the others: what is sent is written.
    const changed = changedFields(initial, own);
    const asked = asksPassword ? { currentPassword } : {};
    try {
      if (Object.keys(changed).length > 0) await save({ variables: { input: { ...changed, ...asked } } });
      toast({
        title: t('Your profile is saved'),
        ...(asksPassword && { description: t('A link to confirm the address is on its way.') }),
      });
    } catch (error) {
      const wrong = fieldErrorsOf(error);
      if (wrong) {
        const drawn: readonly string[] = [...OWN_FIELDS[kind], ...(asksPassword ? ['currentPassword'] : [])];
        for (const [name, message] of Object.entries(wrong)) {
          if (drawn.includes(name)) form.setFieldError(name, message);
          else setFailure(message);
        }
      } else setFailure(codeOf(error) === 'RATE_LIMITED' ? TOO_MANY : failureText(error));
      return;
    }
    await onDone(true);
  }

  const title = t('Edit my profile');
  return (
    <Formik initialValues={initial} validationSchema={rules} onSubmit={submit}>
      {({ isSubmitting, values, dirty }) => (
        <Form noValidate className={styles.form} aria-label={title}>
          <FocusOnError />
          <UnsavedGuard unsaved={dirty} />
          {failure && <FailureNotice text={failure} />}
          {has('firstName') && (
            <div className={styles.grid}>
              <Field name="firstName" label={t('First Name')} autoComplete="given-name" required autoFocus />
              <Field name="lastName" label={t('Last Name')} autoComplete="family-name" required />
            </div>
          )}
          <Field
            name="email"
            label={t('Email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            autoFocus={!has('firstName')}
          />
          {isOther(values.email) && (
            <>
              <p className={styles.quiet}>
                {t(
                  'We send a link to the new address, by which you confirm it; the present one is told of the change.',
                )}
              </p>
              {/* By it, password managers know whose password is asked for. */}
              <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
              <PasswordField name="currentPassword" label={t('Present password')} autoComplete="current-password" />
            </>
          )}
          {has('phone') && (
            <Field
              name="phone"
              label={t('Mobile Number')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required={kind === 'employee'}
            />
          )}
          <div className={styles.actions}>
            <Button type="submit" busy={isSubmitting} onMouseDown={keepFocus}>
              {isSubmitting ? t('Saving…') : t('Save')}
            </Button>
            <CancelButton onCancel={() => void onDone(false)} />
          </div>
        </Form>
      )}
    </Formik>
  );
}
