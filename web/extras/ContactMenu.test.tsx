import { screen, waitFor } from '@testing-library/react';
import { chooseLanguage } from '../i18n/chooseLanguage';
import { openShop } from '../testing/shop';

const openMenu = async () => {
  const shop = openShop('/no-such-page');
  const button = await screen.findByRole('button', { name: 'Contact us' }, { timeout: 5000 });
  await shop.user.click(button);
  return { ...shop, button };
};

describe('the contact menu', () => {
  it('leads to WhatsApp with a greeting, Instagram and TikTok', async () => {
    const { button } = await openMenu();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const whatsapp = screen.getByRole('link', { name: 'WhatsApp' });
    expect(whatsapp).toHaveAttribute(
      'href',
      'https://wa.me/9611234567?text=Hello%20Bustan!%20I%20have%20a%20question%20about%20your%20products.',
    );
    expect(whatsapp).toHaveAttribute('target', '_blank');
    const [instagram, tiktok] = ['Instagram', 'TikTok'].map((name) => screen.getAllByRole('link', { name }).at(-1));
    expect(instagram).toHaveAttribute('href', 'https://instagram.example');
    expect(tiktok).toHaveAttribute('href', 'https://tiktok.example');
  });

  it('is opened and closed by keyboard, and gives the focus back', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  });

  it('closes when the visitor goes on elsewhere', async () => {
    const { user, button } = await openMenu();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('greets in the language of the visitor', async () => {
    await openMenu();
    await waitFor(() => chooseLanguage('fr'));
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(decodeURIComponent(link.getAttribute('href')!)).toMatch(/\?text=Bonjour Bustan/);
  });
});
