import type { ShopQuery } from '../gql/graphql';

/** What the shop says of itself. */
export const SHOP: ShopQuery['shop'] = {
  __typename: 'Shop',
  name: 'Bustan',
  phone: '+961 1 234 567',
  email: 'hello@bustan.example',
  instagramUrl: 'https://instagram.example',
  tiktokUrl: 'https://tiktok.example',
  whatsappUrl: 'https://wa.me/9611234567',
  whatsappGreeting: null,
  timeZone: 'Asia/Beirut',
};
