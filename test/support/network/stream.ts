import type { ShopClient } from '../shopClient';

/** What a stream of server-sent events brings. */
export interface StreamEvent {
  event: string;
  data: any;
}

/** A stream that is open. */
export interface EventStream {
  status: number;
  headers: Headers;
  /** The body of a refusal; undefined while it streams. */
  body: any;
  /** The next event that is no heartbeat; null when the stream has ended. Fails when nothing comes. */
  next(): Promise<StreamEvent | null>;
  /** How many bytes have come, heartbeats included. */
  received(): number;
  close(): void;
}

const PATIENCE_MS = 20_000;

/** Opens a subscription as this client. */
export async function openStream(
  client: ShopClient,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const controller = new AbortController();
  const response = await fetch(`${client.url}/graphql/stream`, {
    method: 'POST',
    signal: controller.signal,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(client.session ? { Cookie: client.session } : {}),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const close = (): void => controller.abort();
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const body = await response.json();
    return {
      status: response.status,
      headers: response.headers,
      body,
      next: async () => null,
      received: () => 0,
      close,
    };
  }
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  let received = 0;
  const next = async (): Promise<StreamEvent | null> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end === -1) {
        const { done, value } = await within(reader.read());
        if (done) return null;
        received += value.length;
        buffer += decoder.decode(value, { stream: true });
        continue;
      }
      const block = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event === undefined) continue;
      const data = /^data: (.*)$/m.exec(block)?.[1];
      return { event, data: data ? JSON.parse(data) : null };
    }
  };
  return { status: response.status, headers: response.headers, body: undefined, next, received: () => received, close };
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing came')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
