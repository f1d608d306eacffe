import { useLayoutEffect } from 'react';
import type { Language } from '../../common/languages';
import { loadLanguage } from './chooseLanguage';
import { currentLanguage } from './text';

/** How many components that use `useEnglish` are mounted. */
let englishScreens = 0;
/** The language before the first of them was mounted; null when none is. */
let languageBefore: Language | null = null;

/** Sets the language to English while the component is mounted, as the back office needs it. */
export function useEnglish(): void {
  useLayoutEffect(() => {
    englishScreens += 1;
    languageBefore ??= currentLanguage();
    void loadLanguage('en');
    return () => {
      englishScreens -= 1;
      void restoreLanguage();
    };
  }, []);
}

/** Sets the language from before, unless another page of the back office has been mounted in the place of this one. */
async function restoreLanguage(): Promise<void> {
  await Promise.resolve();
  if (englishScreens > 0 || languageBefore === null) return;
  await loadLanguage(languageBefore).catch(() => {});
  if (englishScreens > 0) await loadLanguage('en');
  else languageBefore = null;
}
