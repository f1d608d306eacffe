/** A page that has found a new version, and how often it took it over. */
async function found() {
  jest.resetModules();
  const { start } = await import('./nextVersion');
  const [first, newest] = [jest.fn(), jest.fn()];
  start(first);
  start(newest);
  const goTo = async (path: string) => {
    window.history.pushState(null, '', path);
    await jest.advanceTimersByTimeAsync(200);
  };
  return { goTo, first, newest };
}

beforeEach(() => {
  window.history.pushState(null, '', '/');
  // jsdom has none.
  window.fetch = () => new Promise(() => undefined);
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('takes over the newest version on the way to another page, and not before', async () => {
  const { goTo, first, newest } = await found();
  await goTo('/?search=figs');
  expect(newest).not.toHaveBeenCalled();
  await goTo('/products/2');
  expect(newest).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});

it('waits on the way to what an order has led to', async () => {
  const { goTo, newest } = await found();
  await goTo('/order-success');
  expect(newest).not.toHaveBeenCalled();
  await goTo('/');
  expect(newest).toHaveBeenCalledTimes(1);
});

it('waits while something is being sent, and for no read', async () => {
  const answers: (() => void)[] = [];
  window.fetch = () => new Promise((_, reject) => answers.push(() => reject(new TypeError('Failed to fetch'))));
  const { goTo, newest } = await found();
  const sent = fetch('/graphql', { method: 'POST' }).catch(() => 'answered');
  await goTo('/products/2');
  expect(newest).not.toHaveBeenCalled();
  answers[0]!();
  expect(await sent).toBe('answered');
  const read = fetch('/graphql').catch(() => 'read');
  await goTo('/products/3');
  expect(newest).toHaveBeenCalledTimes(1);
  answers[1]!();
  expect(await read).toBe('read');
});
