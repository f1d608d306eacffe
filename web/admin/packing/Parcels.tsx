import { useMutation } from '@apollo/client/react';
import { useAction } from '../../ui-antd/actions/useAction';
import { Stepper } from '../../ui/form/Stepper';
import { SetParcelsDocument } from './documents';
import styles from './packing.module.css';

interface ParcelsProps {
  orderId: number;
  /** Null: nobody has counted them. */
  parcels: number | null;
  /** Reads the order anew. */
  onChanged: () => void;
}

/** How many parcels the order is packed into: as many the driver looks for (specification 32.1). */
export function Parcels({ orderId, parcels, onChanged }: ParcelsProps) {
  const [setParcels, { loading }] = useMutation(SetParcelsDocument);
  const act = useAction();
  return (
    <div className={styles.parcels}>
      <span>{parcels === null ? 'Parcels (not counted yet)' : 'Parcels'}</span>
      <Stepper
        name="parcels"
        quantity={parcels ?? 1}
        min={1}
        onChange={(count) => {
          if (loading) return;
          void act(
            () => setParcels({ variables: { orderId, parcels: count } }),
            { fallback: 'The parcels were not saved. Please try again.' },
            onChanged,
          );
        }}
      />
    </div>
  );
}
