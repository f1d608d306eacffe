/**
 * Widths in pixels in which a picture is served: for phones with two and three device pixels per CSS pixel, and for
 * desktops.
 */
export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 720, 960, 1200] as const;

/**
 * How wide pictures are shown, as values of the `sizes` attribute: for the page and for the preload links in its head.
 */
export const PICTURE_SIZES = {
  categoryCard: '(width < 640px) calc(100vw - 32px), (width < 960px) 50vw, 384px',
  productCard: '(width < 640px) calc(100vw - 32px), (width < 960px) 50vw, 290px',
  portalCard: '(width < 640px) 200px, 290px',
  productPage: '(width < 768px) calc(100vw - 32px), 560px',
} as const;

/** A picture's address at another width; `url` is its address at 640 pixels, `/media/<hash>-640.webp`. */
export function pictureAt(url: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return url.replace(/-640(\.\w+)$/, `-${width}$1`);
}

/** Every width of a picture, as a value of the `srcset` attribute; null for an address that is none of the shop's. */
export function pictureSources(url: string): string | null {
  if (!/-640\.\w+$/.test(url)) return null;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}
