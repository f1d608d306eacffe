import { LANGUAGES, type Language } from '../../common/languages';
import { pictureAt, pictureSources } from '../../common/pictures';
import { escapeHtml } from '../core/html';
import { jsonInScript, tag } from './html';
import type { Page } from './page';

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 200;
const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_LB', fr: 'fr_FR' };
/** Wide enough for the large cards of those who show shared links. */
const SHARED_WIDTH = 1200;

/** How a page is asked for. */
export interface Asked {
  readonly origin: string;
  readonly language: Language;
  /** The language that the address itself names; null for the address without one. */
  readonly asked: Language | null;
}

/** The head of a page: what it is called and found under, how it is shared, and what a machine may read of it. */
export function headOf(page: Page, asked: Asked): string {
  const description = shortened(page.description);
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    description && tag('meta', { name: 'description', content: description }),
    page.canonical === null ? tag('meta', { name: 'robots', content: 'noindex' }) : found(page.canonical, asked),
    page.canonical !== null && shared(page, description, page.canonical, asked),
    page.firstPicture && firstPicture(page.firstPicture),
    ...page.data.map((each) => `<script type="application/ld+json">${jsonInScript(JSON.stringify(each))}</script>`),
  ]
    .filter(Boolean)
    .join('');
}

/** The one address of the page, and that of each language. */
function found(canonical: string, { origin, asked }: Asked): string {
  const at = (language: Language | null) => addressIn(origin, canonical, language);
  return [
    tag('link', { rel: 'canonical', href: at(asked) }),
    ...Object.keys(LANGUAGES).map((language) =>
      tag('link', { rel: 'alternate', hreflang: language, href: at(language as Language) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: at(null) }),
  ].join('');
}

function shared(page: Page, description: string, canonical: string, { origin, language, asked }: Asked): string {
  const properties: Record<string, string | null> = {
    'og:site_name': 'Bustan',
    'og:type': page.type,
    'og:title': page.title,
    'og:description': description,
    'og:url': addressIn(origin, canonical, asked),
    'og:locale': LOCALES[language],
    ...(page.picture && picture(origin, page.picture, page.title)),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: page.picture ? 'summary_large_image' : 'summary' }),
  ].join('');
}

function picture(origin: string, { url, width, height }: NonNullable<Page['picture']>, title: string) {
  const shown = Math.min(width, SHARED_WIDTH);
  return {
    'og:image': `${origin}${pictureAt(url, SHARED_WIDTH)}`,
    'og:image:type': 'image/webp',
    'og:image:width': String(shown),
    'og:image:height': String(Math.round((height * shown) / width)),
    'og:image:alt': title,
  };
}

/** Fetched with the page's first parts, since it is the largest thing that the screen draws. */
function firstPicture({ url, sizes }: NonNullable<Page['firstPicture']>): string {
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: url,
    imagesrcset: pictureSources(url),
    imagesizes: sizes,
    fetchpriority: 'high',
  });
}

function addressIn(origin: string, path: string, language: Language | null): string {
  if (language === null) return origin + path;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
