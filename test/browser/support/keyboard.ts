import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './pages';
import { isFocused, tabTo } from './visit';

/** As many presses as lead through a page of a list. */
const MOST = 400;

/** Uses a page with the keyboard alone. */
export interface Keyboard {
  press(...keys: string[]): Promise<void>;
  /** Goes there by Tab, or back there by Shift+Tab. */
  reach(place: Locator): Promise<void>;
  backTo(place: Locator): Promise<void>;
  /** Goes to a button or a link, and presses it. */
  enter(place: Locator): Promise<void>;
  /** Goes to a field, and types instead of what stands in it. */
  fill(place: Locator, text: string): Promise<void>;
  /** Types instead of what stands in the field that has the focus. */
  retype(text: string): Promise<void>;
  /** Goes to a field that opens a list, chooses from it by the arrows and closes it. */
  pick(place: Locator, value: string): Promise<void>;
  /** Goes to a button that opens a dialog, which is sound and has the focus, and returns it. */
  open(button: Locator, title: string): Promise<Locator>;
}

/**
 * Waits until the element has the focus, which a dialog gives back a moment after it closes.
 * @throws what has the focus instead
 */
export async function focused(place: Locator): Promise<void> {
  const page = place.page();
  await place
    .and(page.locator(':focus'))
    .waitFor()
    .catch(async (error: Error) => {
      const other = await page.evaluate<string>('document.activeElement?.outerHTML.slice(0, 300)');
      throw new Error(`${error.message}\nThe focus is on ${other}`);
    });
}

/** The keyboard of a page. */
export function keyboardOf(page: Page): Keyboard {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const reach = (place: Locator) => tabTo(page, place, MOST);
  const retype = async (text: string) => {
    await press('Control+A');
    await page.keyboard.type(text);
  };
  return {
    press,
    reach,
    retype,
    async backTo(place) {
      await place.waitFor();
      for (let pressed = 0; !(await isFocused(place)); pressed += 1) {
        if (pressed === MOST) throw new Error(`${place.toString()} is not reached by Shift+Tab`);
        await press('Shift+Tab');
      }
    },
    async enter(place) {
      await reach(place);
      await press('Enter');
    },
    async fill(place, text) {
      await reach(place);
      await retype(text);
    },
    async pick(place, value) {
      await reach(place);
      await press('ArrowDown');
      const list = page.locator('.ant-select-dropdown:visible');
      await list.getByTitle(value, { exact: true }).waitFor();
      const active = list.locator('.ant-select-item-option-active');
      for (let pressed = 0; (await active.getAttribute('title')) !== value; pressed += 1) {
        if (pressed === MOST) throw new Error(`"${value}" is not reached by the arrows`);
        await press('ArrowDown');
      }
      await press('Enter');
      // A list of which more can be chosen stays open.
      if ((await place.locator('xpath=ancestor::*[contains(@class, "ant-select-multiple")]').count()) > 0)
        await press('Escape');
      // One that is still closing takes a Tab for one more choice.
      await focused(place.and(page.locator('[aria-expanded=false]')));
    },
    async open(button, title) {
      await reach(button);
      await press('Enter');
      const opened = page.getByRole('dialog', { name: title });
      await opened.locator(':focus').waitFor();
      await expectAccessible(page);
      return opened;
    },
  };
}

/** Presses the menu's button at the moment when the menu that was closed is no longer drawn. */
export const OPEN_AGAIN_ONCE_HIDDEN = `new MutationObserver((_, observer) => {
  if (!document.querySelector('.ant-dropdown-hidden')) return;
  observer.disconnect();
  document.activeElement.click();
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] })`;
