// Before the router, so that it hears of Back first.
import '../lib/backGuard';
import { noticeMissingParts, reloadForMissingPart } from '../lib/reloadOnce';
import '../styles/base.css';
import '../styles/opening.css';

noticeMissingParts();

begin().catch((error: unknown) => {
  reloadForMissingPart(error);
  throw error;
});

/**
 * Runs the parts of the shop one after the other: each begins with some work of its own, and a cheap phone can answer to
 * a finger between them. The page fetches them all at once (server/pages/build.ts).
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
