import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/text';
import styles from './Tabs.module.css';

interface TabsProps<Name extends string> {
  /** Names the tabs for whoever does not see them. */
  label: string;
  tabs: readonly { name: Name; label: string }[];
  active: Name;
  onChange: (name: Name) => void;
  /** Stands beside the tabs. */
  beside?: ReactNode;
  /** What the active tab shows. */
  children: ReactNode;
}

/** Where an arrow leads in a page that is read from left to right. */
const STEPS: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs and the panel of the active one. Ant Design's own put buttons among the tabs, where no reader expects them. */
export function Tabs<Name extends string>({ label, tabs, active, onChange, beside, children }: TabsProps<Name>) {
  const t = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = list.current;
    const tab = place?.querySelector<HTMLElement>('[aria-selected="true"]');
    // By the row alone: the page is not to move for it.
    if (place && tab) place.scrollLeft = tab.offsetLeft - (place.clientWidth - tab.offsetWidth) / 2;
  }, [active, t]);

  function onKey(event: KeyboardEvent<HTMLButtonElement>): void {
    const forward = STEPS[event.key];
    if (forward === undefined) return;
    const step = document.documentElement.dir === 'rtl' ? -forward : forward;
    event.preventDefault();
    const place = tabs.findIndex(({ name }) => name === active);
    const next = tabs[(place + step + tabs.length) % tabs.length];
    if (!next) return;
    // A real click, so that the warning about unsaved changes sees it.
    const tab = document.getElementById(`${id}-${next.name}`);
    tab?.focus();
    tab?.click();
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.bar}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <button
              key={tab.name}
              id={`${id}-${tab.name}`}
              type="button"
              role="tab"
              aria-selected={tab.name === active}
              aria-controls={`${id}-panel`}
              tabIndex={tab.name === active ? 0 : -1}
              className={styles.tab}
              onClick={() => onChange(tab.name)}
              onKeyDown={onKey}
            >
              {t(tab.label)}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
