import { countedTo, type PageMeta } from '@boardwright/api-client/contract';
import { useEditorLocale } from '../editor-messages.tsx';

/** How many rows a list has, as it is written: those that are more than it counts as `5,000+`. */
export function useCounted(): (rows: number) => string {
  const number = new Intl.NumberFormat(useEditorLocale());
  return (rows) => (rows > countedTo ? `${number.format(countedTo)}+` : number.format(rows));
}

/** The same of a view: of which there are at least so many, where numbers are not exact, or nobody knows how many. */
export function useCountedView(): (rows: number, areExact?: boolean) => string | undefined {
  const counted = useCounted();
  return (rows, areExact = true) => {
    if (areExact || rows > countedTo) return counted(rows);
    return rows === 0 ? undefined : `${counted(rows)}+`;
  };
}

/** How many rows a list has, as far as it counts: one more than that where there are more. */
export const rowsOf = ({ total, total_is_exact: isExact = true }: PageMeta): number =>
  isExact ? total : countedTo + 1;
