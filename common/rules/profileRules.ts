import { object, string } from 'yup';
import { LIMITS } from '../constants';
import { MESSAGES, phoneMessage, tooLong } from '../messages';
import { isPhone } from '../phoneText';
import { optionalText, requiredEmail, requiredText } from './textRules';

/** What there is of one's own profile. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Who has a profile, as roles are written. */
export type ProfileRole = 'admin' | 'staff' | 'business' | 'employee' | 'customer';

/**
 * What each changes of its own (specification 8.21). The phone of a business stands in its address, which the shop keeps; the
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
 * The rules of one's own profile: those of the form by which the shop, or the business, makes such an account.
 * @param shopPhone the example in the message about the phone
 */
export function profileRules(role: ProfileRole, shopPhone: string) {
  const isPerson = role !== 'business';
  return object({
    firstName: isPerson ? requiredText(MESSAGES.firstName) : optionalText(),
    lastName: isPerson ? requiredText(MESSAGES.lastName) : optionalText(),
    email: requiredEmail(MESSAGES.validEmail),
    phone: role === 'employee' ? requiredText(MESSAGES.employeePhone) : optionalPhone(shopPhone),
    currentPassword: string().typeError(MESSAGES.currentPassword).nullable().max(LIMITS.text, tooLong(LIMITS.text)),
  }).pick([...OWN_FIELDS[role], 'currentPassword']);
}

function optionalPhone(shopPhone: string) {
  const message = phoneMessage(shopPhone);
  return string()
    .typeError(message)
    .nullable()
    .test('phone', message, (value) => !value || value.trim() === '' || isPhone(value))
    .max(LIMITS.text, tooLong(LIMITS.text));
}
