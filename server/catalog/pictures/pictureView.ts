/** A picture's address and the size of its original, so that a page can reserve its box. */
export interface PictureView {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** The address never changes its content, so it may be kept for ever. */
export function pictureOf(hash: string | null, width: number | null, height: number | null): PictureView | null {
  return hash === null || width === null || height === null ? null : { url: `/media/${hash}-640.webp`, width, height };
}
