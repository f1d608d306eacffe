export interface SeedCategory {
  slug: string;
  name: string;
  description: string;
  /** File name in `pictures/`, without its ending. */
  picture: string;
}

export interface SeedVariant {
  name: string;
  customerPrice: string | null;
  businessPrice: string | null;
}

export interface SeedProduct {
  /** Slug of its category. */
  category: string;
  name: string;
  description: string;
  customerPrice: string | null;
  businessPrice: string | null;
  /** The older single price, read when no other is set. */
  price: string | null;
  tags: string[];
  inStock: boolean;
  variants: SeedVariant[];
  /** File name in `pictures/`, without its ending; null shows "Photo Unavailable". */
  picture: string | null;
}
