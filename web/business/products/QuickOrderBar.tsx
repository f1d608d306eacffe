import { useQuery } from '@apollo/client/react';
import { Button, InputNumber, Select, type GetRef, type RefSelectProps } from 'antd';
import { useId, useRef, useState } from 'react';
import { formatMoney } from '../../lib/money';
import { LIMITS } from '../../../common/constants';
import { westernNumber } from '../../../common/texts/westernNumber';
import type { QuickProductsQuery } from '../../gql/graphql';
import { usePortalCartActions } from '../../portal/cart/PortalCartProvider';
import { portalKeyOf, portalLineName, sizeLabel, type PortalLine } from '../../portal/cart/portalLines';
import { unbroken } from '../../prices/unbroken';
import { useToast } from '../../ui/toast/toast';
import { useDebounced } from '../../ui/useDebounced';
import { QuickProductsDocument } from './documents';
import styles from './QuickOrderBar.module.css';
import { translate, useTranslation } from '../../i18n/text';

const TYPING_PAUSE_MS = 250;

type Choice = Omit<PortalLine, 'quantity'>;

interface Option {
  value: string;
  label: string;
  line: Choice;
  disabled?: boolean;
}

/** Ordering by keyboard: a few letters of a product, the quantity, Enter; then the next one. */
export function QuickOrderBar() {
  const t = useTranslation();
  const cart = usePortalCartActions();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data, loading } = useQuery(QuickProductsDocument, { variables: { search }, skip: search === '' });
  const [choice, setChoice] = useState<Choice | null>(null);
  const [quantity, setQuantity] = useState<number | null>(1);
  const find = useRef<RefSelectProps>(null);
  const count = useRef<GetRef<typeof InputNumber>>(null);
  const id = useId();
  const found = search === '' ? [] : (data?.products.nodes ?? []).flatMap(optionsOf);
  const options: Option[] = choice
    ? [{ value: portalKeyOf(choice), label: portalLineName(choice), line: choice }]
    : found;

  function add(): void {
    if (!choice || !quantity) return;
    cart.add({ ...choice, quantity });
    toast({ title: t('Added to Cart'), description: `${quantity} × ${portalLineName(choice)}` });
    setChoice(null);
    setQuantity(1);
    setTyped('');
    find.current?.focus();
  }

  return (
    <form
      aria-label={t('Quick order')}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className={styles.product}>
        <label htmlFor={`${id}-product`}>{t('Quick order')}</label>
        <Select
          ref={find}
          id={`${id}-product`}
          className={styles.wide}
          showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
          value={choice ? portalKeyOf(choice) : null}
          placeholder={t('Type a product, e.g. dates')}
          loading={loading && search !== ''}
          suffixIcon={null}
          classNames={{ popup: { listItem: styles.option ?? '' } }}
          notFoundContent={search === '' ? t('Type a few letters') : loading ? t('Searching…') : t('Nothing found')}
          options={options}
          optionRender={({ data }) => unbroken(data.label)}
          onSelect={(_value, { line }) => {
            setChoice(line);
            setTyped('');
            // Only after the list has closed, and not when the user has moved the focus since.
            setTimeout(() => {
              if (document.activeElement?.id === `${id}-product`) count.current?.focus({ cursor: 'all' });
            });
          }}
          onFocus={() => setChoice(null)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-quantity`}>{t('Quantity')}</label>
        <InputNumber<string | number>
          ref={count}
          id={`${id}-quantity`}
          min={1}
          max={LIMITS.quantity}
          precision={0}
          parser={(text = '') => westernNumber(text)}
          value={quantity}
          onChange={(value) => setQuantity(value === null ? null : Number(value))}
        />
      </div>
      <Button htmlType="submit" disabled={!choice}>
        {t('Add')}
      </Button>
    </form>
  );
}

/** One choice for each size of a product. */
function optionsOf({ id, name, ...product }: QuickProductsQuery['products']['nodes'][number]): Option[] {
  const sizes = product.variants.length > 0 ? product.variants : [{ ...product, name: null, label: null }];
  return sizes.map(({ name: size, label, inStock, price }) => {
    const line = { productId: id, size, name, ...sizeLabel(size, label) };
    const end = inStock ? (price ? formatMoney(price.amount) : translate('Price TBD')) : translate('Out of Stock');
    return {
      value: portalKeyOf(line),
      label: `${portalLineName(line)} · ${end}`,
      disabled: !inStock || !price,
      line,
    };
  });
}
