/** So many changes of prices are counted exactly; `totalCount` says one more when there are more (specification 3.16). */
export const COUNTED_CHANGES = 10_000;
