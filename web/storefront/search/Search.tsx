import { useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';
import { fetchAhead } from '../../lib/queries/fetchAhead';
import { SearchIcon } from '../../ui/icons';
import { useToast } from '../../ui/toast/toast';
import { useLazyPart } from '../../ui/useLazyPart';
import styles from './Search.module.css';
import { SearchForm } from './SearchForm';
import { resultsPath } from './resultsPath';

const loadBox = async () => (await import('./SearchBox')).SearchBox;
const loadOverlay = async () => (await import('./SearchOverlay')).SearchOverlay;

/**
 * The search in the header: a field, or on a phone a button that opens the field over the page. Finding as one types is
 * fetched when the shopper turns to it; until then, and without it, Enter opens the results page.
 */
export function Search() {
  const { search } = useLocation();
  const searched = new URLSearchParams(search).get('search') ?? '';
  const [Box, fetchBox] = useLazyPart(loadBox);
  return (
    <>
      <div className={styles.wide}>
        <SearchField
          // Another search, or none, stands in the field from now on.
          key={searched}
          searched={searched}
          Box={Box}
          onNear={() => fetchAhead(fetchBox)}
          onUse={() => void fetchBox().catch(() => {})}
        />
      </div>
      <div className={styles.narrow}>
        <SearchButton searched={searched} />
      </div>
    </>
  );
}

interface SearchFieldProps {
  searched: string;
  /** The field with matches; null until it is loaded. */
  Box: ComponentType<{ initial: string; focused: boolean }> | null;
  /** The pointer comes near. */
  onNear: () => void;
  onUse: () => void;
}

function SearchField({ searched, Box, onNear, onUse }: SearchFieldProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(searched);
  const [focused, setFocused] = useState(false);
  const [composing, setComposing] = useState(false);
  // Typing continues in the loaded field, but it must not replace this one during an input method's composition.
  if (Box && !composing) return <Box initial={typed} focused={focused} />;
  return (
    <SearchForm
      onSearch={() => {
        const path = resultsPath(typed);
        if (path) void navigate(path);
      }}
      field={{
        value: typed,
        onChange: (event) => setTyped(event.target.value),
        onPointerEnter: onNear,
        onFocus: () => {
          setFocused(true);
          onUse();
        },
        onBlur: () => setFocused(false),
        onCompositionStart: () => setComposing(true),
        onCompositionEnd: () => setComposing(false),
      }}
    />
  );
}

function SearchButton({ searched }: { searched: string }) {
  const t = useTranslation();
  const toast = useToast();
  const [Overlay, fetchOverlay] = useLazyPart(loadOverlay);
  const [open, setOpen] = useState(false);

  async function show(): Promise<void> {
    setOpen(true);
    try {
      await fetchOverlay();
    } catch {
      setOpen(false);
      toast({
        title: t('The search could not be opened'),
        description: t('Please check your connection and try again.'),
        tone: 'error',
      });
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={open && !Overlay}
        onClick={() => void show()}
      >
        <SearchIcon />
        <span dir="auto">{searched || t('Search products')}</span>
      </button>
      {Overlay && <Overlay open={open} onOpenChange={setOpen} initial={searched} />}
    </>
  );
}
