import autocannon from 'autocannon';

/** What one run of load showed. */
export interface Measured {
  /** Answers per second. */
  rate: number;
  /** 99th percentile of an answer's time in milliseconds. */
  p99: number;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Of all requests, or made for each of them. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** The body of all requests, or what makes that of each; absent: GET. */
  body?: string | (() => string);
  /** Each request says that it comes from a network of its own, as shoppers do. */
  fromManyNetworks?: boolean;
}

function anyNetwork(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
}

/**
 * autocannon makes a string of each body, which takes it twice as long for Arabic as for English: the driver, not the shop,
 * would decide how many answers there are.
 */
function ignoreBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(part: Buffer): void } };
  pipelinedRequests.addBody = () => undefined;
}

/** Sends requests as fast as they are answered. @throws when anything but a 2xx comes back */
export async function measure({
  url,
  connections,
  seconds,
  headers = {},
  body,
  fromManyNetworks = false,
}: Load): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: ignoreBodies,
    ...(typeof headers === 'function'
      ? { requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, headers: headers() }) }] }
      : { headers }),
    ...(typeof body === 'string' && { method: 'POST', body }),
    ...(typeof body === 'function' && {
      method: 'POST',
      requests: [
        {
          setupRequest: (request: autocannon.Request) => ({
            ...request,
            body: body(),
            ...(fromManyNetworks && { headers: { ...request.headers, 'x-forwarded-for': anyNetwork() } }),
          }),
        },
      ],
    }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}
