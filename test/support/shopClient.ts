/** What came back over HTTP. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; undefined when it is none. */
  body: any;
}

/** What came back from GraphQL. */
export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data: any;
  errors: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; fields?: Record<string, string> };
  }[];
}

/** A client of the shop's HTTP interface that keeps its session cookie, like one browser. */
export class ShopClient {
  private cookie: string | null = null;

  constructor(readonly url: string) {}

  /** The `Cookie` header that this client sends; null before it has a session. */
  get session(): string | null {
    return this.cookie;
  }

  /** Calls a path; a body that is not a string is sent as JSON. */
  async rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.cookie ? { Cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? null;
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  /** Runs an operation; errors are an empty list when there are none. */
  async graphql(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlAnswer> {
    const { status, headers: sent, body, text } = await this.rest('POST', '/graphql', { query, variables }, headers);
    if (body === undefined) throw new Error(`GraphQL answered ${status}: ${text.slice(0, 200)}`);
    return { status, headers: sent, data: body.data, errors: body.errors ?? [] };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
