import { trimmedText } from '../core/text';

/** Text as an order keeps it; null when nothing is left without the spaces around it. */
export function text(value: string | null | undefined): string | null {
  return trimmedText(value ?? '') || null;
}
