import { serverMessage } from '../../lib/refusal';
import { useToast } from '../../ui/toast/toast';

/** What to say of an action: once it is done, and when it failed (specification 16.11). */
export interface Telling {
  success?: string;
  /** Title of the toast of a failure; absent: "Error". */
  title?: string;
  /** Said when the server says nothing. */
  fallback: string;
}

/**
 * Runs an action and tells how it went by a toast.
 * @param onFailure is told of a failure, too, where the screen shows it besides
 * @returns its result; undefined when it failed
 */
export function useAct(): <T>(
  work: () => Promise<T>,
  telling: Telling,
  onFailure?: (error: unknown) => void,
) => Promise<T | undefined> {
  const toast = useToast();
  return async (work, { success, title = 'Error', fallback }, onFailure) => {
    try {
      const result = await work();
      if (success) toast({ title: success });
      return result;
    } catch (error) {
      toast({ title, description: serverMessage(error) ?? fallback, tone: 'error' });
      onFailure?.(error);
      return undefined;
    }
  };
}
