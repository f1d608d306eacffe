import { act, render, screen } from '@testing-library/react';
import { inEnglish, phoneMessage, tooLong } from '../../common/messages';
import { chooseLanguage, initialLanguage } from './chooseLanguage';
import { translate, activate, useLanguage, useTranslation } from './text';

const ITEMS = '{count, plural, one {# item of {name}} other {# items of {name}}}';

describe('a text', () => {
  it('is its own English, with its values', () => {
    expect(translate('Add to Cart')).toBe('Add to Cart');
    expect(translate('{name} added to your cart', { name: 'A {b} c' })).toBe('A {b} c added to your cart');
    expect(translate(ITEMS, { count: 1, name: 'x' })).toBe('1 item of x');
    expect(translate(ITEMS, { count: 1250, name: 'x' })).toBe('1,250 items of x');
  });

  it('that nobody translated stays English', () => {
    activate('fr', { 'Add to Cart': 'Ajouter au panier' });
    expect(translate('Add to Cart')).toBe('Ajouter au panier');
    expect(translate('The shop said {this}', { this: 'no' })).toBe('The shop said no');
  });

  it('may be called like what every object has', () => {
    expect(['constructor', '__proto__'].map((text) => translate(text))).toEqual(['constructor', '__proto__']);
  });

  it('has all plurals of Arabic, with the digits that prices have', () => {
    const cases = 'zero {لا} one {واحد} two {اثنان} few {# قليل} many {# كثير} other {# غير}';
    activate('ar', { things: `{count, plural, ${cases}}` });
    const sentences = [0, 1, 2, 3, 11, 100, 1250].map((count) => translate('things', { count }));
    expect(sentences).toEqual(['لا', 'واحد', 'اثنان', '3 قليل', '11 كثير', '100 غير', '1,250 كثير']);
  });

  it('of the rules carries its values with it', () => {
    expect(translate(tooLong(200))).toBe('Must be at most 200 characters');
    expect(inEnglish(tooLong(200))).toBe('Must be at most 200 characters');
    activate('fr', { 'Must be at most {max} characters': '{max} caractères au maximum' });
    expect(translate(tooLong(200))).toBe('200 caractères au maximum');
    expect(translate(phoneMessage('+961 1 234 567'))).toBe(
      'Valid Lebanese phone number is required (e.g., +961 1 234 567)',
    );
  });
});

describe('the language', () => {
  function Greeting() {
    const t = useTranslation();
    return (
      <p>
        {useLanguage()}: {t('Skip to content')}
      </p>
    );
  }

  it('changes what stands on the page, its direction, and is remembered for a year', async () => {
    const cookie = jest.spyOn(document, 'cookie', 'set');
    render(<Greeting />);
    expect(screen.getByText('en: Skip to content')).toBeInTheDocument();
    await act(() => chooseLanguage('ar'));
    expect(screen.getByText('ar: انتقل إلى المحتوى')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(cookie).toHaveBeenLastCalledWith('lang=ar; Path=/; Max-Age=31536000; SameSite=Lax');
    await act(() => chooseLanguage('en'));
    expect(screen.getByText('en: Skip to content')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    cookie.mockRestore();
  });

  it('is that of the address, else what was chosen, else of the page, else of the browser', () => {
    const preferred = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'fr-LB', 'ar']);
    document.documentElement.lang = '';
    expect(initialLanguage()).toBe('fr');
    preferred.mockReturnValue(['de-DE']);
    expect(initialLanguage()).toBe('en');
    document.documentElement.lang = 'fr';
    expect(initialLanguage()).toBe('fr');
    document.cookie = 'other=x';
    document.cookie = 'lang=ar';
    expect(initialLanguage()).toBe('ar');
    document.cookie = 'lang=constructor';
    expect(initialLanguage()).toBe('fr');
    history.replaceState(null, '', '/store?lang=en');
    expect(initialLanguage()).toBe('en');
    preferred.mockRestore();
  });
});
