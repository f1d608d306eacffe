import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ProductsToCountDocument } from './documents';
import type { CountedThing } from './StockForms';
import styles from './stock.module.css';

const WHOLE = '';

interface NewCountDialogProps {
  onChosen: (thing: CountedThing) => void;
  onClose: () => void;
}

/** Which product, and which of its sizes, is to be counted from now on. */
export function NewCountDialog({ onChosen, onClose }: NewCountDialogProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [productId, setProductId] = useState<number | null>(null);
  const [variant, setVariant] = useState<string | null>(null);
  const { data, loading } = useListQuery(ProductsToCountDocument, { search: search || null });
  const products = data?.products.nodes ?? [];
  const [chosen, setChosen] = useState<(typeof products)[number] | null>(null);
  const sizes = chosen?.variants.map(({ name }) => ({ value: name, label: name })) ?? [];
  const isComplete = chosen !== null && (sizes.length === 0 || variant !== null);
  return (
    <Modal
      open
      title="Count a Product"
      okText="Go On"
      okButtonProps={{ disabled: !isComplete }}
      onOk={() => {
        if (!chosen) return;
        const size = variant === WHOLE ? null : variant;
        onChosen({ productId: chosen.id, productName: chosen.name, variant: size, stock: null });
      }}
      onCancel={onClose}
    >
      <div className={styles.choice}>
        <label htmlFor={`${id}-product`}>Product</label>
        <Select<number>
          id={`${id}-product`}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          value={productId}
          loading={loading}
          options={products.map((product) => ({ value: product.id, label: product.name }))}
          notFoundContent={loading ? 'Searching…' : 'Nothing found'}
          onChange={(value) => {
            setProductId(value);
            setChosen(products.find((product) => product.id === value) ?? null);
            setVariant(null);
          }}
        />
        {sizes.length > 0 && (
          <>
            <label htmlFor={`${id}-size`}>Size</label>
            <Select<string>
              id={`${id}-size`}
              value={variant}
              options={[...sizes, { value: WHOLE, label: 'All sizes without a count of their own, together' }]}
              onChange={setVariant}
            />
          </>
        )}
      </div>
    </Modal>
  );
}
