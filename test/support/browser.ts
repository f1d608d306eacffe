import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

/** Chromium without what only a window needs comes first: it is the same engine, and takes a quarter less of the processor. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The stack's own list (no sandbox in containers, nothing in the background) of flags for Chromium. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A container's shared memory is often too small for a page.
  '--disable-dev-shm-usage',
];

/**
 * The Chromium or Chrome of this machine: CHROMIUM_PATH, else the usual places.
 * @returns null when there is none
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(): string | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH is "${configured}", where there is no file`);
    return configured;
  }
  return PLACES.find((place) => existsSync(place)) ?? null;
}

/**
 * A block of tests that need a browser. Without one it is skipped, and says so; with REQUIRE_BROWSER=1, as CI sets it,
 * it fails instead.
 */
export function describeInBrowser(name: string, block: () => void): void {
  if (findChromium() !== null) {
    describe(name, block);
    return;
  }
  const advice = 'install Chromium ("apt-get install chromium") or set CHROMIUM_PATH';
  if (process.env.REQUIRE_BROWSER === '1') {
    throw new Error(`"${name}" needs a browser (REQUIRE_BROWSER=1), and none was found: ${advice}`);
  }
  process.stderr.write(`\n!!! SKIPPED, not tested: "${name}" needs a browser, and none was found: ${advice}\n\n`);
  describe.skip(name, block);
}

/** However busy the machine is: less than the time limit of a test, so that what is waited for in vain is named. */
const PATIENCE_MS = 120_000;

let browser: Promise<Browser> | undefined;

// One process for all tests of a file: contexts keep visitors apart just as well, and begin at once.
afterAll(async () => {
  await (await browser)?.close();
});

/**
 * Opens a context in the browser of this test file, without a window: its cookies and storage start empty.
 * @param options viewport, locale, service workers, …
 */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('there is no Chromium on this machine');
  browser ??= chromium.launch({ executablePath, headless: true, args: FLAGS });
  const context = await (await browser).newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
