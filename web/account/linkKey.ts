import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The secret of the link of a mail that was opened last; null for none. It stands behind the "#" and is taken out of the
 * address and of the browser's history at once.
 */
export function useLinkKey(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState(() => keyIn(hash));
  const opened = keyIn(hash);
  if (opened !== null && opened !== key) setKey(opened);
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, navigate, pathname, search]);
  return key;
}

function keyIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('key');
}
