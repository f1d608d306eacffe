/** What the shop said to an operation, as text to read. */
export interface Answered {
  status: number;
  milliseconds: number;
  text: string;
  failed: boolean;
}

interface Operation {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/**
 * Sends an operation: as the owner of the token, else as whoever is signed in here.
 * @throws TypeError when the shop cannot be reached
 */
export async function ask(operation: Operation, token: string): Promise<Answered> {
  const start = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    credentials: token ? 'omit' : 'same-origin',
    body: JSON.stringify(operation),
  });
  const text = await response.text();
  const body = parsed(text);
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - start),
    text: body === undefined ? text : JSON.stringify(body, null, 2),
    failed: !response.ok || (typeof body === 'object' && body !== null && 'errors' in body),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
