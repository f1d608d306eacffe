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

/** A client of the shop's HTTP interface that keeps its cookies, like one browser. */
export class ShopClient {
  private readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  /** The session's cookie, as a `Cookie` header; null before it has a session. */
  get session(): string | null {
    return this.cookie('bustan.sid');
  }

  /** The cookie by which the device is known, as a `Cookie` header; null before it signed in. */
  get device(): string | null {
    return this.cookie('bustan.device');
  }

  private cookie(name: string): string | null {
    const value = this.cookies.get(name);
    return value === undefined ? null : `${name}=${value}`;
  }

  /** Calls a path; a body that is not a string is sent as JSON. */
  async rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.cookies.size > 0 && { Cookie: [...this.cookies.keys()].map((name) => this.cookie(name)).join('; ') }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
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
