import { executionAsyncResource } from 'node:async_hooks';
import { Session } from 'node:inspector';

/** Objects that must outlive each collection. */
const kept: object[] = [];

/**
 * Gives back to the system what the young generation grew to while the program was loaded, some 60 MB. `gc()` of
 * `--expose-gc` keeps it; the protocol of V8's own inspector does not. Takes a fifth of a second, in which nothing else runs.
 */
export async function giveBackMemory(): Promise<void> {
  if (kept.length === 0) kept.push(await queuedCallback());
  await collect();
}

/**
 * What `process.nextTick` queues. A collection that reduces memory forgets the shape of objects of which none is left, and of
 * these none is, while nothing is queued. Code that V8 compiled for the old shape then stays slow for good, since it takes the
 * same literal to make objects of many shapes: a kept answer took up to a fifth more of the processor.
 */
function queuedCallback(): Promise<object> {
  return new Promise((resolve) => process.nextTick(() => resolve(executionAsyncResource())));
}

function collect(): Promise<void> {
  return new Promise((resolve) => {
    const session = new Session();
    session.connect();
    session.post('HeapProfiler.collectGarbage', () => {
      resolve();
      // Within its own answer a session would wait for itself.
      setImmediate(() => session.disconnect());
    });
  });
}
