import type { Translate } from '../../i18n/text';
import type { DrawingName } from '../Drawing';

/** A category of the landing page: fixed sample content (specification 15.12). */
export interface SampleCategory {
  id: number;
  name: string;
  slug: string;
  description: string;
  drawing: DrawingName;
}

/** A product of the landing page: fixed sample content; prices in dollars (specification 2.3). */
export interface SampleProduct {
  id: number;
  name: string;
  price: number;
  drawing: DrawingName;
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
    drawing: 'juices',
  },
  {
    id: 2,
    name: t('Dried Fruits'),
    slug: 'dried-fruits',
    description: t('Sun-dried apricots, figs and dates, nothing added'),
    drawing: 'driedFruits',
  },
  {
    id: 3,
    name: t('Fruit & Veg Mixes'),
    slug: 'fruit-veg-mixes',
    description: t('Washed, cut and ready for the bowl'),
    drawing: 'mixes',
  },
  {
    id: 4,
    name: t('Frozen Fruits'),
    slug: 'frozen-fruits',
    description: t('Picked ripe and frozen within hours'),
    drawing: 'frozenFruits',
  },
  {
    id: 5,
    name: t('Cocktail Garnishes'),
    slug: 'cocktail-garnishes',
    description: t('The finishing touch for every glass'),
    drawing: 'garnishes',
  },
];

/** The six sample products. */
export const sampleProducts = (t: Translate): readonly SampleProduct[] => [
  { id: 1, name: t('Orange Juice'), price: 12.99, drawing: 'orangeJuice', rating: 4.8 },
  { id: 2, name: t('Mixed Berry Blend'), price: 15.99, drawing: 'berryBlend', rating: 4.9 },
  { id: 3, name: t('Tropical Mix'), price: 14.99, drawing: 'tropicalMix', rating: 4.7 },
  { id: 4, name: t('Green Smoothie'), price: 13.99, drawing: 'greenSmoothie', rating: 4.8 },
  { id: 5, name: t('Apple Cider'), price: 11.99, drawing: 'appleCider', rating: 4.6 },
  { id: 6, name: t('Mango Delight'), price: 16.99, drawing: 'mangoDelight', rating: 4.9 },
];
