import { AxeBuilder } from '@axe-core/playwright';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { promisify } from 'node:util';
import { projectRoot } from '../../../server/core/projectRoot';
import { describeInBrowser, openContext } from '../../support/browser';
import { startShop, type TestShop } from '../../support/shop';

describeInBrowser('the explorer of the API', () => {
  let shop: TestShop;
  let context: BrowserContext;
  let root: string;
  const elsewhere: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'bustan-explorer-'));
    const vite = path.join(projectRoot(), 'node_modules/.bin/vite');
    const outDir = path.join(root, 'build/web');
    await promisify(execFile)(
      vite,
      ['build', '--configLoader', 'runner', '--mode', 'explorer', '--logLevel', 'error', '--outDir', outDir],
      {
        cwd: projectRoot(),
      },
    );
    // Without the shop's own page nothing of the build is served.
    await copyFile(path.join(projectRoot(), 'web/index.html'), path.join(outDir, 'index.html'));
    await copyFile(path.join(projectRoot(), 'web/public/favicon.svg'), path.join(outDir, 'favicon.svg'));
    await mkdir(path.join(root, 'web'));
    await symlink(path.join(projectRoot(), 'web/gql'), path.join(root, 'web/gql'));
    shop = await startShop({ root });
    context = await openContext();
    context.on('request', (request) => {
      if (!request.url().startsWith(shop.url)) elsewhere.push(request.url());
    });
  });
  afterAll(async () => {
    await shop?.stop();
    await rm(root, { recursive: true, force: true });
  });

  async function open(size = { width: 1440, height: 900 }): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.text().includes('Content Security Policy'))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.setViewportSize(size);
    await page.goto(`${shop.url}/graphql`);
    await page.getByRole('heading', { name: 'Documentation' }).waitFor();
    page.setDefaultTimeout(8_000);
    return page;
  }

  test('stands at GET /graphql for browsers alone, under the strict policy', async () => {
    const html = await fetch(`${shop.url}/graphql`, { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(html.headers.get('vary')).toContain('Accept');
    expect(await html.text()).not.toMatch(/<script(?![^>]*src=)/);
    const json = await fetch(`${shop.url}/graphql?query=%7Bshop%7Bname%7D%7D`, {
      headers: { Accept: 'text/html,application/json', 'apollo-require-preflight': '1' },
    });
    expect(await json.json()).toEqual({ data: { shop: { name: 'Bustan' } } });
    const program = await fetch(`${shop.url}/graphql`);
    expect(program.headers.get('content-type')).toContain('application/json');
  });

  test('runs an operation by Ctrl+Enter, as a guest and with a token', async () => {
    const business = await shop.signedIn('business');
    const { body } = await business.rest('POST', '/api/tokens', { name: 'Explorer', scopes: ['read'] });
    const page = await open();
    const operation = page.getByLabel('Operation', { exact: true }).and(page.locator('textarea'));
    const answer = page.getByLabel('The answer');
    await operation.fill('{ viewer { username } }');
    await operation.press('Control+Enter');
    await page.getByText(/^Answered with 200/).waitFor();
    expect(JSON.parse((await answer.textContent()) ?? '')).toEqual({ data: { viewer: null } });

    await page.getByLabel('API token').fill(body.token);
    await operation.press('Control+Enter');
    await page.getByText('"username": "business"').waitFor();

    await page.getByLabel('API token').fill('bst_wrong');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText(/^Refused with 401/).waitFor();
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')).toBe(
      '[{},{},""]',
    );
    await page.close();
  });

  test('says what is wrong before anything is sent, and takes variables', async () => {
    const page = await open();
    const operation = page.locator('textarea').first();
    await operation.fill('{ nonsense }');
    await page.getByText('Line 1: Cannot query field "nonsense" on type "Query".').waitFor();
    await operation.fill('query ($slug: String!) { category(slug: $slug) { name } }');
    await page.getByLabel('Variables (JSON)').fill('{ "slug": ');
    await page.getByLabel('Variables (JSON)').press('Control+Enter');
    await page.getByText(/^The variables are not valid JSON/).waitFor();
    await page.getByLabel('Variables (JSON)').fill('{ "slug": "raw-nuts" }');
    await page.getByLabel('Variables (JSON)').press('Control+Enter');
    await page.getByText('"name": "Raw Nuts"').waitFor();
    await page.close();
  });

  test('walks and searches the documentation by keyboard, and puts an example into the editor that is valid', async () => {
    const page = await open();
    await page.getByLabel('Search types and fields').fill('viewerprice');
    await page.getByText('Nothing has this in its name or description.').waitFor();
    await page.getByLabel('Search types and fields').fill('placeOneClick');
    const hit = page.getByRole('button', { name: 'Mutation.placeOneClickOrder' });
    await hit.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mutation', exact: true }).waitFor();
    await page.getByRole('button', { name: 'OneClickOrderInput!' }).click();
    await page.getByRole('heading', { name: 'OneClickOrderInput' }).waitFor();
    await page.getByText('1 to 200 lines.').waitFor();
    await page.getByRole('button', { name: '← Mutation' }).click();
    await page.getByRole('button', { name: 'Use placeOneClickOrder' }).click();
    expect(await page.locator('textarea').first().inputValue()).toContain('placeOneClickOrder(input: $input) {');
    expect(await page.locator('textarea').nth(1).inputValue()).toBe('{\n  "input": null\n}');
    await page.waitForTimeout(100);
    expect(await page.locator('[id$="-problems"] li').count()).toBe(0);
    await page.close();
  });

  test.each([360, 768, 1440])(
    'has no fault that axe knows at %i pixels, and does not scroll sideways',
    async (width) => {
      const page = await open({ width, height: 800 });
      await page.getByRole('button', { name: 'Run' }).click();
      await page.getByText(/^Answered with 200/).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await page.getByRole('button', { name: 'Product', exact: true }).click();
      await page.getByRole('heading', { name: 'Product', exact: true }).waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      if (process.env.SHOTS) await page.screenshot({ path: path.join(process.env.SHOTS, `explorer-${width}.png`) });
      await page.close();
    },
  );

  test('asked no other host, and nothing was complained of but the refusals above', () => {
    expect(elsewhere).toEqual([]);
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });
});
