/** How the version is sent with a change. */
export const VERSION_FIELD = {
  nullable: true,
  description:
    'Of a change: the version that it was made from; with a newer one there it is refused with CONFLICT. Absent: whatever there is is overwritten.',
} as const;

/** How a picture is sent with a form. */
export const IMAGE_DESCRIPTION =
  'An inline data:image string of PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. Absent: the picture stays as it is; null or "": it is taken away.';

/** Of what the shop says in several languages. */
export const UNTRANSLATED =
  'Which of its texts are in English for want of a translation into the language of the request, by their paths: `name`, `tags.0`, `variants.1`.';
