import { object, string } from 'yup';
import { LIMITS } from '../constants';
import { MESSAGES, phoneMessage, tooLong } from '../messages';
import { isPhone } from '../addresses/phoneText';
import { requiredEmail, requiredText } from './textRules';

/** What there is of one's own profile. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Who has a profile, as roles are written. */
export type ProfileRole = 'admin' | 'staff' | 'business' | 'employee' | 'customer';

/**
 * What each changes of its own (specification 8.20). The phone of a business stands in its address, which the shop keeps; the
 * name of an employee on the orders of its business, which keeps it.
 */
export const OWN_FIELDS: Readonly<Record<ProfileRole, readonly ProfileField[]>> = {
  admin: ['firstName', 'lastName', 'email'],
  staff: ['firstName', 'lastName', 'email'],
  business: ['firstName', 'lastName', 'email'],
  employee: ['email', 'phone'],
  customer: ['firstName', 'lastName', 'email', 'phone'],
};

/**
 * The rules of one's own profile. An employee has a phone, since orders are brought there.
 * @param shopPhone the example in the message about the phone
 */
export function profileRules(role: ProfileRole, shopPhone: string) {
  return object({
    firstName: requiredText(MESSAGES.firstName),
    lastName: requiredText(MESSAGES.lastName),
    email: requiredEmail(MESSAGES.validEmail),
    phone: role === 'employee' ? requiredPhone(shopPhone) : optionalPhone(shopPhone),
    currentPassword: string().typeError(MESSAGES.currentPassword).nullable().max(LIMITS.text, tooLong(LIMITS.text)),
  }).pick([...OWN_FIELDS[role], 'currentPassword']);
}

function requiredPhone(shopPhone: string) {
  return requiredText(MESSAGES.employeePhone).test('phone', phoneMessage(shopPhone), isPhone);
}

function optionalPhone(shopPhone: string) {
  const message = phoneMessage(shopPhone);
  return string()
    .typeError(message)
    .nullable()
    .test('phone', message, (value) => !value || value.trim() === '' || isPhone(value))
    .max(LIMITS.text, tooLong(LIMITS.text));
}
