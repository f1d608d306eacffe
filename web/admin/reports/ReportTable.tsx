import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { grouped } from '../../../common/amountText';
import { csvLine, saveCsv } from '../../ui-antd/export/csv';
import { amountIn, amountText, type Currency } from './currency';
import styles from './ReportSection.module.css';
import type { Part, PartRow } from './parts';

interface ReportTableProps {
  part: Part;
  rows: readonly PartRow[];
  period: string;
  currency: Currency;
}

/** The figures behind a chart, to read and to export. */
export function ReportTable({ part, rows, period, currency }: ReportTableProps) {
  const { title, name, heading } = part;
  const pieces = rows.some(({ quantity }) => quantity !== undefined);

  function save(): void {
    const lines = [
      csvLine([heading, 'Orders', ...(pieces ? ['Pieces'] : []), currency === 'USD' ? 'Revenue (USD)' : 'Revenue']),
      ...rows.map((row) =>
        csvLine([
          row.label,
          String(row.orders),
          ...(pieces ? [String(row.quantity)] : []),
          amountIn(currency, row) ?? '',
        ]),
      ),
    ];
    saveCsv(`${name}_${period}${currency === 'USD' ? '_usd' : ''}`, lines);
  }

  return (
    <details className={styles.details}>
      <summary>Show the figures</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Figures: ${title}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Orders</th>
              {pieces && <th scope="col">Pieces</th>}
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" dir="auto">
                  {row.label}
                </th>
                <td>{grouped(row.orders)}</td>
                {pieces && <td>{row.quantity != null && grouped(row.quantity)}</td>}
                <td>{amountText(currency, row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button icon={<DownloadOutlined />} aria-label={`Export CSV: ${title}`} onClick={save}>
        Export CSV
      </Button>
    </details>
  );
}
