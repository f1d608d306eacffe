import { refusalText } from '../../i18n/refusalText';
import { useTranslation } from '../../i18n/text';
import { useToast } from '../../ui/toast/toast';

/** The toasts of an action: once it is done, and when it failed (specification 16.11). */
export interface ActionMessages {
  success?: string;
  /** Title of the toast of a failure; absent: "Error". */
  title?: string;
  /** Shown when the server gives no message. */
  fallback: string;
}

/**
 * Gives a function that runs an action and shows a toast when it is done or has failed.
 * @param onFailure called with the error, where the screen shows it besides
 * @returns its result; undefined when it failed
 */
export function useAction(): <T>(
  work: () => Promise<T>,
  messages: ActionMessages,
  onFailure?: (error: unknown) => void,
) => Promise<T | undefined> {
  const t = useTranslation();
  const toast = useToast();
  return async (work, { success, title = t('Error'), fallback }, onFailure) => {
    try {
      const result = await work();
      if (success) toast({ title: success });
      return result;
    } catch (error) {
      toast({ title, description: t(refusalText(error) ?? fallback), tone: 'error' });
      onFailure?.(error);
      return undefined;
    }
  };
}
