import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/form/Button';
import { useProductsToSend, type Missing, type ProductChoice } from './productsToSend';
import styles from './ProductChooser.module.css';

interface ProductChooserProps {
  /** What it is sent for; null for nothing. */
  missing: Missing | null;
  /** Whether it says what each costs, as the viewer would order it; who packs sees no prices. */
  withPrices?: boolean;
  /** While a change is on its way nothing is chosen. */
  disabled?: boolean;
  onChoose: (choice: ProductChoice) => void;
}

/** A product in one of its sizes, which is searched for among what is in stock. */
export function ProductChooser({ missing, withPrices = false, disabled = false, onChoose }: ProductChooserProps) {
  const t = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { choices, isReading, error, retry } = useProductsToSend(typed, { missing, withPrices });
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  return (
    <div className={styles.chooser}>
      <label htmlFor={id} className={styles.label}>
        {t('Search products')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={100}
        className={styles.field}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // It may stand in a form that is not finished yet.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className={styles.state}>
        {error
          ? t('The products could not be loaded.')
          : isReading
            ? t('Searching…')
            : choices?.length === 0 && t('Nothing of this is in stock.')}
      </p>
      {error && (
        <Button look="quiet" onClick={retry}>
          {t('Retry')}
        </Button>
      )}
      {choices && choices.length > 0 && (
        <ul className={styles.choices} aria-label={t('Products in stock')}>
          {choices.map((choice) => (
            <li key={`${choice.productId} ${choice.selectedSize ?? ''}`}>
              <button type="button" className={styles.choice} disabled={disabled} onClick={() => onChoose(choice)}>
                {choice.pictureUrl !== null && (
                  <img
                    src={choice.pictureUrl}
                    alt=""
                    width={48}
                    height={48}
                    loading="lazy"
                    className={styles.picture}
                  />
                )}
                <span>
                  <bdi {...textLanguage(choice.untranslated, 'name')}>{choice.productName}</bdi>
                  {choice.sizeLabel !== null && (
                    <>
                      {t(', ')}
                      <bdi>{choice.sizeLabel}</bdi>
                    </>
                  )}
                  {choice.price !== null && (
                    <>
                      {' '}
                      <span className={styles.price}>
                        <bdi>{formatMoney(choice.price)}</bdi>
                      </span>
                    </>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
