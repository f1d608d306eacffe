import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ComposedChart,
  Legend,
  Line,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { amountIn, format, type Currency } from './currency';
import type { Part, PartRow } from './parts';
import styles from './ReportSection.module.css';

const LEAF = '#1f6f4a';
const CITRUS = '#f2a20c';
const COLORS = [LEAF, CITRUS, '#b3263e', '#4f2d8a', '#1d4380'];
const HEIGHT = 260;
/** More bars than these are read in the table. */
const MOST_BARS = 8;
/** Of the names beside the bars. */
const LINE_HEIGHT = 20;

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

interface ChartProps {
  chart: Part['chart'];
  rows: readonly PartRow[];
  currency: Currency;
}

/** Draws a part of the report. Pixels need no decimals, so that amounts may be plain numbers here, and here alone. */
export function Chart({ chart, rows, currency }: ChartProps) {
  const chartRows = rows.map((row) => ({
    label: row.label,
    orders: row.orders,
    revenue: Number(amountIn(currency, row) ?? 0),
  }));
  const formatValue = (value: unknown, name: unknown): string =>
    name === 'Orders' ? String(value) : format(currency, Number(value));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      {chart === 'days'
        ? days(chartRows, formatValue)
        : chart === 'pie'
          ? pie(chartRows, formatValue)
          : bars(chartRows.slice(0, MOST_BARS), formatValue)}
    </ResponsiveContainer>
  );
}

type ChartRow = readonly { label: string; orders: number; revenue: number }[];
type Format = (value: unknown, name: unknown) => string;

function days(rows: ChartRow, formatValue: Format) {
  return (
    <ComposedChart data={[...rows]} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke="#e4e2d8" />
      <XAxis dataKey="label" tickFormatter={(day: string) => day.slice(5)} minTickGap={24} />
      <YAxis yAxisId="revenue" tickFormatter={(value: number) => compact.format(value)} width={56} />
      <YAxis yAxisId="orders" orientation="right" allowDecimals={false} width={36} />
      <Tooltip formatter={formatValue} />
      <Legend formatter={legendText} />
      <Bar yAxisId="revenue" dataKey="revenue" name="Revenue" fill={LEAF} isAnimationActive={false} />
      <Line yAxisId="orders" dataKey="orders" name="Orders" stroke={CITRUS} dot={false} isAnimationActive={false} />
    </ComposedChart>
  );
}

function bars(rows: ChartRow, formatValue: Format) {
  return (
    <BarChart data={[...rows]} layout="vertical" accessibilityLayer={false}>
      <CartesianGrid horizontal={false} stroke="#e4e2d8" />
      <XAxis type="number" tickFormatter={(value: number) => compact.format(value)} />
      <YAxis type="category" dataKey="label" width={140} interval={0} tick={barLabel} />
      <Tooltip formatter={formatValue} />
      <Bar dataKey="revenue" name="Revenue" fill={LEAF} isAnimationActive={false} />
    </BarChart>
  );
}

function pie(rows: ChartRow, formatValue: Format) {
  return (
    <PieChart accessibilityLayer={false}>
      <Pie
        data={[...rows]}
        dataKey="revenue"
        nameKey="label"
        innerRadius="50%"
        rootTabIndex={-1}
        isAnimationActive={false}
      >
        {rows.map(({ label }, index) => (
          <Cell key={label} fill={COLORS[index % COLORS.length]} />
        ))}
      </Pie>
      <Tooltip formatter={formatValue} />
      <Legend formatter={legendText} />
    </PieChart>
  );
}

/** Dark text: the bright colours of the lines have too little contrast for reading. */
function legendText(name: string) {
  return <span style={{ color: '#1c2a22' }}>{name}</span>;
}

/**
 * The name of a bar, in one line from the edge of the chart to its axis: how many letters fit only the browser knows. The
 * table shows the names that are cut.
 */
function barLabel({ x, y, payload }: { x: number | string; y: number | string; payload: { value: string } }) {
  return (
    <foreignObject x={0} y={Number(y) - LINE_HEIGHT / 2} width={Number(x)} height={LINE_HEIGHT}>
      <div dir="auto" className={styles.barLabel}>
        {payload.value}
      </div>
    </foreignObject>
  );
}
