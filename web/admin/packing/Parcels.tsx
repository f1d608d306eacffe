import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
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
  const [setParcels] = useMutation(SetParcelsDocument);
  const act = useAction();
  // What was counted and is not saved yet.
  const [counted, setCounted] = useState<number | null>(null);
  const newest = useRef(0);
  const isSaving = useRef(false);
  const shown = counted ?? parcels;

  /** Saves the newest number once the answer to the one before is there: whoever taps quickly need not wait. */
  async function save(count: number): Promise<void> {
    newest.current = count;
    setCounted(count);
    if (isSaving.current) return;
    isSaving.current = true;
    await act(saveNewest, { fallback: 'The parcels were not saved. Please try again.' }, onChanged);
    isSaving.current = false;
    setCounted(null);
  }

  async function saveNewest(): Promise<void> {
    let sent: number;
    do {
      sent = newest.current;
      await setParcels({ variables: { orderId, parcels: sent } });
    } while (sent !== newest.current);
  }

  return (
    <div className={styles.parcels}>
      <span>{shown === null ? 'Parcels (not counted yet)' : 'Parcels'}</span>
      <Stepper name="parcels" quantity={shown ?? 0} min={1} onChange={(count) => void save(count)} />
    </div>
  );
}
