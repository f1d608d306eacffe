// Before the router, so that its listener of `popstate` is called first.
import '../lib/leaving/backGuard';
import { noticeMissingParts, reloadForMissingPart } from '../lib/reloadOnce';
import '../styles/base.css';
import '../styles/opening.css';

noticeMissingParts();

begin().catch((error: unknown) => {
  reloadForMissingPart(error);
  throw error;
});

/**
 * Runs the chunks of the shop one after the other, with a pause in between: each takes a while to start, and a slow
 * phone can react to input between them. The page fetches them all at once (server/pages/build.ts).
 */
async function begin(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  await import('./apollo');
  await nextTask();
  const { start } = await import('./start');
  await start(nextTask);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
