/** How far an order is on its day (specification 32.2); a cancelled one is on none of these. */
export enum PackingStage {
  TO_PACK = 'to_pack',
  PACKED = 'packed',
  OUT = 'out',
  DELIVERED = 'delivered',
}

/** Joins the tick of a line `l` that is packed as it is now, as SQL; its alias is `k`. */
export const JOIN_PACKED = `LEFT JOIN packed_line k ON k.order_line_id = l.id AND NOT k.is_outdated`;

const HAS_UNPACKED = `EXISTS (SELECT 1 FROM order_line l ${JOIN_PACKED}
  WHERE l.order_id = o.id AND k.order_line_id IS NULL)`;

/** Whether an order has not left yet, and was not cancelled, as SQL; its alias is `o`. */
export const IS_HERE = `o.status IN ('pending', 'confirmed')`;

/** Whether an order is at a stage, as SQL; its alias is `o`. */
export const AT_STAGE: Readonly<Record<PackingStage, string>> = {
  [PackingStage.TO_PACK]: `${IS_HERE} AND ${HAS_UNPACKED}`,
  [PackingStage.PACKED]: `${IS_HERE} AND NOT ${HAS_UNPACKED}`,
  [PackingStage.OUT]: `o.status = 'shipped'`,
  [PackingStage.DELIVERED]: `o.status = 'delivered'`,
};

/** @param lines how many it has @param packedLines how many of them are packed as they are now */
export function stageOf(status: string, lines: number, packedLines: number): PackingStage | null {
  switch (status) {
    case 'cancelled':
      return null;
    case 'shipped':
      return PackingStage.OUT;
    case 'delivered':
      return PackingStage.DELIVERED;
    default:
      return packedLines < lines ? PackingStage.TO_PACK : PackingStage.PACKED;
  }
}
