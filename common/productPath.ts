const LONGEST_SLUG = 60;

/**
 * The address of a product's page within the shop: `/products/{id}-{slug}`, ready for a URL. The id alone says which
 * product it is; the slug is the name as people read it, in any alphabet, and may be missing or an older one.
 */
export function productPath({ id, name }: { id: number; name: string }): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const slug = [...words]
    .slice(0, LONGEST_SLUG)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `/products/${id}${slug && `-${encodeURIComponent(slug)}`}`;
}

/** The product that the last part of such an address names; null when it names none. */
export function productIdOf(part: string): number | null {
  const [, digits] = /^([1-9]\d{0,9})(?:-|$)/.exec(part) ?? [];
  const id = Number(digits);
  return id <= 2_147_483_647 ? id : null;
}
