import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

/** A page as it was sent, taken apart. */
export interface SentPage {
  status: number;
  headers: Headers;
  html: string;
  lang: string | undefined;
  dir: string | undefined;
  title: string | undefined;
  /** `content` of meta elements by `name` or `property`. */
  meta: Record<string, string>;
  links: Record<string, string>[];
  /** What stands in elements of structured data. */
  data: Record<string, any>[];
  /** The answers by their addresses. */
  first: Record<string, { data: any }>;
}

/** Asks for a page as a browser does. */
export async function pageAt(
  shop: TestShop,
  address: string,
  { client, headers = {} }: { client?: ShopClient; headers?: Record<string, string> } = {},
): Promise<SentPage> {
  const answer = await fetch(shop.url + address, {
    redirect: 'manual',
    headers: { ...(client?.session ? { Cookie: client.session } : {}), ...headers },
  });
  const html = await answer.text();
  const scripts = (type: string) =>
    [...html.matchAll(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 'gs'))].map(([, text]) => text!);
  const [first = '{}'] = scripts('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    dir: /<html[^>]* dir="([^"]*)"/.exec(html)?.[1],
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
    meta: Object.fromEntries(
      elements(html, 'meta').flatMap(({ name, property, content = '' }) =>
        (name ?? property) ? [[name ?? property, content]] : [],
      ),
    ),
    links: elements(html, 'link'),
    data: scripts('application/ld\\+json').map((text) => JSON.parse(text) as Record<string, any>),
    first: JSON.parse(first) as SentPage['first'],
  };
}

/** The answer to the operation that came with the page. */
export function firstAnswer({ first }: SentPage, operation: string): any {
  const address = Object.keys(first).find((each) => each.startsWith(`/graphql?operationName=${operation}&`));
  return address === undefined ? undefined : first[address]!.data;
}

function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gs'))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key!, unescaped(value) ?? '']),
    ),
  );
}

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function unescaped(text: string | undefined): string | undefined {
  return text?.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => SIGNS[entity]!);
}
