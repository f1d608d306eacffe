import { isLanguage, type Language } from '../../../common/languages';
import { times } from '../../../common/money';
import type { Translations } from '../../catalog/translations/translations';
import type { Queryable } from '../../db/queryable';
import { inLanguage } from '../../delivery/names';
import type { Viewer } from '../../identity/viewer';
import { lineIn, type LineTranslation } from '../lineTexts';
import type { OrderType } from '../reading/orders.types';
import { hidesAmounts } from '../reading/readOrders';
import type { PackingSlipLineType, PackingSlipType } from './slip.types';

/** A slip with what the order itself does not have. */
type ReadSlip = Omit<PackingSlipType, 'deliveryZone'>;

interface SlipLineRow {
  productName: string;
  variant: string | null;
  selectedSize: string | null;
  selectedPackaging: string | null;
  translations: Translations<LineTranslation>;
  quantity: number;
  unitPrice: string;
}

/**
 * The slip that lies in the box of each order, in the language that it was ordered in, with its prices where who gets it is
 * told them (specification 32.4); one statement.
 */
export async function readSlips(db: Queryable, orderIds: readonly number[]): Promise<ReadSlip[]> {
  const rows = await db.query<{ id: number; language: string | null; showsPrices: boolean; lines: SlipLineRow[] }[]>(
    `SELECT o.id, o.language, o.kind <> 'employee' AND (b.id IS NULL OR b.prices_on_slips) AS "showsPrices",
       (SELECT coalesce(json_agg(json_build_object('productName', l.product_name, 'variant', l.variant,
          'selectedSize', l.selected_size, 'selectedPackaging', l.selected_packaging, 'translations', l.translations,
          'quantity', l.quantity, 'unitPrice', l.unit_price::text) ORDER BY l.position), '[]')
        FROM order_line l WHERE l.order_id = o.id) AS lines
     FROM orders o LEFT JOIN users b ON b.id = coalesce(o.account_id, o.user_id) AND b.role = 'business'
     WHERE o.id = ANY($1::integer[])`,
    [orderIds],
  );
  const byId = new Map(
    rows.map(({ id, language, lines, showsPrices }) => {
      const told = isLanguage(language) ? language : 'en';
      return [id, { language: told, showsPrices, lines: lines.map((line) => lineOf(line, told)) }];
    }),
  );
  return orderIds.map((id) => byId.get(id) ?? { language: 'en', showsPrices: false, lines: [] });
}

function lineOf(line: SlipLineRow, language: Language): PackingSlipLineType {
  const { productName, sizeLabel } = lineIn(line, language);
  const { selectedPackaging, quantity, unitPrice } = line;
  return { productName, sizeLabel, selectedPackaging, quantity, unitPrice, lineTotal: times(unitPrice, quantity) };
}

/** The slip of the order as the viewer may see it. */
export function showSlip(viewer: Viewer, { zone }: Pick<OrderType, 'zone'>, slip: ReadSlip): PackingSlipType {
  const { language } = slip;
  const deliveryZone = zone && inLanguage(zone.name, zone.translations, language);
  if (slip.showsPrices && !hidesAmounts(viewer)) return { deliveryZone, ...slip };
  return {
    language,
    deliveryZone,
    showsPrices: false,
    lines: slip.lines.map((line) => ({ ...line, unitPrice: null, lineTotal: null })),
  };
}
