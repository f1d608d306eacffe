import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstallBanner } from './InstallBanner';
import { installPrompt } from './installPrompt';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

const banner = () => screen.queryByRole('region', { name: 'Install the app' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

function open(userAgent: string, { standalone = false } = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: standalone && query === '(display-mode: standalone)' }) as MediaQueryList,
    );
  return render(<InstallBanner openedAt={Date.now()} />);
}

/** The browser offers to install the shop. */
function offer() {
  const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

beforeAll(() => installPrompt.listen());
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the install banner', () => {
  it('appears 1 s after the browser offers it, and takes the offer', async () => {
    open(ANDROID);
    const { event, prompt } = offer();
    expect(event.defaultPrevented).toBe(true);
    pass(999);
    expect(banner()).not.toBeInTheDocument();
    pass(1);
    expect(banner()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Later' })).toBeInTheDocument();
    await press('Install App Now');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(banner()).not.toBeInTheDocument();
  });

  it('counts from an offer that came before the banner was there', () => {
    offer();
    pass(1500);
    open(DESKTOP);
    pass(0);
    expect(screen.getByRole('button', { name: 'Install App Now' })).toBeInTheDocument();
  });

  it('appears on iOS after 2 s and explains Share, then Add to Home Screen', async () => {
    open(IPHONE);
    pass(1999);
    expect(banner()).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Tap Share, then Add to Home Screen.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Install|Later/ })).not.toBeInTheDocument();
    await press('Got it!');
    expect(banner()).not.toBeInTheDocument();
  });

  it('appears on Android Chrome after 5 s when the browser offers nothing, and explains how', async () => {
    open(ANDROID);
    pass(4999);
    expect(banner()).not.toBeInTheDocument();
    pass(1);
    await press('Install Instructions');
    expect(screen.getByText(/^Open the menu of the browser/)).toBeInTheDocument();
    await press('Later');
    expect(banner()).not.toBeInTheDocument();
  });

  it('offers to install at once when the offer comes after the fallback', () => {
    open(ANDROID);
    pass(5000);
    expect(screen.getByRole('button', { name: 'Install Instructions' })).toBeInTheDocument();
    offer();
    expect(screen.getByRole('button', { name: 'Install App Now' })).toBeInTheDocument();
  });

  it.each([
    ['a desk', DESKTOP],
    ['another browser on Android', FIREFOX],
  ])('does not appear on %s without an offer', (_, userAgent) => {
    open(userAgent);
    pass(60_000);
    expect(banner()).not.toBeInTheDocument();
  });

  it.each([IPHONE, ANDROID])('never appears where the shop runs as an app: %s', (userAgent) => {
    open(userAgent, { standalone: true });
    offer();
    pass(60_000);
    expect(banner()).not.toBeInTheDocument();
  });

  it('stays away for an hour after a dismissal, also from a new page and a new offer', async () => {
    const first = open(ANDROID);
    pass(5000);
    await press('Later');
    offer();
    pass(10_000);
    expect(banner()).not.toBeInTheDocument();
    first.unmount();

    pass(60 * 60_000 - 10_001);
    const second = open(ANDROID);
    pass(0);
    expect(banner()).not.toBeInTheDocument();
    second.unmount();

    pass(1);
    open(ANDROID);
    pass(0);
    expect(banner()).toBeInTheDocument();
  });

  it('goes when the shop was installed', () => {
    open(DESKTOP);
    offer();
    pass(1000);
    expect(banner()).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(banner()).not.toBeInTheDocument();
  });
});
