import type { Say } from '../i18n/text';

/** A category of the landing page: fixed sample content (storefront.md section 3). */
export interface SampleCategory {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: string;
}

/** A product of the landing page: fixed sample content; prices in dollars as documented (section 9). */
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
export const sampleCategories = (say: Say): readonly SampleCategory[] => [
  {
    id: 1,
    name: say('Fresh Juices'),
    slug: 'fresh-juices',
    description: say('Pressed in the morning, at your door the same day'),
    icon: '🍊',
  },
  {
    id: 2,
    name: say('Dried Fruits'),
    slug: 'dried-fruits',
    description: say('Sun-dried apricots, figs and dates, nothing added'),
    icon: '🍇',
  },
  {
    id: 3,
    name: say('Fruit & Veg Mixes'),
    slug: 'fruit-veg-mixes',
    description: say('Washed, cut and ready for the bowl'),
    icon: '🥗',
  },
  {
    id: 4,
    name: say('Frozen Fruits'),
    slug: 'frozen-fruits',
    description: say('Picked ripe and frozen within hours'),
    icon: '🍓',
  },
  {
    id: 5,
    name: say('Cocktail Garnishes'),
    slug: 'cocktail-garnishes',
    description: say('The finishing touch for every glass'),
    icon: '🍋',
  },
];

/** The six sample products. */
export const sampleProducts = (say: Say): readonly SampleProduct[] => [
  { id: 1, name: say('Orange Juice'), price: 12.99, image: '🍊', rating: 4.8 },
  { id: 2, name: say('Mixed Berry Blend'), price: 15.99, image: '🫐', rating: 4.9 },
  { id: 3, name: say('Tropical Mix'), price: 14.99, image: '🍍', rating: 4.7 },
  { id: 4, name: say('Green Smoothie'), price: 13.99, image: '🥬', rating: 4.8 },
  { id: 5, name: say('Apple Cider'), price: 11.99, image: '🍎', rating: 4.6 },
  { id: 6, name: say('Mango Delight'), price: 16.99, image: '🥭', rating: 4.9 },
];
