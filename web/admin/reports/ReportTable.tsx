import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatLbp, grouped } from '../../../common/amountText';
import { csvLine, saveCsv } from '../../ui-antd/export/csv';
import styles from './ReportSection.module.css';
import type { Part, PartRow } from './parts';

/** The figures behind a chart, to read and to export. */
export function ReportTable({ part, rows, period }: { part: Part; rows: readonly PartRow[]; period: string }) {
  const { title, name, heading } = part;
  const pieces = rows.some(({ quantity }) => quantity !== undefined);

  function save(): void {
    const lines = [
      csvLine([heading, 'Orders', ...(pieces ? ['Pieces'] : []), 'Revenue']),
      ...rows.map(({ label, orders, quantity, revenue }) =>
        csvLine([label, String(orders), ...(pieces ? [String(quantity)] : []), revenue]),
      ),
    ];
    saveCsv(`${name}_${period}`, lines);
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
            {rows.map(({ key, label, orders, quantity, revenue }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {label}
                </th>
                <td>{grouped(orders)}</td>
                {pieces && <td>{quantity != null && grouped(quantity)}</td>}
                <td>{formatLbp(revenue)}</td>
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
