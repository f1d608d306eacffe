import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '../../../common/constants';
import { useTranslation } from '../../i18n/text';
import { CloseIcon } from '../../ui/icons';
import styles from './TypedSearch.module.css';

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
  const t = useTranslation();
  const { search: address } = useLocation();
  const [typed, setTyped] = useState({ text: searched, at: address });
  const [lastSearched, setLastSearched] = useState(searched);
  // The address was changed by other means: Back, or a cleared filter. What was typed since stays: the router draws its
  // changes a moment after they are made.
  if (searched !== lastSearched) {
    setLastSearched(searched);
    if (typed.at !== address) setTyped({ text: searched, at: address });
  }
  const search = useEffectEvent((text: string) => {
    setLastSearched(text);
    onSearch(text);
  });
  useEffect(() => {
    const text = typed.text.trim();
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
      allowClear={{
        clearIcon: (
          <span role="img" aria-label={t('Clear the search')}>
            <CloseIcon />
          </span>
        ),
      }}
      classNames={{ clear: styles.clear! }}
      value={typed.text}
      onChange={({ target }) => setTyped({ text: target.value, at: window.location.search })}
    />
  );
}
