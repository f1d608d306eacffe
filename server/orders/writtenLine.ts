/** The columns of a line with all that is stored of it, but for its order and its position. */
export const LINE_COLUMNS = `product_id, product_name, variant, selected_size, selected_packaging,
      unit_price, price_rule, base_amount, discount_percent, rounding, list_amount, saved_amount, quantity, translations`;

/** What they are given from a record of lines in JSON, as SQL; its alias is `line`. */
export const LINE_VALUES = `line."productId", line."productName", line.variant, line."selectedSize",
      line."selectedPackaging", line."unitPrice", line."priceRule", line."baseAmount", line."discountPercent",
      line."unitPrice" - line."baseAmount" * (100 - coalesce(line."discountPercent", 0)) * 0.01, line."listAmount",
      line."savedAmount", line.quantity, line.translations`;

/** The names of that record, in the order of its types. */
export const LINE_NAMES = `"productId", "productName", variant, "selectedSize", "selectedPackaging", "unitPrice",
      "priceRule", "baseAmount", "discountPercent", "listAmount", "savedAmount", quantity, translations`;

/** The same with their types. */
export const LINE_RECORD = `"productId" integer, "productName" text, variant text,
      "selectedSize" text, "selectedPackaging" text, "unitPrice" numeric, "priceRule" text, "baseAmount" numeric,
      "discountPercent" numeric, "listAmount" numeric, "savedAmount" numeric, quantity integer, translations jsonb`;
