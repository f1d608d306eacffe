/** The title of a page, with the shop's name behind it. */
export const PAGE_TITLE = '{title} | Bustan';

/** The heading of what a search finds. */
export const SEARCH_HEADING = 'Results for “{search}”';

/**
 * The texts of a page before its screen is drawn: for search engines, for those who share its address, and until the
 * scripts run. `{…}` is a value. Translated like the screens' texts.
 */
export const PAGE_TEXTS = {
  homeTitle: 'Bustan: fresh juices, fruits and nuts in Lebanon',
  homeDescription:
    'Fresh juices, dried fruits, raw nuts, frozen fruits and cocktail garnishes, delivered in Lebanon within 24 hours.',
  homeHeading: 'Fresh Products',
  homeLead: 'Browse Our Fresh Categories',
  checkoutHeading: 'Checkout',
  checkoutDescription:
    'Order fresh juices, fruits and nuts in a minute: by card, WishMoney or cash on delivery, without an account.',
  landingHeading: 'The morning market, at your door',
  landingLead:
    'Fresh juices, dried fruits, raw nuts, frozen fruits and cocktail garnishes, picked with care and brought to your door.',
  landingDescription:
    'Fresh from the orchard to your door within 24 hours, with a money-back quality guarantee. For homes, and for businesses on credit terms.',
  /** Of a category or a product without a description of its own. */
  defaultDescription: '{name} from Bustan, delivered in Lebanon within 24 hours.',
  notFoundTitle: '404 Page Not Found',
  home: 'Home',
} as const;
