import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Grid, Table } from 'antd';
import type { ColumnType, TableProps } from 'antd/es/table';
import { useMemo, type ReactNode } from 'react';
import styles from './ListTable.module.css';
import { CellErrorBoundary } from './CellErrorBoundary';
import { ListEmpty, ListFailure } from './ListStates';
import { Pager } from './pages/Pager';
import { SortChoice } from './SortChoice';
import type { ListAddress } from '../filters/useListAddress';
import { useEmptiedPage } from './pages/useEmptiedPage';
import type { ListQuery } from './useListQuery';
import type { Language } from '../../../common/languages';
import { useLanguage, useTranslation } from '../../i18n/text';

/** A column of a list. */
export interface Column<Row> {
  title: string;
  /** Names the column; what the server calls the order by it. */
  key: string;
  sorts?: boolean;
  /** Right-aligned figures. */
  figures?: boolean;
  /** Has a column of its own from this width on; in a narrower window each row opens to show it. */
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
  dependency?: unknown;
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
  /** Names a row for whoever does not see it, like "order 12". */
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
  reading: Pick<ListQuery<unknown>, 'loading' | 'error' | 'retry'>;
  page: Page<Row> | undefined;
  /** The largest total that is said; above it, that there are more. */
  countUpTo?: number | undefined;
  address: ListAddress;
  /** Parameters of the address that narrow the list. */
  filters?: readonly string[];
  /** Said when there is nothing at all. */
  empty: { title: string; text?: string };
  selection?: TableProps<Row>['rowSelection'] | undefined;
  /** Whether what it is sorted by is chosen elsewhere on the screen, too. */
  sortedElsewhere?: boolean;
  /** A row that stands out. */
  isMarked?: (row: Row) => boolean;
}

/**
 * A page of a list that the server sorts, filters and pages; its state is kept in the address. Where the window has no
 * room for some columns, each row opens to show what they hold, and what the list is sorted by is chosen above it.
 */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const t = useTranslation();
  const language = useLanguage();
  const { label, rowKey, rowName, reading, page, address, filters = [], empty, selection, isMarked } = props;
  const screens = Grid.useBreakpoint();
  const { sm = true, lg: wide = true } = screens;
  const titled = useMemo(() => props.columns.map((each) => ({ ...each, title: t(each.title) })), [props.columns, t]);
  const columns = useMemo(() => (sm ? titled : stacked(titled)), [sm, titled]);
  const folded = columns.filter(({ from }) => from !== undefined && screens[from] === false);
  const sortable = titled.filter(({ sorts }) => sorts);
  const headings = columns.filter((column) => !folded.includes(column)).map(({ key }) => key);
  const isEmptied = useEmptiedPage({ nodes: page?.nodes, paged: page?.pageInfo !== undefined, reading, address });
  if (!page && reading.error) return <ListFailure what={label} error={reading.error} onRetry={reading.retry} />;
  const filtered = address.filtered(filters);
  const clear = () => address.set(Object.fromEntries(filters.map((name) => [name, ''])));
  return (
    <div className={styles.list} aria-busy={reading.loading}>
      {reading.error ? <ListFailure what={label} error={reading.error} onRetry={reading.retry} /> : null}
      {!props.sortedElsewhere && sortable.some(({ key }) => !headings.includes(key)) && (
        <SortChoice columns={sortable} address={address} />
      )}
      <Table<Row>
        aria-label={label}
        rowKey={rowKey}
        size={wide ? 'middle' : 'small'}
        columns={columns.map((column) => tableColumn(column, address, language))}
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
        expandable={
          folded.length === 0
            ? undefined
            : {
                columnTitle: t('More'),
                columnWidth: 44,
                expandedRowRender: (row) => <FoldedColumns columns={folded} row={row} />,
                expandIcon: ({ record, expanded, onExpand }) => (
                  <Button
                    type="text"
                    icon={expanded ? <DownOutlined /> : <RightOutlined />}
                    aria-expanded={expanded}
                    aria-label={t('More about {name}', { name: rowName(record) })}
                    onClick={(event) => onExpand(record, event)}
                  />
                ),
              }
        }
        rowClassName={(row) => (isMarked?.(row) ? (styles.marked ?? '') : '')}
        locale={{
          emptyText:
            page && !isEmptied ? (
              <ListEmpty {...empty} onClear={filtered ? clear : undefined} />
            ) : (
              <p>{t('Loading…')}</p>
            ),
        }}
      />
      {page?.pageInfo && (
        <Pager
          count={page.nodes.length}
          total={page.totalCount}
          countUpTo={props.countUpTo}
          {...page.pageInfo}
          address={address}
        />
      )}
    </div>
  );
}

/** The columns of a phone: what belongs below another one goes there. */
function stacked<Row extends object>(columns: readonly Column<Row>[]): Column<Row>[] {
  const ownColumns = columns.filter(({ below }) => below === undefined);
  return ownColumns.map((column) => {
    const parts = columns.filter(({ below }) => below === column.key);
    if (parts.length === 0) return column;
    return {
      ...column,
      dependency: [column, ...parts],
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

/** What a row has in the columns that the window has no room for, each under its heading. */
function FoldedColumns<Row extends object>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const language = useLanguage();
  return (
    <dl className={styles.folded}>
      {columns.map(({ key, title, render, dependency = render }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            <CellErrorBoundary row={row} dependency={dependency} language={language} draw={() => render(row)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function tableColumn<Row extends object>(
  column: Column<Row>,
  address: ListAddress,
  language: Language,
): ColumnType<Row> {
  const {
    key,
    title,
    sorts = false,
    figures = false,
    from,
    width,
    pinned = false,
    render,
    dependency = render,
  } = column;
  return {
    key,
    title,
    width,
    ...(figures && { align: 'end', className: styles.figures }),
    ...(from && { responsive: [from] }),
    ...(pinned && { fixed: 'end' }),
    ...(sorts && {
      sorter: true,
      sortOrder: address.sort === key ? (address.descending ? 'descend' : 'ascend') : null,
    }),
    render: (_value, row) => (
      <CellErrorBoundary row={row} dependency={dependency} language={language} draw={() => render(row)} />
    ),
  };
}
