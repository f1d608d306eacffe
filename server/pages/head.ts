import { LANGUAGES, type Language } from '../../common/languages';
import { pictureAt, pictureSources } from '../../common/pictures';
import { escapeHtml } from '../core/html';
import { jsonInScript, tag } from './html';
import { addressIn } from './publicOrigin';
import type { Page, PageVariant } from './page';

/** As much of a description as search engines show. */
const MAX_DESCRIPTION = 200;
/** Wide enough for the large cards of sites that show shared links. */
const SHARED_WIDTH = 1200;

/** The head of a page: title, description, canonical address, Open Graph properties and structured data. */
export function headOf(page: Page, variant: PageVariant): string {
  const description = shortened(page.description);
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    description && tag('meta', { name: 'description', content: description }),
    page.canonical === null
      ? tag('meta', { name: 'robots', content: 'noindex' })
      : alternateLinks(page.canonical, variant),
    page.canonical !== null && openGraph(page, description, page.canonical, variant),
    page.firstPicture && preloadLink(page.firstPicture),
    ...page.data.map((each) => `<script type="application/ld+json">${jsonInScript(JSON.stringify(each))}</script>`),
  ]
    .filter(Boolean)
    .join('');
}

/** As Open Graph names the language and the country it is written for: `ar_LB`, and `fr_FR` where it names no country. */
function localeOf(language: Language): string {
  const { language: tag, region } = new Intl.Locale(LANGUAGES[language].dates).maximize();
  return `${tag}_${region}`;
}

/** The canonical link, and an alternate link for each language. */
function alternateLinks(canonical: string, { origin, urlLanguage }: PageVariant): string {
  const href = (language: Language | null) => addressIn(origin, canonical, language);
  return [
    tag('link', { rel: 'canonical', href: href(urlLanguage) }),
    ...Object.keys(LANGUAGES).map((language) =>
      tag('link', { rel: 'alternate', hreflang: language, href: href(language as Language) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: href(null) }),
  ].join('');
}

function openGraph(
  page: Page,
  description: string,
  canonical: string,
  { origin, language, urlLanguage }: PageVariant,
): string {
  const properties: Record<string, string | null> = {
    'og:site_name': 'Bustan',
    'og:type': page.type,
    'og:title': page.title,
    'og:description': description,
    'og:url': addressIn(origin, canonical, urlLanguage),
    'og:locale': localeOf(language),
    ...(page.picture && openGraphImage(origin, page.picture, page.title)),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: page.picture ? 'summary_large_image' : 'summary' }),
  ].join('');
}

function openGraphImage(origin: string, { url, width, height }: NonNullable<Page['picture']>, title: string) {
  const shownWidth = Math.min(width, SHARED_WIDTH);
  return {
    'og:image': `${origin}${pictureAt(url, SHARED_WIDTH)}`,
    'og:image:type': 'image/webp',
    'og:image:width': String(shownWidth),
    'og:image:height': String(Math.round((height * shownWidth) / width)),
    'og:image:alt': title,
  };
}

/** Preloaded, since it is the largest element of the screen. */
function preloadLink({ url, sizes }: NonNullable<Page['firstPicture']>): string {
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: url,
    imagesrcset: pictureSources(url),
    imagesizes: sizes,
    fetchpriority: 'high',
  });
}

/** What a browser without scripts shows: what the page is about, and that the shop needs them. */
export function withoutScripts({ title, description }: Page): string {
  return `<noscript><h1 dir="auto">${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(description)}</p></noscript>`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
