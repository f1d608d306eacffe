import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { chooseLanguage } from '../i18n/choose';

// Every test begins in English; one in another language starts with `await chooseLanguage('ar')`.
afterEach(async () => {
  await act(() => chooseLanguage('en'));
  document.cookie = 'lang=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
