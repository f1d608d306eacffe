import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { LIMITS } from '../../../common/constants';

const TYPING_PAUSE_MS = 300;

interface TypedSearchProps {
  /** The search in the address. */
  searched: string;
  label: string;
  className?: string;
  /** Called with the text to search for. */
  onSearch: (text: string) => void;
}

/** Searches by what is typed, once the typing pauses. */
export function TypedSearch({ searched, label, className, onSearch }: TypedSearchProps) {
  const [typed, setTyped] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  // The address was changed by other means: Back, or a cleared filter.
  if (searched !== lastSearched) {
    setLastSearched(searched);
    setTyped(searched);
  }
  const search = useEffectEvent((text: string) => {
    setLastSearched(text);
    onSearch(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === searched) return;
    const timer = setTimeout(() => search(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  return (
    <Input
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={LIMITS.search}
      allowClear
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
