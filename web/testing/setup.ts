import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import { chooseLanguage } from '../i18n/choose';

// On a busy machine the first drawing of a file alone takes more than the second that is usual.
configure({ asyncUtilTimeout: 5_000 });

// Every test begins in English; one in another language starts with `await chooseLanguage('ar')`.
afterEach(async () => {
  await act(() => chooseLanguage('en'));
  document.cookie = 'lang=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
