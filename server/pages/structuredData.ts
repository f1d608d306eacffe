import { pictureAt } from '../../common/pictures';
import type { ListedCategory } from '../catalog/categories/category.entity';
import type { ProductType } from '../catalog/products/product.types';
import type { Config } from '../core/config';
import { categoryPath, HOME } from './publicOrigin';

const CONTEXT = 'https://schema.org';

/** The shop as an organisation, and the search of its website. */
export function shopData(origin: string, { shop }: Config): object[] {
  const id = `${origin}/#shop`;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': id,
      name: shop.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      email: shop.email,
      telephone: shop.phone,
      address: { '@type': 'PostalAddress', addressCountry: 'LB' },
      sameAs: [shop.instagramUrl, shop.tiktokUrl],
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: shop.name,
      url: `${origin}/`,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/store?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The breadcrumbs from the store's home to a page. */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/**
 * A product as a guest sees it, with an offer for each price: a size that has none yet is not offered. Null for a product
 * without any price, which search engines would call faulty.
 */
export function productData(
  origin: string,
  path: string,
  product: ProductType,
  category: ListedCategory | null,
): object | null {
  const url = `${origin}${path}`;
  const sizes = product.variants.length > 0 ? product.variants : [{ label: null, price: product.price }];
  const offers = sizes.flatMap(({ label, price }) =>
    price === null
      ? []
      : [
          {
            '@type': 'Offer',
            ...(label !== null && { name: label }),
            url,
            price: price.amount,
            priceCurrency: 'LBP',
            availability: `${CONTEXT}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
            itemCondition: `${CONTEXT}/NewCondition`,
            seller: { '@type': 'Organization', '@id': `${origin}/#shop`, name: 'Bustan' },
          },
        ],
  );
  if (offers.length === 0) return null;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    productID: String(product.id),
    sku: String(product.id),
    name: product.name,
    url,
    ...(product.description && { description: product.description }),
    ...(product.picture && { image: `${origin}${pictureAt(product.picture.url, 1200)}` }),
    ...(category && { category: category.name }),
    brand: { '@type': 'Brand', name: 'Bustan' },
    offers,
  };
}

/** The steps of the breadcrumbs from the store's home to a category. */
export function categoryTrail(home: string, category: ListedCategory | null): { name: string; path: string }[] {
  return [
    { name: home, path: HOME },
    ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
  ];
}
