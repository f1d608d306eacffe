/** The goods of the demo shop: what a small Lebanese juice, nut and garnish house sells, at LBP prices of late 2026. */
import { dryFruits } from './catalogue/dryFruits';
import { freshJuices } from './catalogue/freshJuices';
import { frozenGarnish } from './catalogue/frozenGarnish';
import { garnishes } from './catalogue/garnishes';
import { rawNuts } from './catalogue/rawNuts';
import type { SeedCategory, SeedProduct } from './catalogue/types';

export type { SeedCategory, SeedProduct } from './catalogue/types';

export const categories: SeedCategory[] = [
  {
    slug: 'fresh-juices-daily',
    name: 'Fresh Juices Daily',
    description: 'Pressed every morning from fruit of the coast and the Bekaa, and at your door the same day.',
    picture: 'category-fresh-juices',
  },
  {
    slug: 'fruits-veg-garnish',
    name: 'Fruits & Veg Garnish',
    description: 'Dried wheels, fresh herbs, edible flowers and cut vegetables that finish a glass or a plate.',
    picture: 'category-garnish',
  },
  {
    slug: 'dry-fruits',
    name: 'Dry Fruits',
    description: 'Dates, apricots, figs and more, dried slowly and packed without needless sugar.',
    picture: 'category-dry-fruits',
  },
  {
    slug: 'raw-nuts',
    name: 'Raw Nuts',
    description: 'Pistachios, almonds, walnuts and pine nuts of the new harvest, neither roasted nor salted.',
    picture: 'category-raw-nuts',
  },
  {
    slug: 'frozen-garnish',
    name: 'Frozen Garnish',
    description:
      'Ice cubes with mint and flowers, and fruit frozen at its ripest, for drinks that stay cold and pretty.',
    picture: 'category-frozen',
  },
];

export const products: SeedProduct[] = [...freshJuices, ...garnishes, ...dryFruits, ...rawNuts, ...frozenGarnish];
