import { useToast } from '../../ui/toast';
import { serverMessage } from './errors';

/** What to say of an action: once it is done, and when it failed (portals.md section 8). */
export interface Telling {
  success?: string;
  /** Title of the toast of a failure; absent: "Error". */
  title?: string;
  /** Said when the server says nothing. */
  fallback: string;
}

/**
 * Runs an action and tells how it went by a toast.
 * @returns its result; undefined when it failed
 */
export function useAct(): <T>(work: () => Promise<T>, telling: Telling) => Promise<T | undefined> {
  const toast = useToast();
  return async (work, { success, title = 'Error', fallback }) => {
    try {
      const result = await work();
      if (success) toast({ title: success });
      return result;
    } catch (error) {
      toast({ title, description: serverMessage(error) ?? fallback, tone: 'error' });
      return undefined;
    }
  };
}
