/**
 * What is set now of a thing that a plan changes, and whether it is there at all: joins and columns for rows `i` with
 * the columns of `price_plan_item`. A business whose owner has closed its account is not (specification 24.2).
 */
export const CURRENT_JOINS = `
  LEFT JOIN product p ON p.id = i.product_id AND p.deleted_at IS NULL
  LEFT JOIN product_variant v ON v.product_id = p.id AND v.name = i.variant AND i.variant <> ''
  LEFT JOIN users u ON u.id = i.user_id AND u.role = 'business'
    AND NOT EXISTS (SELECT 1 FROM closed_account closed WHERE closed.user_id = u.id)
  LEFT JOIN individual_price a
    ON a.user_id = i.user_id AND a.product_id = i.product_id AND a.variant = i.variant`;

/** As texts, like the values of a plan. */
export const CURRENT_VALUE = `CASE i.kind
  WHEN 'customer_price' THEN (CASE WHEN i.variant = '' THEN p.customer_price ELSE v.customer_price END)::text
  WHEN 'business_price' THEN (CASE WHEN i.variant = '' THEN p.business_price ELSE v.business_price END)::text
  WHEN 'legacy_price' THEN p.price::text
  WHEN 'agreed_price' THEN a.custom_price::text
  WHEN 'discount' THEN u.business_discount::text
  WHEN 'pricing_mode' THEN u.pricing_mode
  ELSE u.business_approved::text END`;

export const IS_THERE = `((i.product_id IS NULL OR p.id IS NOT NULL) AND (i.variant = '' OR v.name IS NOT NULL)
  AND (i.user_id IS NULL OR u.id IS NOT NULL))`;
