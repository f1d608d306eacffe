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
  passwordLength: 'Password must be at least 6 characters',
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
  settableRole: 'Must be one of customer, business, admin',
  paymentMode: 'Must be one of credit, cash',
  businessDiscount: 'Discount must be between 0 and 100',
  percentDecimals: 'A percentage has at most two decimals',
  individualPrice: 'Price must be a valid positive number',
  pendingBusiness: 'Your business account is awaiting admin approval.',
  name: 'Name is required',
  description: 'Description is required',
  slug: 'Slug is required',
  slugForm: 'A slug is made of lower-case letters, digits and single hyphens, like "raw-nuts"',
  category: 'Category is required',
  price: 'Price must be a valid positive number',
  eitherPrices: 'Either set base prices or use variants with individual pricing',
  variantPrices: 'Please set both customer and business prices for all variants',
  imageType: 'A picture must be a PNG, JPEG, WebP, GIF or AVIF file, sent as an inline data:image string',
  imageSize: 'A picture must be at most 5 MB',
  imageBroken: 'The picture is damaged, or not what it says it is',
  imagePixels: 'The picture has too many pixels; make it smaller',
  code: 'Code is required',
  discountLow: 'Discount must be at least 1%',
  discountHigh: 'Discount cannot exceed 100%',
  percentDecimals: 'A percentage has at most two decimals',
  maxUses: 'Must allow at least 1 use',
  scopes: 'Choose at least one scope',
  future: 'Choose a moment in the future',
} as const;

/** "Valid Lebanese phone number is required (e.g., {phone})", with the shop's own number as the example. */
export function phoneMessage(phone: string): string {
  return `Valid Lebanese phone number is required (e.g., ${phone})`;
}

/** For a text over the limit of its field. */
export function tooLong(max: number): string {
  return `Must be at most ${max} characters`;
}
