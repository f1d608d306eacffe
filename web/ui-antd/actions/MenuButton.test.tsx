import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';

const ITEMS = [
  { key: 'categories', label: 'Categories' },
  { key: 'discounts', label: 'Discount Codes' },
];

function setUp() {
  const onChoose = jest.fn();
  render(
    <>
      <MenuButton label="More sections" icon={null} items={ITEMS} onChoose={onChoose} />
      <button type="button">Next</button>
    </>,
  );
  return { onChoose, user: userEvent.setup(), button: screen.getByRole('button', { name: 'More sections' }) };
}

describe('a button with a menu', () => {
  it('gives the focus to the first item, and takes it back as soon as the menu closes', async () => {
    const { user, button } = setUp();
    await user.tab();
    for (const _ of ['once', 'and again']) {
      await user.keyboard('{Enter}');
      expect(screen.getByRole('menuitem', { name: 'Categories' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(button).toHaveFocus();
    }
  });

  it('has the focus again once an item is chosen', async () => {
    const { user, button, onChoose } = setUp();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('menuitem', { name: 'Discount Codes' }));
    expect(onChoose).toHaveBeenCalledWith('discounts');
    expect(button).toHaveFocus();
  });

  it('leads on by Tab to what follows the button, and stays there', async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(next).toHaveFocus();
  });
});
