/** Messages that server and screens share, word for word as documented. */
export const MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  validEmail: 'Valid email is required',
  fullAddress: 'Full delivery address is required',
  addressLabel: 'Please give the address a label',
  tooManyAddresses: 'You have saved 20 addresses, which is the most. Delete one first.',
  city: 'City in Lebanon is required',
  area: 'Area/Region is required',
  username: 'Username is required',
  invisibleUsername: 'A username has no invisible characters; please type it by hand',
  password: 'Password is required',
  missingCredentials: 'Please enter both username and password.',
  paymentMethod: 'Please choose a payment method',
  fullName: 'Full name is required',
  email: 'Email is required',
  street: 'Street address is required',
  missingInformation: 'Please fill in all required fields.',
  missingAddress: 'Please provide a complete delivery address.',
  locationRequired: 'Please get your location or switch to manual address entry.',
  emptyCart: 'Please add items to your cart before placing an order',
  passwordLength: 'Password must be at least 6 characters',
  currentPassword: 'Please type your present password',
  wrongPassword: 'This is not your present password',
  ownPasswordLength: 'A password has at least 8 characters',
  language: 'The language must be one of the shop’s',
  samePassword: 'This is your present password; please choose another',
  passwordIsUsername: 'A password is not the username; please choose another',
  commonPassword: 'Too many people have this password; please choose another',
  code: 'Please type the code',
  wrongCode: 'This code is wrong, or was used already',
  wrongPasskey: 'This passkey is not one of the account’s, or was not used here',
  passkeyHost: 'Passkeys need a name in the address, like localhost; this one is a number.',
  passkeyName: 'Please give the passkey a name',
  confirmation: 'Confirm with your password, a code or a passkey',
  secondStepFirst: 'Your account needs a second step. Set it up first, at /admin/second-step.',
  usernameOrEmail: 'Please type your username or e-mail address',
  linkKey: 'The key of the link is required',
  deadLink: 'This link does not work any more. Please ask for a new one.',
  passwordsDiffer: 'The two are not the same',
  invalidEmail: 'Invalid email address',
  businessName: 'Business name is required',
  businessAddress: 'Business address is required',
  businessCity: 'Business city is required',
  employeeUsername: 'Username must be at least 3 characters',
  employeeLocation: 'Location name is required',
  employeeAddress: 'Address is required',
  employeeCity: 'City is required',
  employeeState: 'State is required',
  employeeZip: 'ZIP code is required',
  employeePhone: 'Phone number is required',
  settableRole: 'Must be one of customer, business, staff, admin',
  duty: 'There is no such duty',
  paymentMode: 'Must be one of credit, cash',
  businessDiscount: 'Discount must be between 0 and 100',
  percentDecimals: 'A percentage has at most two decimals',
  individualPrice: 'Price must be a valid positive number',
  emptyEmployeeOrder: 'Please add items to your order first',
  pendingBusiness: 'Your business account is awaiting admin approval.',
} as const;

/** A text with the values of its `{name}`s, as Yup's rules carry messages that are translated when they are shown. */
export type TextWithValues = Readonly<{ key: string; values: Readonly<Record<string, string | number>> }>;

/** With the shop's own number as the example. */
export function phoneMessage(phone: string): TextWithValues {
  return { key: 'Valid Lebanese phone number is required (e.g., {phone})', values: { phone } };
}

/** For a text over the limit of its field. */
export function tooLong(max: number): TextWithValues {
  return { key: 'Must be at most {max} characters', values: { max } };
}

/** What a message says in English, for answers of the server and for screens that are not translated. */
export function inEnglish(message: string | TextWithValues): string {
  if (typeof message === 'string') return message;
  const { key, values } = message;
  return key.replace(/\{(\w+)\}/g, (name, value: string) => String(values[value] ?? name));
}
