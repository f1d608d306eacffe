/** A request to a documented path, as one of the demo accounts or a guest. */
export interface OpenapiRequest {
  /** An account of the demo, `guest`, or `newcomer`: a new customer each time. */
  by: string;
  /** Names in braces are those of `ids`, or of what `createRow` makes. */
  path?: string;
  body?: () => unknown;
}
