/**
 * What a link leads to that calls a telephone number: "tel:+9613218440", its digits and the plus alone.
 * @param phone in Western digits, as the shop stores it
 */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
