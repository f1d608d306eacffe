import { Grid, Table } from 'antd';
import type { ColumnType, TableProps } from 'antd/es/table';
import { useMemo, type ReactNode } from 'react';
import styles from './ListTable.module.css';
import { Guarded } from './Guarded';
import { ListEmpty, ListFailure } from './ListStates';
import { Pager } from './Pager';
import type { ListAddress } from '../filters/useListAddress';
import type { Reading } from './useListQuery';

/** A column of a list. */
export interface Column<Row> {
  title: ReactNode;
  /** Names the column; what the server calls the order by it. */
  key: string;
  sorts?: boolean;
  /** Right-aligned figures. */
  figures?: boolean;
  /** Shown from this width on alone, where another page shows the same. */
  from?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
  width?: number;
  /** Stays in view when the table is wider than its place. */
  pinned?: boolean;
  /** On a phone it has no column of its own, but stands in the one of this key, below what that one shows. */
  below?: string;
  /**
   * What `render` draws besides the row, null for nothing; a cell is drawn anew for another row, or another one of
   * these. Absent: `render` itself, so that a column made anew for each drawing is always drawn.
   */
  uses?: unknown;
  render: (row: Row) => ReactNode;
}

interface Page<Row> {
  nodes: readonly Row[];
  pageInfo?: { endCursor: string | null; hasNextPage: boolean };
  totalCount?: number;
}

interface ListTableProps<Row extends object> {
  /** Names the table for whoever does not see it. */
  label: string;
  rowKey: keyof Row & string;
  columns: readonly Column<Row>[];
  reading: Pick<Reading<unknown>, 'loading' | 'error' | 'retry'>;
  page: Page<Row> | undefined;
  address: ListAddress;
  /** Parameters of the address that narrow the list. */
  filters?: readonly string[];
  /** Said when there is nothing at all. */
  empty: { title: string; text?: string };
  selection?: TableProps<Row>['rowSelection'];
  /** A row that stands out. */
  isMarked?: (row: Row) => boolean;
}

/** A page of a list that the server sorts, filters and pages; its state is kept in the address. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, rowKey, reading, page, address, filters = [], empty, selection, isMarked } = props;
  const { sm = true, lg: wide = true } = Grid.useBreakpoint();
  const columns = useMemo(() => (sm ? props.columns : stacked(props.columns)), [sm, props.columns]);
  if (!page && reading.error) return <ListFailure what={label} error={reading.error} onRetry={reading.retry} />;
  const filtered = address.filtered(filters);
  const clear = () => address.set(Object.fromEntries(filters.map((name) => [name, ''])));
  return (
    <div className={styles.list} aria-busy={reading.loading}>
      {reading.error ? <ListFailure what={label} error={reading.error} onRetry={reading.retry} /> : null}
      <Table<Row>
        aria-label={label}
        rowKey={rowKey}
        size={wide ? 'middle' : 'small'}
        columns={columns.map((column) => tableColumn(column, address))}
        dataSource={page?.nodes}
        loading={reading.loading}
        pagination={false}
        // Texts wrap before the table grows wider than its place.
        tableLayout="auto"
        scroll={{ x: true }}
        showSorterTooltip={false}
        sortDirections={['ascend', 'descend']}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          address.set({
            sort: order ? String(columnKey) : '',
            order: order === 'descend' ? 'desc' : '',
          });
        }}
        rowSelection={selection}
        rowClassName={(row) => (isMarked?.(row) ? (styles.marked ?? '') : '')}
        locale={{
          emptyText: page ? <ListEmpty {...empty} onClear={filtered ? clear : undefined} /> : <p>Loading…</p>,
        }}
      />
      {page?.pageInfo && (
        <Pager count={page.nodes.length} total={page.totalCount} {...page.pageInfo} address={address} />
      )}
    </div>
  );
}

/** The columns of a phone: what belongs below another one goes there. */
function stacked<Row extends object>(columns: readonly Column<Row>[]): Column<Row>[] {
  const own = columns.filter(({ below }) => below === undefined);
  return own.map((column) => {
    const parts = columns.filter(({ below }) => below === column.key);
    if (parts.length === 0) return column;
    return {
      ...column,
      uses: [column, ...parts],
      render: (row) => (
        <>
          {column.render(row)}
          {parts.map((part) => (
            <div key={part.key} className={styles.below}>
              {part.render(row)}
            </div>
          ))}
        </>
      ),
    };
  });
}

function tableColumn<Row extends object>(column: Column<Row>, address: ListAddress): ColumnType<Row> {
  const { key, title, sorts = false, figures = false, from, width, pinned = false, render, uses = render } = column;
  return {
    key,
    title,
    width,
    ...(figures && { align: 'right', className: styles.figures }),
    ...(from && { responsive: [from] }),
    ...(pinned && { fixed: 'end' }),
    ...(sorts && {
      sorter: true,
      sortOrder: address.sort === key ? (address.descending ? 'descend' : 'ascend') : null,
    }),
    render: (_value, row) => <Guarded row={row} uses={uses} draw={() => render(row)} />,
  };
}
