/** A sentence whose amounts are not parted at the end of a line. */
export function unbroken(sentence: string): string {
  return sentence.replaceAll('LBP ', 'LBP\u00a0');
}
