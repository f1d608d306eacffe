import { useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a while, like what is typed into a search.
 * @param ms for how long it stays the same, in milliseconds
 * @param initial what there is before the first such pause
 */
export function useDebounced<Value>(value: Value, ms: number, initial = value): Value {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
