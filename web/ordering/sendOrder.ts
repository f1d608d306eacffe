import { codeOf, serverMessage } from '../lib/refusal';
import { fieldErrorsOf } from '../lib/serverErrors';

/** An order of which no result came: the shop refused the request or failed, or could not be reached in time. */
export interface OrderFailure {
  __typename: 'OrderFailure';
  /** The code of the shop's error, like "BAD_USER_INPUT"; null when nothing is known, also not whether it was placed. */
  code: string | null;
  /** What the shop says about it; null when it said nothing. */
  message: string | null;
  /** What is wrong with the input, by path; null when it was refused for something else. */
  fields: Record<string, string> | null;
}

/**
 * Waits for what became of an order that is being sent; never rejects.
 * @param withinMs after so long without an answer it counts as failed; the order may be placed all the same
 */
export async function sendOrder<Result>(
  sending: Promise<Result | undefined>,
  withinMs: number,
): Promise<Result | OrderFailure> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${withinMs} ms`)), withinMs);
  });
  try {
    return (await Promise.race([sending, timeout])) ?? failureOf(null);
  } catch (error) {
    return failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(error: unknown): OrderFailure {
  return {
    __typename: 'OrderFailure',
    code: codeOf(error),
    message: serverMessage(error),
    fields: fieldErrorsOf(error),
  };
}
