import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatLbp } from '../../../common/amountText';
import type { Language } from '../../../common/languages';
import { useShopTimeZone } from '../../shop/useShop';
import type { PriceRow } from './priceRows';
import { priceMarks } from './priceScale';
import { shopDay, shopMoment } from './shopTime';

const HEIGHT = 260;
const DAY_MS = 86_400_000;
/** Told apart without colour, too. */
const STYLES = [
  { stroke: '#1f6f4a' },
  { stroke: '#4f2d8a', strokeDasharray: '7 3' },
  { stroke: '#b3263e', strokeDasharray: '2 3' },
] as const;

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

export interface StepChartProps {
  /** Each price with its name, in the order of the legend: at most three. */
  lines: readonly { kind: string; name: string }[];
  rows: readonly PriceRow[];
  /** Until when the last prices are drawn, in ISO 8601. */
  to: string;
  language: Language;
}

/** Draws prices as steps: each holds until the next. Pixels need no decimals, so that amounts may be numbers here. */
export function StepChart({ lines, rows, to, language }: StepChartProps) {
  const options = { language, timeZone: useShopTimeZone() };
  const end = Date.parse(to);
  const data = [...rows, { at: to, amounts: rows.at(-1)?.amounts ?? {} }].map(({ at, amounts }) => ({
    at: Date.parse(at),
    ...Object.fromEntries(
      lines.map(({ kind }) => {
        const amount = amounts[kind] ?? null;
        return [kind, amount === null ? null : Number(amount)];
      }),
    ),
  }));
  const days = (end - (data[0]?.at ?? end)) / DAY_MS;
  const marks = priceMarks(
    rows.flatMap(({ amounts }) => lines.flatMap(({ kind }) => (amounts[kind] == null ? [] : [Number(amounts[kind])]))),
  );
  const place = ({ dataKey }: { dataKey?: unknown }) => lines.findIndex(({ kind }) => kind === dataKey);
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="#e4e2d8" />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(at: number) => shopDay(at, options, days)}
          minTickGap={24}
        />
        <YAxis
          domain={[marks[0]!, marks.at(-1)!]}
          ticks={marks}
          interval={0}
          tickFormatter={(value: number) => compact.format(value)}
          width={56}
        />
        <Tooltip
          itemSorter={place}
          formatter={(value) => formatLbp(Number(value))}
          labelFormatter={(at) => isolated(shopMoment(new Date(Number(at)).toISOString(), options))}
        />
        <Legend formatter={legendText} itemSorter={place} />
        {lines.map(({ kind, name }, index) => (
          <Line
            key={kind}
            type="stepAfter"
            dataKey={kind}
            name={name}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
            {...STYLES[index]}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** The chart is read from left to right, but a date in the direction of its language: between FSI and PDI of Unicode. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Dark text: a line's colour has too little contrast for reading. */
function legendText(name: string) {
  return <span style={{ color: '#1c2a22' }}>{name}</span>;
}
