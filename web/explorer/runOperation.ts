/** The response to an operation. */
interface OperationResult {
  status: number;
  milliseconds: number;
  body: object;
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
export async function runOperation(operation: Operation, token: string): Promise<OperationResult> {
  const start = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    credentials: token ? 'omit' : 'same-origin',
    body: JSON.stringify(operation),
  });
  const body = parseBody(await response.text());
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - start),
    body,
    failed: !response.ok || 'errors' in body,
  };
}

/** A proxy before the shop may answer with a page. */
function parseBody(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return { text };
  }
}
