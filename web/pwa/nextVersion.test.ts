import { RequestPasswordResetDocument } from '../account/recovery/documents';
import { createClient } from '../app/apollo';
import { fakeNetwork } from '../testing/network';

/** A page that has found a new version, and how often it took it over. */
async function found(answers: Parameters<typeof fakeNetwork>[0] = {}) {
  jest.resetModules();
  const { reloadBetweenPages } = await import('./nextVersion');
  const client = createClient(fakeNetwork(answers).link);
  const [first, newest] = [jest.fn(), jest.fn()];
  reloadBetweenPages(client, first);
  reloadBetweenPages(client, newest);
  const goTo = async (path: string) => {
    window.history.pushState(null, '', path);
    await jest.advanceTimersByTimeAsync(200);
  };
  return { client, goTo, first, newest };
}

beforeEach(() => {
  window.history.pushState(null, '', '/');
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

it('waits while something is being sent', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<never>((_, reject) => (answer = () => reject(new TypeError('Failed to fetch'))));
  const { client, goTo, newest } = await found({ RequestPasswordReset: () => answered });
  const sent = client
    .mutate({ mutation: RequestPasswordResetDocument, variables: { account: 'a@b.example' } })
    .catch(() => 'answered');
  await goTo('/products/2');
  expect(newest).not.toHaveBeenCalled();
  answer();
  expect(await sent).toBe('answered');
  await goTo('/products/3');
  expect(newest).toHaveBeenCalledTimes(1);
});
