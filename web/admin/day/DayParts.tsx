import { Button, Progress } from 'antd';
import { windowText } from '../../delivery/deliveryDates';
import type { AdminDayQuery } from '../../gql/graphql';
import type { ListAddress } from '../../ui-antd/filters/useListAddress';
import styles from './day.module.css';

export type DayPart = AdminDayQuery['day']['parts'][number];

interface DayPartsProps {
  parts: readonly DayPart[];
  address: ListAddress;
}

/** Each window and zone of the day with what is left to do there; choosing one narrows the lists below. */
export function DayParts({ parts, address }: DayPartsProps) {
  return (
    <ul className={styles.parts} aria-label="Windows and zones">
      {parts.map((part) => {
        const chosen = address.get('window') === part.window && address.get('zone') === String(part.zoneId);
        const choice = { window: part.window ?? '', zone: part.zoneId === null ? '' : String(part.zoneId) };
        return (
          <li key={`${part.window} ${part.zoneId}`}>
            <Button
              className={styles.part ?? ''}
              aria-pressed={chosen}
              type={chosen ? 'primary' : 'default'}
              ghost={chosen}
              disabled={part.window === null}
              onClick={() => address.set(chosen ? { window: '', zone: '' } : choice)}
            >
              <span className={styles.partName}>
                <bdi dir="ltr">{part.window === null ? 'Without a day' : windowText(part.window)}</bdi>
                {part.zone !== null && <bdi>{part.zone}</bdi>}
              </span>
              <span>{partText(part)}</span>
              <Progress
                aria-label="Lines that are packed"
                percent={part.lines === 0 ? 100 : Math.floor((100 * part.packedLines) / part.lines)}
                size="small"
                showInfo={false}
              />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function partText({ toPack, packed, out, delivered, cancelled }: DayPart): string {
  const said: [count: number, text: string][] = [
    [toPack, 'to pack'],
    [packed, 'packed'],
    [out, 'out'],
    [delivered, 'delivered'],
    [cancelled, 'cancelled'],
  ];
  return said.flatMap(([count, text]) => (count > 0 ? [`${count} ${text}`] : [])).join(', ');
}
