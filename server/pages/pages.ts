import type { Request, Response } from 'express';
import { LANGUAGES } from '../../common/languages';
import type { Viewer } from '../identity/viewer';
import { FinishedAnswer, type ResponseCache } from '../graphql/responseCache';
import type { BuiltPage } from './build';
import type { FirstAnswers } from './firstAnswers';
import { headOf } from './head';
import { originOf } from './publicOrigin';
import { languageOf, type ChosenLanguage } from './language';
import { openingOf } from './opening';
import type { Page } from './page';
import type { Screen, Sources } from './screens';
import { sendPage } from './send';

/** Where the language chosen by `?lang=` is remembered; read by the screens, too. */
const LANGUAGE_COOKIE = { path: '/', maxAge: 365 * 24 * 3_600_000, sameSite: 'lax' } as const;

/** What pages are made of and kept in. */
export interface PageParts extends Sources {
  readonly built: BuiltPage;
  readonly firstAnswers: FirstAnswers;
  /** Finished pages of guests. */
  readonly cache: ResponseCache;
  /** Who asks. */
  viewer(request: Request): Promise<Viewer>;
}

/** Answers a screen's address with its page; what cannot be read leaves the screens to say so themselves. */
export async function answerPage(
  parts: PageParts,
  screen: Screen,
  request: Request,
  response: Response,
): Promise<void> {
  const chosen = languageOf(request);
  const asked = { ...chosen, origin: originOf(parts.config, request) };
  response.set('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  if (chosen.asked) response.cookie('lang', chosen.asked, LANGUAGE_COOKIE);
  try {
    const viewer = await parts.viewer(request);
    const answer = await (viewer.account ? make(parts, screen, asked, viewer) : ofGuest(parts, screen, asked, viewer));
    if ('redirect' in answer) {
      // A product may get its former name back: the way must not be remembered.
      response.set('Cache-Control', 'no-cache').redirect(301, answer.redirect + queryOf(request));
      return;
    }
    // Of who is signed in, nothing may be shown again by a press on "back" after signing out.
    response.set('Cache-Control', viewer.account ? 'private, no-store' : 'no-cache');
    await sendPage(request, response.status(answer.status), answer.page);
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be made');
    response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).type('html').send(parts.built.bare);
  }
}

interface Asked extends ChosenLanguage {
  readonly origin: string;
}

type Made = { status: Page['status']; page: FinishedAnswer } | { redirect: string };

/** From memory when nothing has changed since; only pages that are there are kept. */
async function ofGuest(parts: PageParts, screen: Screen, asked: Asked, viewer: Viewer): Promise<Made> {
  const key = [asked.origin, asked.language, asked.asked, screen.key].join(' ');
  const cached = parts.cache.find(key);
  if (cached) return { status: 200, page: cached };
  let made: Made | undefined;
  const page = await parts.cache.make(key, async () => {
    made = await make(parts, screen, asked, viewer);
    return 'page' in made && made.status === 200 ? made.page : null;
  });
  if (page) return { status: 200, page };
  // Another request made it, and it was none to keep.
  return made ?? make(parts, screen, asked, viewer);
}

async function make(parts: PageParts, screen: Screen, asked: Asked, viewer: Viewer): Promise<Made> {
  const page = await screen.make(parts, asked);
  if ('redirect' in page) return page;
  const { language } = asked;
  const modules = [page.part, language === 'en' ? null : `i18n/messages/${language}.json`];
  const html = parts.built.fill({
    language,
    direction: LANGUAGES[language].direction,
    head: headOf(page, asked),
    ahead: parts.built.preloads(modules.filter((module) => module !== null)),
    opening: openingOf(page),
    end: await parts.firstAnswers(page.reads, viewer),
  });
  return { status: page.status, page: new FinishedAnswer(Buffer.from(html)) };
}

function queryOf({ originalUrl }: Request): string {
  const question = originalUrl.indexOf('?');
  return question === -1 ? '' : originalUrl.slice(question);
}
