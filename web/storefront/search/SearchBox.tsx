import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useId, useState, type KeyboardEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../../../common/productPath';
import { useTranslation, type Translate } from '../../i18n/text';
import { classes } from '../../ui/classes';
import { MatchOption } from './MatchOption';
import styles from './SearchBox.module.css';
import { SearchForm } from './SearchForm';
import { resultsPath } from './resultsPath';
import { useMatches, type Match, type Matches } from './useMatches';

interface SearchBoxProps {
  /** What stands in the field at first. */
  initial: string;
  /** Whether the field takes the focus when it appears. */
  focused: boolean;
  /** Whether the matches stand below the field in the page, instead of over it. */
  inPlace?: boolean;
  /** Called when a way was chosen. */
  onLeave?: () => void;
}

/** The last of the options: the results page. */
const ALL = 'all';
type Option = Match | typeof ALL;

/**
 * The field that searches the shop, with the best matches as one types. The arrows go through them, Enter opens the one
 * that is chosen, else the results page; Escape closes them.
 */
export function SearchBox({ initial, focused, inPlace = false, onLeave }: SearchBoxProps) {
  const t = useTranslation();
  const navigate = useNavigate();
  const inputId = useId();
  const [typed, setTyped] = useState(initial);
  // The search of the address is only looked up once the field has the focus.
  const [active, setActive] = useState(focused);
  const matches = useMatches(active ? typed : '');
  const options: Option[] = matches.total ? [...matches.items, ALL] : [...matches.items];

  function goTo(path: string | null): void {
    if (!path) return;
    document.getElementById(inputId)?.blur();
    onLeave?.();
    void navigate(path);
  }

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } = useCombobox<Option>({
    items: options,
    inputId,
    inputValue: typed,
    initialIsOpen: focused,
    // An option is a link, not a value of the field.
    selectedItem: null,
    stateReducer: keepTypedText,
    onSelectedItemChange: ({ selectedItem }) =>
      goTo(selectedItem === ALL ? resultsPath(typed) : selectedItem && productPath(selectedItem)),
  });

  const listShown = isOpen && matches.of !== '';

  useLayoutEffect(() => {
    if (focused) document.getElementById(inputId)?.focus();
  }, [focused, inputId]);

  return (
    <SearchForm
      className={inPlace ? styles.inPlace : undefined}
      onSearch={() => {
        closeMenu();
        goTo(resultsPath(typed));
      }}
      field={getInputProps({
        onFocus: () => setActive(true),
        onChange: ({ currentTarget }) => setTyped(currentTarget.value),
        onKeyDown(event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) {
          // With no match chosen, Enter is the form's.
          if (event.key === 'Enter' && highlightedIndex < 0) event.nativeEvent.preventDownshiftDefault = true;
          // The browser would empty the field, too.
          if (event.key === 'Escape' && listShown) event.preventDefault();
        },
      })}
    >
      <p role="status" className={styles.spoken}>
        {listShown ? statusOf(matches, t) : ''}
      </p>
      <div className={classes(styles.sheet, listShown && styles.shown)}>
        <ul {...getMenuProps({ 'aria-label': t('Search results') })}>
          {listShown &&
            options.map((option, index) => (
              <li
                key={option === ALL ? ALL : option.id}
                {...getItemProps({ item: option, index })}
                className={classes(styles.option, index === highlightedIndex && styles.chosen)}
              >
                {option === ALL ? (
                  <span className={styles.all}>
                    {t('{count, plural, one {See the result} other {See all # results}}', {
                      count: matches.total ?? 0,
                    })}
                  </span>
                ) : (
                  <MatchOption match={option} />
                )}
              </li>
            ))}
        </ul>
        {listShown && options.length === 0 && <p className={styles.nothing}>{statusOf(matches, t)}</p>}
      </div>
    </SearchForm>
  );
}

/** A state reducer: blur chooses no option, and choosing an option does not change the typed text. */
function keepTypedText(
  { inputValue }: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const { InputBlur, InputChange } = useCombobox.stateChangeTypes;
  if (type === InputChange) return changes;
  return { ...changes, inputValue, ...(type === InputBlur && { selectedItem: null }) };
}

function statusOf({ of, total, failed }: Matches, t: Translate): string {
  if (failed) return t('The search could not be reached. Press Enter to try again.');
  if (total === null) return t('Searching…');
  if (total === 0) return t('Nothing found for “{search}”.', { search: of });
  return t('{count, plural, one {# product found} other {# products found}}', { count: total });
}
