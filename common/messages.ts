/** Texts that both sides say, word for word as documented. */
export const MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  validEmail: 'Valid email is required',
  fullAddress: 'Full delivery address is required',
  city: 'City in Lebanon is required',
  area: 'Area/Region is required',
  username: 'Username is required',
  password: 'Password is required',
  missingCredentials: 'Please enter both username and password.',
  paymentMethod: 'Please choose a payment method',
  missingInformation: 'Please fill in all required fields.',
  missingAddress: 'Please provide a complete delivery address.',
  locationRequired: 'Please get your location or switch to manual address entry.',
  emptyCart: 'Please add items to your cart before placing an order',
  pendingBusiness: 'Your business account is awaiting admin approval.',
} as const;

/** "Valid Lebanese phone number is required (e.g., {phone})", with the shop's own number as the example. */
export function phoneMessage(phone: string): string {
  return `Valid Lebanese phone number is required (e.g., ${phone})`;
}

/** For a text over the limit of its field. */
export function tooLong(max: number): string {
  return `Must be at most ${max} characters`;
}
