/** The name of a product with the size that is meant: "Almonds (500g)". @param size null or empty: the name alone */
export function nameWithSize(name: string, size: string | null): string {
  return size ? `${name} (${size})` : name;
}
