const MAX_SLUG = 60;

/**
 * The address of a product's page within the shop: `/products/{id}-{slug}`, ready for a URL. The id alone names
 * the product; the slug is made of its name, in any alphabet, and may be missing or out of date.
 */
export function productPath({ id, name }: { id: number; name: string }): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const slug = [...words]
    .slice(0, MAX_SLUG)
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
