/** What forms and server say of the reference of a transfer (specification 31.5), apart from what every page loads. */
export const TRANSFER_TEXTS = {
  required: 'Enter the reference of your transfer',
  length: 'A reference has 4 to 60 letters and digits',
  taken: 'This reference was given for another order. One transfer pays one order: please check it, or call the shop.',
  otherPayment: 'This order is not paid by WishMoney.',
  paid: 'This order is paid already.',
  cancelled: 'This order is cancelled. Nothing is to be paid for it.',
} as const;
