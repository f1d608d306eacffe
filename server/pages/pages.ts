import type { Request, Response } from 'express';
import { LANGUAGES } from '../../common/languages';
import { allowStyles } from '../http/securityHeaders';
import type { ShownRate } from '../currency/shownRate';
import type { Viewer } from '../identity/viewer';
import { Role } from '../identity/roles';
import { Shown } from '../graphql/changes/shown';
import { BufferedResponse, type ResponseCache } from '../graphql/responseCache';
import type { BuiltPage } from './build';
import type { FirstAnswers } from './firstAnswers';
import { headOf, withoutScripts } from './head';
import { originOf } from './publicOrigin';
import { languageOf } from './language';
import { openingOf } from './opening';
import { tag } from './html';
import type { Page, PageVariant } from './page';
import type { Screen, Sources } from './screens';
import { sendPage } from './send';

/** Attributes of the cookie that stores the language of `?lang=`; the screens read it, too. */
const LANGUAGE_COOKIE = { path: '/', maxAge: 365 * 24 * 3_600_000, sameSite: 'lax' } as const;

/** Begins traces in the browser, before any other script runs (specification 27.5). */
const TRACES = '<script src="/traceparent.js"></script>';

/** What says amounts in USD: loaded before the screen where there is a rate, and else never. */
const USD_MODULE = 'lib/usd.ts';

/** What pages are made of, and their cache. */
export interface PageParts extends Sources {
  readonly built: BuiltPage;
  readonly firstAnswers: FirstAnswers;
  /** LBP for one USD, where USD are shown. */
  readonly rate: ShownRate;
  /** The pages of guests. */
  readonly cache: ResponseCache;
  /** Who sends the request. */
  viewer(request: Request): Promise<Viewer>;
}

/**
 * Answers a screen's address with its page; without the database with the built page alone, whose screen shows the
 * error.
 */
export async function answerPage(
  parts: PageParts,
  screen: Screen,
  request: Request,
  response: Response,
): Promise<void> {
  const chosen = languageOf(request);
  const variant: PageVariant = { ...chosen, origin: originOf(parts.config, request) };
  response.set('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  allowStyles(response, parts.built.styles);
  if (chosen.urlLanguage) response.cookie('lang', chosen.urlLanguage, LANGUAGE_COOKIE);
  try {
    const viewer = await parts.viewer(request);
    const answer = await (viewer.account
      ? renderPage(parts, screen, variant, viewer)
      : guestPage(parts, screen, variant, viewer));
    if ('redirect' in answer) {
      // A product may get its former name back, so the redirect must not be cached.
      response.set('Cache-Control', 'no-cache').redirect(301, answer.redirect + queryOf(request));
      return;
    }
    // A page of somebody signed in must not be shown again by the "back" button after signing out.
    // Nor may anything keep a page whose address is a secret.
    const isSecret = viewer.account !== null || request.query.key !== undefined;
    response.set('Cache-Control', isSecret ? 'private, no-store' : 'no-cache');
    await sendPage(request, response.status(answer.status), answer.page);
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be made');
    response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).type('html').send(parts.built.html);
  }
}

type PageResult = { status: Page['status']; page: BufferedResponse } | { redirect: string };

/** A guest's page, from the cache where it is there; only pages with status 200 are cached. */
async function guestPage(parts: PageParts, screen: Screen, variant: PageVariant, viewer: Viewer): Promise<PageResult> {
  const key = [variant.origin, variant.language, variant.urlLanguage, screen.key].join(' ');
  const cached = parts.cache.find(key);
  if (cached) return { status: 200, page: cached };
  let result: PageResult | undefined;
  const page = await parts.cache.make(key, async () => {
    result = await renderPage(parts, screen, variant, viewer);
    if (!('page' in result) || result.status !== 200) return null;
    // What a page shows beside its first answers is not noted: every change counts, but of agreed prices.
    return { response: result.page, shown: new Shown(null), book: viewer.book.name };
  });
  if (page) return { status: 200, page };
  // Another request made it, and it was not to be cached.
  return result ?? renderPage(parts, screen, variant, viewer);
}

async function renderPage(parts: PageParts, screen: Screen, variant: PageVariant, viewer: Viewer): Promise<PageResult> {
  const page = await screen.make(parts, variant);
  if ('redirect' in page) return page;
  const { language } = variant;
  const rate = viewer.account?.role === Role.EMPLOYEE ? null : await parts.rate.read();
  const modules = [
    page.module,
    language === 'en' ? null : `i18n/messages/${language}/store.json`,
    rate === null ? null : USD_MODULE,
  ];
  const html = parts.built.fill({
    language,
    direction: LANGUAGES[language].direction,
    head:
      headOf(page, variant) +
      (rate === null ? '' : tag('meta', { name: 'lbp-per-usd', content: rate })) +
      (parts.config.tracesUrl === null ? '' : TRACES),
    preloadLinks: parts.built.preloads(modules.filter((module) => module !== null)),
    opening: openingOf(page),
    end: withoutScripts(page) + (await parts.firstAnswers(page.queries, viewer, language)),
  });
  return { status: page.status, page: new BufferedResponse(Buffer.from(html)) };
}

function queryOf({ originalUrl }: Request): string {
  const queryStart = originalUrl.indexOf('?');
  return queryStart === -1 ? '' : originalUrl.slice(queryStart);
}
