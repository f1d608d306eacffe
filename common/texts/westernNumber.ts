const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** A text with Western digits for those of every script, each of which has its ten in a row. */
export function westernDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    // Wide and mathematical ones, of which several tens stand in a row.
    const plain = digit.normalize('NFKC');
    if (/\d/.test(plain)) return plain;
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

const BETWEEN_THOUSANDS = /^([-+]?\d+(?:[,\s]\d{3})+)(\.\d*)?$/;
const COMMA_BEFORE_DECIMALS = /^[-+]?\d+,\d{1,2}$/;

/**
 * A number as people type it, as the shop takes it: in Western digits, without what stands between thousands ("1,250,000",
 * "1 250 000"), and with a point before its decimals ("12,5"). What is no number stays one that is none.
 */
export function westernNumber(text: string): string {
  const number = westernDigits(text).trim().replaceAll('٬', ',').replaceAll('٫', '.');
  const [, whole, decimals = ''] = BETWEEN_THOUSANDS.exec(number) ?? [];
  if (whole !== undefined) return whole.replace(/[,\s]/g, '') + decimals;
  return COMMA_BEFORE_DECIMALS.test(number) ? number.replace(',', '.') : number;
}
