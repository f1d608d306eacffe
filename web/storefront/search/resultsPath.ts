import { LIMITS } from '../../../common/constants';

/** The address of the results page for what was typed; null when that is nothing. */
export function resultsPath(typed: string): string | null {
  const search = typed.trim().slice(0, LIMITS.search);
  return search ? `/store?${new URLSearchParams({ search })}` : null;
}
