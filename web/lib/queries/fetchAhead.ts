interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is slow, or the visitor asked the browser to save data; false where a browser does not say. */
export function isThinConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches a part that the visitor is about to need, by a sign of it (a finger or pointer on the button, the focus), and
 * never over a thin connection. Whether it succeeds is seen when the part is needed.
 */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  if (!isThinConnection()) fetchPart().catch(() => {});
}
