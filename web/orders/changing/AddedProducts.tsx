import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { useFocusBack } from '../../lib/focus/useFocusBack';
import { Button } from '../../ui/form/Button';
import { Stepper } from '../../ui/form/Stepper';
import styles from './ChangeForm.module.css';
import { ProductChooser } from './ProductChooser';
import { nameOf, type ProductChoice } from './productsToSend';
import type { AddedLine } from './useSendChange';

/** A product that is to be added, and how many. */
export interface Addition extends ProductChoice {
  readonly quantity: number;
}

/** As they are sent, with what they were seen to cost by who sees prices. */
export function addedLines(additions: readonly Addition[]): AddedLine[] {
  return additions.map(({ productId, selectedSize, quantity, price }) => {
    return { productId, selectedSize, quantity, ...(price !== null && { unitPrice: price }) };
  });
}

interface AddedProductsProps {
  additions: readonly Addition[];
  /** Whether it says what each costs, as the viewer would order it. */
  withPrices: boolean;
  /** Whether it begins with the search. */
  isOpen: boolean;
  disabled: boolean;
  onChange: (additions: readonly Addition[]) => void;
}

/** What is added to an order; down to none, it is not added. */
export function AddedProducts({ additions, withPrices, isOpen, disabled, onChange }: AddedProductsProps) {
  const t = useTranslation();
  const [isChoosing, setIsChoosing] = useState(isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(isChoosing, () => opener.current);

  const setQuantity = (chosen: ProductChoice, quantity: number) => {
    const others = additions.filter((each) => !isSame(each, chosen));
    if (quantity === 0) onChange(others);
    else if (others.length === additions.length) onChange([...additions, { ...chosen, quantity }]);
    else onChange(additions.map((each) => (isSame(each, chosen) ? { ...each, quantity } : each)));
  };

  return (
    <>
      {additions.length > 0 && (
        <ul className={styles.lines} aria-label={t('Added products')}>
          {additions.map((addition) => (
            <li key={`${addition.productId} ${addition.selectedSize ?? ''}`} className={styles.line}>
              <p>
                <bdi {...textLanguage(addition.untranslated, 'name')}>{addition.productName}</bdi>
                {addition.sizeLabel !== null && (
                  <>
                    {' · '}
                    <bdi>{addition.sizeLabel}</bdi>
                  </>
                )}
                <span className={styles.before}>{t('New')}</span>
              </p>
              <Stepper
                name={nameOf(addition)}
                quantity={addition.quantity}
                min={0}
                disabled={disabled}
                onChange={(quantity) => setQuantity(addition, quantity)}
              />
            </li>
          ))}
        </ul>
      )}
      {isChoosing ? (
        <div className={styles.adding}>
          <ProductChooser
            missing={null}
            withPrices={withPrices}
            disabled={disabled}
            onChoose={(choice) => {
              const before = additions.find((each) => isSame(each, choice));
              setQuantity(choice, (before?.quantity ?? 0) + 1);
              setIsChoosing(false);
            }}
          />
          <Button look="quiet" onClick={() => setIsChoosing(false)}>
            {t('Add nothing')}
          </Button>
        </div>
      ) : (
        <Button look="quiet" ref={opener} disabled={disabled} onClick={() => setIsChoosing(true)}>
          {t('Add a product')}
        </Button>
      )}
    </>
  );
}

function isSame(a: ProductChoice, b: ProductChoice): boolean {
  return a.productId === b.productId && a.selectedSize === b.selectedSize;
}
