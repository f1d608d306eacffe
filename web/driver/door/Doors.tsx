import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { DriverStop } from '../driverStop';
import type { AtDoor } from '../outbox/reports';
// With the page, not when they are opened: there may be no network by then.
import { DeliveredDialog } from './DeliveredDialog';
import { forgetDoors, saveDoor, saveNotDelivered, type Door } from './doorForm';
import { NotDeliveredDialog } from './NotDeliveredDialog';

/** A stop of which something is being reported. */
interface OpenDoor {
  kind: AtDoor['kind'];
  runId: number;
  /** As it was when it was opened. */
  stop: DriverStop;
}

const DoorContext = createContext<((door: OpenDoor) => void) | null>(null);

/** Opens the dialog in which the driver reports of a stop; only below `Doors`. */
export function useOpenDoor(): (door: OpenDoor) => void {
  const open = use(DoorContext);
  if (!open) throw new Error('a stop needs Doors above it');
  return open;
}

interface DoorsProps {
  userId: number;
  /** The driver's runs as the shop has them now; undefined before they were read. */
  runs: readonly { id: number; stops: readonly DriverStop[] }[] | undefined;
  onReport: (runId: number, orderId: number, atDoor: AtDoor) => void;
  children: ReactNode;
}

/**
 * Holds the dialog of the stop that is being reported. It stays with what was typed when the shop takes the order out of the
 * run meanwhile, or gives the run to somebody else: what happened at a door is told all the same (specification 33.3).
 */
export function Doors({ userId, runs, onReport, children }: DoorsProps) {
  const [open, setOpen] = useState<OpenDoor | null>(null);
  useEffect(() => {
    if (!runs) return;
    forgetDoors(userId, ({ runId, orderId }) => {
      const isOpen = open?.runId === runId && open.stop.orderId === orderId;
      return isOpen || toCome(runs, runId, orderId) !== undefined;
    });
  }, [userId, runs, open]);
  const close = () => setOpen(null);
  return (
    <DoorContext value={setOpen}>
      {children}
      {open && (
        <OpenDialog
          key={open.stop.orderId}
          userId={userId}
          open={open}
          runs={runs}
          onReport={onReport}
          onClose={close}
        />
      )}
    </DoorContext>
  );
}

type OpenDialogProps = Omit<DoorsProps, 'children'> & { open: OpenDoor; onClose: () => void };

function OpenDialog({ userId, open: { kind, runId, stop }, runs, onReport, onClose }: OpenDialogProps) {
  const door: Door = { userId, runId, orderId: stop.orderId };
  const Dialog = kind === 'delivered' ? DeliveredDialog : NotDeliveredDialog;
  const report = (atDoor: AtDoor) => {
    onClose();
    // First, so that there is room for the report on a phone that is nearly full; also of a delivery that did not come about.
    saveDoor(door, null);
    saveNotDelivered(door, null);
    onReport(runId, stop.orderId, atDoor);
  };
  // What is to be collected may have changed; of what is no stop any more it is as the driver has seen it.
  const now = toCome(runs ?? [], runId, stop.orderId) ?? stop;
  return <Dialog door={door} stop={now} onReport={report} onClose={onClose} />;
}

/** The stop, where the order is still to be brought in that run. */
function toCome(runs: NonNullable<DoorsProps['runs']>, runId: number, orderId: number): DriverStop | undefined {
  const stops = runs.find(({ id }) => id === runId)?.stops ?? [];
  return stops.find((stop) => stop.orderId === orderId && stop.outcome === null);
}
