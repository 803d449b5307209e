import { useState } from 'react';
import type { Column } from './column-table.tsx';

const none = 'none';
const separator = '.';
const storedAs = (list: string): string => `boardwright.columns.${list}`;

interface ColumnsAddress {
  readonly query: URLSearchParams;
  /** As it was asked for last, rendered or not. */
  readonly asked: () => URLSearchParams;
  readonly show: (change: { readonly columns: string | undefined }) => void;
}

/** The columns of a list as the admin wants them. */
export interface Columns<Row> {
  readonly visible: readonly Column<Row>[];
  /** Those that may be left out, each with whether it is there. */
  readonly choices: readonly { readonly column: Column<Row>; readonly isVisible: boolean }[];
  readonly choose: (name: string, isVisible: boolean) => void;
  /** Back to the usual ones; undefined where they are those. */
  readonly reset: (() => void) | undefined;
}

/**
 * Which columns a list has: what the address says, else what was chosen last in this browser, else the usual ones.
 * @param list what the list is called in this browser
 * @param all in their order; a name that is none of theirs is passed over
 */
export function useColumns<Row>(
  list: string,
  all: readonly Column<Row>[],
  { query, asked, show }: ColumnsAddress,
): Columns<Row> {
  const [remembered, setRemembered] = useState(() => localStorage.getItem(storedAs(list)));
  const inAddress = query.get('columns');
  // A box that is ticked is ticked at once; the address follows in a moment.
  const [pressed, setPressed] = useState<{
    readonly before: string | null;
    readonly columns: string | null;
  }>();
  const isAhead = pressed !== undefined && pressed.before === inAddress;
  const wanted = isAhead ? pressed.columns : (inAddress ?? remembered);
  const free = all.filter(({ isFixed }) => isFixed !== true);
  const isVisible = ({ name, isExtra }: Column<Row>, columns = wanted): boolean =>
    columns === null ? isExtra !== true : columns.split(separator).includes(name);
  const store = (columns: string | null): void => {
    if (columns === null) localStorage.removeItem(storedAs(list));
    else localStorage.setItem(storedAs(list), columns);
    setRemembered(columns);
    setPressed({ before: inAddress, columns });
    show({ columns: columns ?? undefined });
  };
  return {
    visible: all.filter((column) => column.isFixed === true || isVisible(column)),
    choices: free.map((column) => ({ column, isVisible: isVisible(column) })),
    choose(name, becomesVisible) {
      const latest = asked().get('columns') ?? remembered;
      const chosen = free
        .filter((column) => (column.name === name ? becomesVisible : isVisible(column, latest)))
        .map((column) => column.name);
      const usual = free.filter(({ isExtra }) => isExtra !== true).map((column) => column.name);
      const columns = chosen.join(separator);
      store(columns === usual.join(separator) ? null : columns || none);
    },
    reset: wanted === null ? undefined : () => store(null),
  };
}
