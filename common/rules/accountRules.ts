import { array, number, object, ref, string } from 'yup';
import { EMPLOYEE_USERNAME_MIN, LIMITS, OWN_PASSWORD_MIN, PASSWORD_MIN } from '../constants';
import { DUTIES } from '../duties';
import { LANGUAGES } from '../languages';
import { MESSAGES, tooLong } from '../messages';
import { isAmount } from '../amountText';
import { optionalText, requiredEmail, requiredText } from './textRules';

/** The roles that an admin gives; employees are made by their business. */
const SETTABLE_ROLES = ['customer', 'business', 'staff', 'admin'] as const;

const PAYMENT_MODES = ['credit', 'cash'] as const;

/** Format and control characters, line separators, and what else is drawn as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** A new username: with a mark in it that nobody sees, one account could pass for another. */
function newUsername(required: string, min = 1) {
  return requiredText(required, min).test('visible', MESSAGES.invisibleUsername, (name) => !INVISIBLE.test(name));
}

/** A password is not trimmed: its spaces count. */
function newPassword() {
  return string()
    .typeError(MESSAGES.passwordLength)
    .required(MESSAGES.passwordLength)
    .min(PASSWORD_MIN, MESSAGES.passwordLength)
    .max(LIMITS.text, tooLong(LIMITS.text));
}

/** Missing or empty leaves the password as it is (specification 14.3). */
function changedPassword() {
  return string()
    .typeError(MESSAGES.passwordLength)
    .nullable()
    .test('length', MESSAGES.passwordLength, (value) => !value || value.length >= PASSWORD_MIN)
    .max(LIMITS.text, tooLong(LIMITS.text));
}

/** The rules by which somebody changes their own password (specification 8.14); the server knows more. */
export function ownPasswordRules() {
  return presentPasswordRules().shape({ newPassword: ownPassword() });
}

/** The rules by which somebody confirms with their present password what cannot be undone (specification 24.2). */
export function presentPasswordRules() {
  return object({
    currentPassword: string()
      .typeError(MESSAGES.currentPassword)
      .required(MESSAGES.currentPassword)
      .max(LIMITS.text, tooLong(LIMITS.text)),
  });
}

/** A password that its owner chooses. */
function ownPassword() {
  return string()
    .typeError(MESSAGES.ownPasswordLength)
    .required(MESSAGES.ownPasswordLength)
    .min(OWN_PASSWORD_MIN, MESSAGES.ownPasswordLength)
    .max(LIMITS.text, tooLong(LIMITS.text));
}

/** The same for the form, where the new one is typed twice. */
export function ownPasswordFormRules() {
  return ownPasswordRules().shape({
    repeated: repeatedPassword(),
  });
}

function repeatedPassword() {
  return string().oneOf([ref('newPassword')], MESSAGES.passwordsDiffer);
}

/** The rules of who has forgotten a password (specification 8.15). */
export function forgottenPasswordRules() {
  return object({ account: requiredText(MESSAGES.usernameOrEmail) });
}

/** The rules of what the link of a mail brings. */
export function linkRules() {
  return object({
    key: string().typeError(MESSAGES.linkKey).required(MESSAGES.linkKey).max(LIMITS.text, tooLong(LIMITS.text)),
  });
}

/** The rules by which a password is set by the link of a mail. */
export function passwordResetRules() {
  return linkRules().shape({ newPassword: ownPassword() });
}

/** The same for the form, where the password is typed twice and the link brings the key. */
export function passwordResetFormRules() {
  return object({ newPassword: ownPassword(), repeated: repeatedPassword() });
}

function paymentMode() {
  return string()
    .nullable()
    .oneOf([...PAYMENT_MODES, null], MESSAGES.paymentMode);
}

const person = () => ({
  email: requiredEmail(MESSAGES.validEmail),
  firstName: requiredText(MESSAGES.firstName),
  lastName: requiredText(MESSAGES.lastName),
});

/** The rules of a customer's own registration: those of the admins' form, less what an admin decides. */
export function registrationRules() {
  return object({ username: newUsername(MESSAGES.username), password: newPassword(), ...person() });
}

const decidedByAdmins = () => ({
  role: string().required(MESSAGES.settableRole).oneOf(SETTABLE_ROLES, MESSAGES.settableRole),
  duties: array().nullable().of(string().oneOf(DUTIES, MESSAGES.duty)),
  paymentMode: paymentMode(),
});

/** The rules of the admins' form for a new user (specification 14.3). */
export function newUserRules() {
  return registrationRules().shape(decidedByAdmins());
}

/** The rules of the admins' form for a user that is there; what is not sent is not checked and stays. */
export function changedUserRules() {
  return object({ ...person(), ...decidedByAdmins(), password: changedPassword() });
}

/** The rules of a business's address (specification 14.3); a screen may save one field of it alone. */
export function businessAddressRules() {
  return object({
    businessName: requiredText(MESSAGES.businessName),
    businessAddress: requiredText(MESSAGES.businessAddress),
    businessCity: requiredText(MESSAGES.businessCity),
    businessState: optionalText(),
    businessZip: optionalText(),
    businessPhone: optionalText(),
    businessCountry: optionalText(),
  });
}

/** The rules of the admins' form for a new business (specification 14.3). */
export function newBusinessRules() {
  return businessAddressRules().shape({
    username: newUsername(MESSAGES.username),
    password: newPassword(),
    email: requiredEmail(MESSAGES.invalidEmail),
    firstName: optionalText(),
    lastName: optionalText(),
    paymentMode: paymentMode(),
  });
}

/** The rules of the employee form (specification 14.3), in create mode. */
export function newEmployeeRules() {
  return object({
    username: newUsername(MESSAGES.employeeUsername, EMPLOYEE_USERNAME_MIN),
    password: newPassword(),
    email: requiredEmail(MESSAGES.invalidEmail),
    firstName: requiredText(MESSAGES.firstName),
    lastName: requiredText(MESSAGES.lastName),
    employeeLocation: requiredText(MESSAGES.employeeLocation),
    employeeAddress: requiredText(MESSAGES.employeeAddress),
    employeeCity: requiredText(MESSAGES.employeeCity),
    employeeState: requiredText(MESSAGES.employeeState),
    employeeZip: requiredText(MESSAGES.employeeZip),
    employeePhone: requiredText(MESSAGES.employeePhone),
  });
}

/** The rules of the employee form in edit mode. */
export function changedEmployeeRules() {
  return newEmployeeRules().shape({ password: changedPassword() });
}

/** The rules of a business's discount: a percentage with at most two decimals. */
export function businessDiscountRules() {
  const message = MESSAGES.businessDiscount;
  return object({
    discount: number()
      .typeError(message)
      .required(message)
      .min(0, message)
      .max(100, message)
      .test('decimals', MESSAGES.percentDecimals, (value) => /^\d+(\.\d{1,2})?$/.test(String(value))),
  });
}

/** The rules of a price agreed with a business; zero shows "Price TBD" (specification 3.7). */
export function individualPriceRules() {
  const message = MESSAGES.individualPrice;
  return object({
    price: string()
      .typeError(message)
      .required(message)
      .test('price', message, (value) => isAmount(value) && !value.startsWith('-')),
    variant: optionalText(),
  });
}

/** The rules of the language that somebody reads: one of the shop's. */
export function languageRules() {
  return object({ language: string().required(MESSAGES.language).oneOf(Object.keys(LANGUAGES), MESSAGES.language) });
}
