import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../common/languages';
import { stylesIn } from '../http/securityHeaders';
import { tag } from './html';

/** Vite's manifest: the built files by their source modules. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] } | undefined>;

const ENTRY = 'index.html';

/** The page as Vite built it, cut where the server writes into it. */
export interface BuiltPage {
  /**
   * Fills the page. `head`, `preloadLinks`, `opening` and `end` are HTML; `preloadLinks` come after the links that the
   * page has by itself, `opening` is shown until the screen is drawn.
   */
  fill(page: {
    language: Language;
    direction: string;
    head: string;
    preloadLinks: string;
    opening: string;
    end: string;
  }): string;
  /** The page as it was built, for when the database cannot be read. */
  readonly html: string;
  /** What the policy must allow of the styles that stand in it. */
  readonly styles: readonly string[];
  /** Preload links for the files of these modules, except those that the page links by itself. */
  preloads(modules: readonly string[]): string;
}

/** Reads the built page from its folder; null without a build. @throws when the page has no places to fill */
export function readBuiltPage(folder: string): BuiltPage | null {
  const file = path.join(folder, ENTRY);
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  const [, begin, middle, rest, end] =
    /^(.*?)<!--page-->.*?<!--\/page-->(.*)<!--opening-->(.*)(<\/body>.*)$/s.exec(html) ?? [];
  if (begin === undefined || middle === undefined || rest === undefined || end === undefined) {
    throw new Error(`${file} has no <!--page-->…<!--/page--> in its head, or no <!--opening--> in its body`);
  }
  const manifestFile = path.join(folder, '.vite/manifest.json');
  const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {};
  const linked = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file));
  return {
    html,
    styles: stylesIn(html),
    fill: ({ language, direction, head, preloadLinks, opening, end: data }) =>
      begin.replace(/<html[^>]*>/, `<html lang="${language}" dir="${direction}">`) +
      head +
      middle.replace('</head>', () => `${preloadLinks}</head>`) +
      opening +
      rest +
      data +
      end,
    preloads: (modules) =>
      [...new Set(modules.flatMap((module) => [...filesOf(manifest, module)]))]
        .filter((each) => !linked.has(each))
        .map((each) =>
          each.endsWith('.css')
            ? tag('link', { rel: 'preload', as: 'style', crossorigin: '', href: `/${each}` })
            : tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${each}` }),
        )
        .join(''),
  };
}

/** The files that a module needs to run, its own first. */
function filesOf(manifest: Manifest, module: string): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return files;
}
