import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../common/constants';

const LABEL = 'Search by name or description';
const TYPING_PAUSE_MS = 300;

interface CatalogueSearchProps {
  /** What the address says is searched for. */
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches by what is typed, once the typing pauses. */
export function CatalogueSearch({ searched, onSearch }: CatalogueSearchProps) {
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  // The address was changed by other means: Back, or another category.
  if (searched !== known) {
    setKnown(searched);
    setTyped(searched);
  }
  useEffect(() => {
    if (typed.trim() === searched) return;
    const timer = setTimeout(() => {
      setKnown(typed.trim());
      onSearch(typed.trim());
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched, onSearch]);
  return (
    <Input
      type="search"
      aria-label={LABEL}
      placeholder={LABEL}
      maxLength={LIMITS.search}
      allowClear
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
