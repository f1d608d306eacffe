/** An amount as people type it (with Arabic digits, with commas between thousands), as the shop takes it; "" for none. */
export function amountTyped(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
}
