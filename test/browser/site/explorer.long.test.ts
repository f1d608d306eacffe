import { AxeBuilder } from '@axe-core/playwright';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, openContext } from '../../support/browser';
import { eventually } from '../../support/processes';
import type { TestShop } from '../../support/shop';
import { builtWeb, startBuiltShop } from '../support/builtWeb';
import { isFocused } from '../support/visit';

// GraphiQL is large: it takes a while to be built, and axe to read its panels.
jest.setTimeout(240_000);

type Editor = 'Operation' | 'Variables (JSON)' | 'The answer';

/** What is to be seen in an editor: its lines lie beside each other in no order, and its blanks are hard ones. */
function textOfEditor(editor: Editor): string {
  return `[...document.querySelector('textarea[aria-label="${editor}"]').closest('.monaco-editor').querySelectorAll('.view-line')]
    .sort((one, other) => parseInt(one.style.top) - parseInt(other.style.top))
    .map((line) => line.textContent.replaceAll('\u00a0', ' '))
    .join('\\n')`;
}

describeInBrowser('the explorer of the API', () => {
  let shop: TestShop;
  let context: BrowserContext;
  const elsewhere: string[] = [];
  const consoleErrors: string[] = [];

  beforeAll(async () => {
    await builtWeb('explorer');
    shop = await startBuiltShop();
    context = await openContext();
    context.on('request', (request) => {
      if (!request.url().startsWith(shop.url)) elsewhere.push(request.url());
    });
  });
  afterAll(() => shop?.stop());

  async function open(size = { width: 1440, height: 900 }): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.text().includes('Content Security Policy'))
        consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    await page.setViewportSize(size);
    await page.goto(`${shop.url}/graphql`);
    await page.getByRole('textbox', { name: 'The answer' }).waitFor({ state: 'attached' });
    return page;
  }

  const operationOf = (page: Page) => page.getByRole('textbox', { name: 'Operation', exact: true });

  /** Pastes the text, which the editor takes a moment to show; typed letter by letter, it would be auto-completed. */
  async function write(page: Page, editor: Editor, text: string): Promise<void> {
    await page.getByRole('textbox', { name: editor, exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.evaluate(`{
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(text)});
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(paste);
    }`);
    await eventually(`the editor shows ${text}`, async () => (await textOf(page, editor)).trim() === text.trim());
    // GraphiQL's own state, which its history is made from, follows the editor after 100 ms. A later timer of the page
    // fires after that, however slow the machine is.
    await page.evaluate('new Promise((done) => setTimeout(done, 200))');
  }

  // Polled from here, since the page's Content-Security-Policy forbids to evaluate a string in the page.
  const textOf = (page: Page, editor: Editor) => page.evaluate<string>(textOfEditor(editor));
  const answered = (page: Page, text: string) =>
    eventually(`the answer holds ${text}`, async () => (await textOf(page, 'The answer')).includes(text));

  test('runs an operation by Ctrl+Enter, as a guest and with a token, and keeps nothing in the browser', async () => {
    const business = await shop.signedIn('business');
    const { body } = await business.rest('POST', '/api/tokens', { name: 'Explorer', scopes: ['read'] });
    const page = await open();
    const operation = operationOf(page);
    await write(page, 'Operation', '{ viewer { username } }');
    await operation.press('Control+Enter');
    await page.getByText(/^Answered with 200/).waitFor();
    expect(JSON.parse(await textOf(page, 'The answer'))).toEqual({
      data: { viewer: null },
      extensions: { cost: { requestedQueryCost: 1, maximumQueryCost: 20_000, remainingQueryCost: 19_999 } },
    });

    await page.getByLabel('API token').fill(body.token);
    await operation.press('Control+Enter');
    await answered(page, '"business"');

    await page.getByLabel('API token').fill('bst_wrong');
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await page.getByText(/^Refused with 401/).waitFor();
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')).toBe(
      '[{},{},""]',
    );
    await page.getByRole('button', { name: 'Show History' }).click();
    expect(await page.getByRole('button', { name: 'Set active' }).allTextContents()).toEqual([
      ' { viewer { username } } ',
    ]);
    await page.close();
  });

  test('completes what is typed, shows errors before anything is sent, and accepts variables', async () => {
    const page = await open();
    const operation = operationOf(page);
    const suggestion = page.locator('.suggest-widget').getByRole('option');
    await write(page, 'Operation', '{ ');
    await page.keyboard.type('categori');
    await suggestion.filter({ hasText: 'categories' }).first().waitFor();
    await operation.press('Enter');
    await eventually('the suggestion is taken', async () => (await textOf(page, 'Operation')).includes('categories'));

    await write(page, 'Operation', '{ nonsense }');
    await page.locator('.graphiql-query-editor .squiggly-error').first().waitFor();
    await write(page, 'Operation', 'query ($slug: String!) { category(slug: $slug) { name } }');
    await write(page, 'Variables (JSON)', '{ "slug": ');
    await page.keyboard.press('Control+Enter');
    await answered(page, 'Request not sent. Variables');
    await write(page, 'Variables (JSON)', '{ "slug": "raw-nuts" }');
    await page.keyboard.press('Control+Enter');
    await answered(page, '"Raw Nuts"');
    await page.close();
  });

  test('walks and searches the documentation by keyboard', async () => {
    const page = await open();
    const search = page.getByRole('combobox');
    await search.fill('placeOneClick');
    await page
      .getByRole('option', { name: /placeOneClickOrder/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'OneClickOrderInput' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 to 200 lines.').waitFor();
    const back = page.getByRole('link', { name: 'Go back to placeOneClickOrder' });
    expect(await isFocused(back)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'OneClickOrderInput' }).waitFor();
    await page.close();
  });

  test('puts an example into the editor that is valid, and lets the keyboard leave it', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Show Examples' }).click();
    await page.getByRole('button', { name: 'Use placeOneClickOrder' }).focus();
    await page.keyboard.press('Enter');
    expect(await isFocused(operationOf(page))).toBe(true);
    expect(await textOf(page, 'Operation')).toContain('placeOneClickOrder(input: $input) {');
    expect(await textOf(page, 'Variables (JSON)')).toBe('{\n  "input": null\n}');
    await page.waitForTimeout(1500);
    expect(await page.locator('.graphiql-query-editor .squiggly-error').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('button', { name: /^Execute query/ }))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(operationOf(page))).toBe(false);
    await page.close();
  });

  test.each([360, 768, 1440])(
    'has no fault that axe knows at %i pixels, and does not scroll sideways',
    async (width) => {
      const page = await open({ width, height: 800 });
      const faults = async () =>
        (
          await new AxeBuilder({ page })
            .setLegacyMode()
            .options({ resultTypes: ['violations'] })
            .analyze()
        ).violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
      await page.getByRole('button', { name: /^Execute query/ }).click();
      await page.getByText(/^Answered with 200/).waitFor();
      expect(await faults()).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await shoot(page, `answer-${width}`);
      if (width < 1200) await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
      await page.getByRole('link', { name: 'Product', exact: true }).click();
      await page.getByText('Names the product for ever.').waitFor();
      expect(await faults()).toEqual([]);
      await shoot(page, `docs-${width}`);
      await page.getByRole('button', { name: 'Show Examples' }).click();
      expect(await faults()).toEqual([]);
      await shoot(page, `examples-${width}`);
      await page.getByRole('button', { name: 'Show History' }).click();
      await shoot(page, `history-${width}`);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await page.close();
    },
  );

  async function shoot(page: Page, name: string): Promise<void> {
    if (process.env.SHOTS) await page.screenshot({ path: path.join(process.env.SHOTS, `explorer-${name}.png`) });
  }

  test('sends nothing to another host, and reports no error but the refusals above', () => {
    expect(elsewhere).toEqual([]);
    expect(consoleErrors.filter((text) => !text.includes('401'))).toEqual([]);
  });
});
