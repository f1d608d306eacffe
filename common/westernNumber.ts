/** A number as it is typed, with Arabic figures or not, in Western ones and with a point before its decimals. */
export function westernNumber(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace('٫', '.');
}
