import { formatLbp, grouped } from '../../../common/amountText';
import type { AdminDayQuery } from '../../gql/graphql';
import { classes } from '../../ui/classes';
import styles from './day.module.css';

type Day = AdminDayQuery['day'];
type Counted = 'toPack' | 'packed' | 'out' | 'delivered';

const FIGURES: readonly (readonly [label: string, of: readonly Counted[]])[] = [
  ['Orders', ['toPack', 'packed', 'out', 'delivered']],
  ['To pack', ['toPack']],
  ['Packed', ['packed']],
  ['Out', ['out']],
  ['Delivered', ['delivered']],
];

/** How many orders the day has and how far they are, and what is to be collected, for who sees amounts. */
export function DayFigures({ day }: { day: Day | undefined }) {
  const count = (names: readonly Counted[]) =>
    day?.parts.reduce((sum, part) => sum + names.reduce((all, name) => all + part[name], 0), 0);
  return (
    <dl className={styles.figures} aria-busy={!day}>
      {FIGURES.map(([label, names]) => (
        <Figure key={label} label={label} value={grouped(count(names) ?? 0)} known={day !== undefined} />
      ))}
      {day?.toCollect != null && <Figure label="To collect" value={formatLbp(day.toCollect)} known isWide />}
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  known: boolean;
  isWide?: boolean;
}

function Figure({ label, value, known, isWide = false }: FigureProps) {
  return (
    <div className={classes(styles.figure, isWide && styles.wide)}>
      <dt>{label}</dt>
      <dd>{known ? value : '…'}</dd>
    </div>
  );
}
