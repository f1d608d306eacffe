import { pictureSources } from '../../common/pictures';
import { escapeHtml } from '../core/html';
import { tag } from './html';
import type { Page } from './page';

/**
 * What the page shows until the scripts have drawn the screen: its heading and its first picture, about where the
 * screen has them (web/styles/opening.css). Hidden from screen readers, which would read everything twice.
 */
export function openingOf({ opening, firstPicture }: Pick<Page, 'opening' | 'firstPicture'>): string {
  if (!opening) return '';
  const { look, heading, lead } = opening;
  return [
    `<div class="opening-page opening-${look}" aria-hidden="true">`,
    `<strong dir="auto">${escapeHtml(heading)}</strong>`,
    lead && `<p>${escapeHtml(lead)}</p>`,
    firstPicture && picture(firstPicture),
    '</div>',
  ]
    .filter(Boolean)
    .join('');
}

function picture({ url, sizes }: NonNullable<Page['firstPicture']>): string {
  return tag('img', { alt: '', src: url, srcset: pictureSources(url), sizes });
}
