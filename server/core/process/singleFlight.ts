/**
 * One run of some work for all who ask while it lasts. Work that hangs is not begun once more, either: a disk of the network
 * that is away never answers, and each reading of it would keep one of the few threads of Node.js for ever.
 */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => (running ??= work().finally(() => (running = null)));
}
