const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** A text with Western digits for those of every script, each of which has its ten in a row. */
export function westernDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

/** A number as it is typed, with Arabic figures or not, in Western ones and with a point before its decimals. */
export function westernNumber(text: string): string {
  return westernDigits(text).replace('٫', '.');
}
