import { getIn, setIn, type FormikErrors } from 'formik';
import { accountCheckoutRules } from '../../../common/rules/orderRules';
import { MESSAGES } from '../../../common/messages';
import type { Translate } from '../../i18n/text';
import type { ToastMessage } from '../../ui/toast/toastMessage';
import { validateBy } from '../form/validateBy';
import type { AccountValues } from './accountCheckout';

/** What each field says by itself; the rules' documented message stands for all of them in the toast. */
const FIELD_MESSAGES: Record<string, string> = {
  customerName: MESSAGES.fullName,
  customerEmail: MESSAGES.email,
  customerPhone: MESSAGES.employeePhone,
  'deliveryAddress.street': MESSAGES.street,
  'deliveryAddress.city': MESSAGES.employeeCity,
};

const SHARED_MESSAGES: readonly string[] = [MESSAGES.missingInformation, MESSAGES.missingAddress];

const check = validateBy<AccountValues>(accountCheckoutRules);

/** What is wrong with the form of the account checkout, each field in its own words. */
export async function accountErrors(values: AccountValues): Promise<FormikErrors<AccountValues>> {
  const errors = await check(values);
  return Object.entries(FIELD_MESSAGES).reduce<FormikErrors<AccountValues>>(
    (result, [path, message]) =>
      SHARED_MESSAGES.includes(getIn(result, path) as string)
        ? (setIn(result, path, message) as FormikErrors<AccountValues>)
        : result,
    errors,
  );
}

/** The documented toast for a form that is not complete (specification 14.2); null when nothing is missing. */
export function missingToast(errors: FormikErrors<AccountValues>, t: Translate): ToastMessage | null {
  const missing = (path: string) => getIn(errors, path) === FIELD_MESSAGES[path];
  if (['customerName', 'customerEmail', 'customerPhone'].some(missing)) {
    return { title: t('Missing Information'), description: t(MESSAGES.missingInformation), tone: 'error' };
  }
  if (errors.deliveryAddress) {
    return { title: t('Missing Address'), description: t(MESSAGES.missingAddress), tone: 'error' };
  }
  if (errors.latitude || errors.longitude) {
    return { title: t('Location Required'), description: t(MESSAGES.locationRequired), tone: 'error' };
  }
  return null;
}
