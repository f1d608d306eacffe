import type { Translate } from '../i18n/text';

/** A category of the landing page: fixed sample content (specification 15.12). */
export interface SampleCategory {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: string;
}

/** A product of the landing page: fixed sample content; prices in dollars (specification 2.3). */
export interface SampleProduct {
  id: number;
  name: string;
  price: number;
  /** An emoji. */
  image: string;
  /** Of 5. */
  rating: number;
}

/** The five sample categories. */
export const sampleCategories = (t: Translate): readonly SampleCategory[] => [
  {
    id: 1,
    name: t('Fresh Juices'),
    slug: 'fresh-juices',
    description: t('Pressed in the morning, at your door the same day'),
    icon: '🍊',
  },
  {
    id: 2,
    name: t('Dried Fruits'),
    slug: 'dried-fruits',
    description: t('Sun-dried apricots, figs and dates, nothing added'),
    icon: '🍇',
  },
  {
    id: 3,
    name: t('Fruit & Veg Mixes'),
    slug: 'fruit-veg-mixes',
    description: t('Washed, cut and ready for the bowl'),
    icon: '🥗',
  },
  {
    id: 4,
    name: t('Frozen Fruits'),
    slug: 'frozen-fruits',
    description: t('Picked ripe and frozen within hours'),
    icon: '🍓',
  },
  {
    id: 5,
    name: t('Cocktail Garnishes'),
    slug: 'cocktail-garnishes',
    description: t('The finishing touch for every glass'),
    icon: '🍋',
  },
];

/** The six sample products. */
export const sampleProducts = (t: Translate): readonly SampleProduct[] => [
  { id: 1, name: t('Orange Juice'), price: 12.99, image: '🍊', rating: 4.8 },
  { id: 2, name: t('Mixed Berry Blend'), price: 15.99, image: '🫐', rating: 4.9 },
  { id: 3, name: t('Tropical Mix'), price: 14.99, image: '🍍', rating: 4.7 },
  { id: 4, name: t('Green Smoothie'), price: 13.99, image: '🥬', rating: 4.8 },
  { id: 5, name: t('Apple Cider'), price: 11.99, image: '🍎', rating: 4.6 },
  { id: 6, name: t('Mango Delight'), price: 16.99, image: '🥭', rating: 4.9 },
];
