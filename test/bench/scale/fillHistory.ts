/** How many sets of changes of prices there are for each product, over the last year. */
const SETS_PER_PRODUCT = 5;
/** Every tenth set is of this product. */
const OFTEN_CHANGED = 17;
/** Planned changes are few beside all else, but each may be of many prices. */
const PRICES_OF_A_PLAN = 100;

/**
 * The history of prices: how each product and business began, then changes of single prices, last what was agreed; and
 * planned prices, of which one in ten is to come.
 */
export function historyRows(products: number, plans: number): string[] {
  const sets = products * SETS_PER_PRODUCT;
  return [
    `INSERT INTO price_change_set (at, actor_username, via)
     SELECT now() - make_interval(secs => 364.0 * 86400 * (${sets} - n + 1) / ${sets}), 'admin', 'graphql' FROM generate_series(1, ${sets}) n`,
    `INSERT INTO price_change (set_id, at, kind, product_id, variant, new)
     SELECT s.id, s.at, 'product', p.id, '', jsonb_build_object('customerPrice', p.customer_price::text,
       'businessPrice', p.business_price::text, 'price', null, 'shown', true, 'name', p.name)
     FROM product p, (SELECT * FROM price_change_set ORDER BY id LIMIT 1) s ORDER BY p.id`,
    `INSERT INTO price_change (set_id, at, kind, user_id, variant, new)
     SELECT s.id, s.at, 'terms', b.id, '', jsonb_build_object('role', b.role, 'approved', b.business_approved,
       'mode', b.pricing_mode, 'discount', b.business_discount::text, 'name', b.business_name)
     FROM users b, (SELECT * FROM price_change_set ORDER BY id LIMIT 1) s WHERE b.role = 'business' ORDER BY b.id`,
    `INSERT INTO price_change (set_id, at, kind, product_id, variant, old, new)
     SELECT s.id, s.at, 'product', p.id, '', jsonb_build_object('customerPrice', (1000 + s.id % 50)::numeric(14,2)::text,
         'businessPrice', p.business_price::text, 'price', null, 'shown', true, 'name', p.name),
       jsonb_build_object('customerPrice', (1000 + (s.id + 1) % 50)::numeric(14,2)::text,
         'businessPrice', p.business_price::text, 'price', null, 'shown', true, 'name', p.name)
     FROM price_change_set s JOIN product p
       ON p.id = CASE WHEN s.id % 10 = 0 AND s.id <= 50000 THEN ${OFTEN_CHANGED} ELSE 1 + s.id % ${products} END
     WHERE s.id > (SELECT min(id) FROM price_change_set) ORDER BY s.id`,
    `INSERT INTO price_change (set_id, at, kind, user_id, product_id, variant, new)
     SELECT s.id, s.at, 'agreed', i.user_id, i.product_id, i.variant, jsonb_build_object('price', i.custom_price::text)
     FROM individual_price i, (SELECT * FROM price_change_set ORDER BY id DESC LIMIT 1) s ORDER BY i.user_id, i.product_id`,
    `INSERT INTO price_plan (at, state, change_count, made_by_username, made_at, settled_at)
     SELECT now() + make_interval(hours => n - ${plans} * 9 / 10), CASE WHEN n > ${plans} * 9 / 10 THEN 'planned' ELSE 'applied' END,
       ${PRICES_OF_A_PLAN}, 'admin', now() + make_interval(hours => n - ${plans}),
       CASE WHEN n <= ${plans} * 9 / 10 THEN now() + make_interval(hours => n - ${plans} * 9 / 10) END
     FROM generate_series(1, ${plans}) n ORDER BY n`,
    `INSERT INTO price_plan_item (plan_id, position, kind, product_id, value, at, open, outcome)
     SELECT p.id, position, 'customer_price', 1 + (p.id * 7 + position) % ${products}, (1000 + position)::numeric(14,2)::text, p.at,
       p.state = 'planned', CASE WHEN p.state = 'applied' THEN 'applied' END
     FROM price_plan p, generate_series(1, ${PRICES_OF_A_PLAN}) position`,
  ];
}
