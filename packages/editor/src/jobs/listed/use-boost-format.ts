import { useEditorLocale } from '../../editor-messages.tsx';

/** Writes how far ahead a job stands, as it is typed here: '2.5' or '2,5'. */
export function useBoostFormat(): (boost: number) => string {
  const format = new Intl.NumberFormat(useEditorLocale(), { useGrouping: false });
  return (boost) => format.format(boost);
}
