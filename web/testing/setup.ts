import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import { chooseLanguage } from '../i18n/chooseLanguage';

// On a busy machine a drawing takes more than the second that is usual; what never comes is found out all the same.
configure({ asyncUtilTimeout: 20_000 });

// Ant Design measures the scrollbar by a pseudo-element, whose styles jsdom does not know.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

// Every test begins in English; one in another language starts with `await chooseLanguage('ar')`.
afterEach(async () => {
  await act(() => chooseLanguage('en'));
  document.cookie = 'lang=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
