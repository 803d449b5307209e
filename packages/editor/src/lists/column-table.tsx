import type { ReactNode } from 'react';
import list from './list.module.css';
import { PickBox, PickPage } from './pick-box.tsx';
import { SortHead } from './sort-head.tsx';
import type { Picked } from './use-picked.ts';

/** A column of a list. */
export interface Column<Row> {
  /** As the address names it. */
  readonly name: string;
  readonly title: string;
  /** What is drawn in place of the title, where that is for screen readers alone. */
  readonly head?: ReactNode;
  readonly className?: string | undefined;
  /** By what it sorts the list, and which way first. */
  readonly sort?: { readonly by: string; readonly first: 'up' | 'down' };
  /** Always there: what a row is called, and what can be done with it. */
  readonly isFixed?: true;
  /** Only where somebody asks for it. */
  readonly isExtra?: true;
  readonly cell: (row: Row) => ReactNode;
}

interface ColumnTableProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** How it is sorted, and where a link leads that sorts it; neither where its order is its own. */
  readonly sort?: string;
  readonly toSorted?: (sort: string) => string;
  readonly className?: string | undefined;
  /** Whether a row counts no more, as what was withdrawn. */
  readonly isOff?: (row: Row) => boolean;
  /** How rows are picked; undefined where they are not. */
  readonly picks?:
    | { readonly picked: Picked; readonly pageLabel: string; readonly labelOf: (row: Row) => string }
    | undefined;
}

/** The rows of a list in columns that say themselves what they are called, sort by and draw. */
export function ColumnTable<Row>(props: ColumnTableProps<Row>) {
  const { rows, columns, keyOf, sort = '', toSorted, className, isOff, picks } = props;
  return (
    <div className={list.scroll}>
      <table className={className === undefined ? list.table : `${list.table} ${className}`}>
        <thead>
          <tr>
            {picks ? <PickPage label={picks.pageLabel} picked={picks.picked} /> : null}
            {columns.map((column) =>
              column.sort && toSorted ? (
                <SortHead
                  key={column.name}
                  title={column.title}
                  className={column.className}
                  {...column.sort}
                  sort={sort}
                  to={toSorted}
                />
              ) : (
                <th key={column.name} scope="col" className={column.className}>
                  {column.head ?? column.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const key = keyOf(row);
            const isPicked = picks?.picked.keys.has(String(key)) ?? false;
            return (
              <tr key={key} data-picked={picks ? isPicked : undefined} data-off={isOff?.(row)}>
                {picks ? (
                  <PickBox
                    label={picks.labelOf(row)}
                    at={at}
                    isPicked={isPicked}
                    onPick={picks.picked.pick}
                  />
                ) : null}
                {columns.map((column) => (
                  <td key={column.name} className={column.className}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
