import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLbp, isUnset } from '../../../common/amountText';
import type { AdminRunFragment } from '../../gql/graphql';
import { MenuButton } from '../../ui-antd/actions/MenuButton';
import { Label } from '../../ui-antd/list/Label';
import { buyerText, placeText } from '../day/orderTexts';
import { EnterReport, type Happening } from './EnterReport';
import styles from './runs.module.css';

type Stop = AdminRunFragment['stops'][number];

interface OpenStopsProps {
  runId: number;
  /** Those that are still to come, in their sequence. */
  stops: readonly Stop[];
  isOut: boolean;
  isBusy: boolean;
  onChange: (orderIds: readonly number[]) => void;
  /** Called once what happened at a door was entered. */
  onEntered: () => void;
}

/** The stops that are still to come: dragged as wished, or moved by their buttons, and taken out. */
export function OpenStops({ runId, stops, isOut, isBusy, onChange, onEntered }: OpenStopsProps) {
  // Where a stop was dropped it stays until the shop has answered.
  const [dropped, setDropped] = useState<readonly number[] | null>(null);
  const [seen, setSeen] = useState(stops);
  if (seen !== stops) {
    setSeen(stops);
    setDropped(null);
  }
  const byId = new Map(stops.map((stop) => [stop.orderId, stop]));
  const ids = dropped ?? stops.map(({ orderId }) => orderId);
  // A press is no drag yet, so that the links and buttons of a stop can be pressed.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const move = (from: number, to: number) => {
    const next = arrayMove([...ids], from, to);
    setDropped(next);
    onChange(next);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext id={`run-${runId}`} sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={styles.stops} aria-label={`Stops of run ${runId}`}>
          {ids.map((id, index) => {
            const stop = byId.get(id);
            return (
              stop && (
                <OneStop
                  key={id}
                  runId={runId}
                  stop={stop}
                  number={index + 1}
                  isLast={index === ids.length - 1}
                  isOut={isOut}
                  isBusy={isBusy}
                  onMove={(by) => move(index, index + by)}
                  onTakeOut={() => onChange(ids.filter((each) => each !== id))}
                  onEntered={onEntered}
                />
              )
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const HAPPENINGS = [
  { key: 'delivered', label: 'It was delivered…' },
  { key: 'not-delivered', label: 'It was not delivered…' },
];

interface OneStopProps {
  runId: number;
  stop: Stop;
  number: number;
  isLast: boolean;
  isOut: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onTakeOut: () => void;
  onEntered: () => void;
}

function OneStop({ runId, stop, number, isLast, isOut, isBusy, onMove, onTakeOut, onEntered }: OneStopProps) {
  const [entering, setEntering] = useState<Happening | null>(null);
  const { orderId, status, stage, toCollect, parcels } = stop;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: orderId,
  });
  const moved = { transform: transform ? `translate(0, ${transform.y}px)` : undefined, transition };
  const tried = stop.attempts.at(-1);
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const movedBy = useRef<-1 | 1 | null>(null);
  // Who moved it by the keyboard to an end, where its button can not be pressed any more, goes on at the other one.
  useEffect(() => {
    if (movedBy.current === 1 && isLast) earlier.current?.focus();
    if (movedBy.current === -1 && number === 1) later.current?.focus();
    movedBy.current = null;
  }, [number, isLast]);
  // Its buttons are not disabled while it is saved: one that is loses the focus.
  function moveBy(by: -1 | 1): void {
    if (isBusy) return;
    movedBy.current = by;
    onMove(by);
  }
  return (
    <li ref={setNodeRef} style={moved} className={isDragging ? styles.dragged : styles.stop}>
      {/* By keyboard the buttons move it. */}
      <span ref={setActivatorNodeRef} {...listeners} className={styles.handle} aria-hidden>
        <HolderOutlined />
      </span>
      <span className={styles.number}>{number}</span>
      <span className={styles.who}>
        <Link to={`/orders/${orderId}`}>{`#${orderId}`}</Link> <bdi>{buyerText(stop)}</bdi>
        <span className={styles.place}>
          <bdi>{placeText(stop)}</bdi>
          {parcels !== null && ` · ${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}`}
          {!isUnset(toCollect) && ` · collect ${formatLbp(toCollect)}`}
        </span>
        {tried && !tried.isDelivered && (
          <span className={styles.place}>
            Tried: <bdi>{tried.reason ?? ''}</bdi>
          </span>
        )}
      </span>
      {status === 'CANCELLED' && <Label tone="bad">Cancelled</Label>}
      {!isOut && stage === 'TO_PACK' && <Label tone="warning">To pack</Label>}
      <span className={styles.moves}>
        {isOut && status !== 'CANCELLED' && (
          <MenuButton
            label={`What happened to order ${orderId}`}
            icon={<MoreOutlined />}
            items={HAPPENINGS}
            onChoose={(what) => setEntering(what as Happening)}
          />
        )}
        <Button
          ref={earlier}
          icon={<ArrowUpOutlined />}
          aria-label={`Order ${orderId} one stop earlier`}
          disabled={number === 1}
          onClick={() => moveBy(-1)}
        />
        <Button
          ref={later}
          icon={<ArrowDownOutlined />}
          aria-label={`Order ${orderId} one stop later`}
          disabled={isLast}
          onClick={() => moveBy(1)}
        />
        <Button
          icon={<CloseOutlined />}
          aria-label={isOut ? `Take order ${orderId} back` : `Take order ${orderId} out of the run`}
          onClick={() => {
            if (!isBusy) onTakeOut();
          }}
        />
      </span>
      {entering && (
        <EnterReport
          runId={runId}
          stop={stop}
          what={entering}
          onChanged={onEntered}
          onClose={() => setEntering(null)}
        />
      )}
    </li>
  );
}
