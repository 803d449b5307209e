import type { EditedSite } from '../page-editing/edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { languagePrefix } from '../model/page-paths.ts';
import type { PageRow } from '../model/page-settings.ts';
import form from '../ui/form.module.css';
import { measureTitle } from './measure-title.ts';
import { fieldName } from './page-form.ts';
import { lengthOf, resultLimits, searchResult, type ResultText } from './search-result.ts';
import { useSearchResultMessages } from './use-search-result-messages.ts';

interface SearchPreviewProps {
  readonly site: EditedSite;
  readonly row: PageRow;
  /** Lower case. */
  readonly language: string;
  /** Empty for the home page. */
  readonly path: string;
}

/** The page as a search engine lists it, and how much of it is listed; nothing of one that they leave out. */
export function SearchPreview({ site, row, language, path }: SearchPreviewProps) {
  const { editorSite } = useWorkbench();
  const resultT = useSearchResultMessages();
  const result = searchResult(site, row, language.toUpperCase());
  const address = `${languagePrefix(site, language)}${path}`;
  if (row.page_noindex) return <p className={form.preview}>{resultT('leftOut')}</p>;
  return (
    <div className={form.preview}>
      <span>{[editorSite.host, ...address.split('/').filter(Boolean)].join(' › ')}</span>
      <b>{result.title}</b>
      <span>{result.description}</span>
      <ResultMeter name="page_title" result={result} />
      <ResultMeter name="page_description" result={result} />
    </div>
  );
}

interface ResultMeterProps {
  readonly name: ResultText;
  readonly result: ReturnType<typeof searchResult>;
}

/** How much of what search engines list a text takes up. */
function ResultMeter({ name, result }: ResultMeterProps) {
  const t = useEditorT();
  const resultT = useSearchResultMessages();
  const most = resultLimits[name];
  const length = lengthOf(name, result, measureTitle);
  if (length === undefined) return null;
  const isLong = length > most;
  const text = resultT(name === 'page_title' ? 'pixels' : 'letters', { length, most });
  const value = isLong ? resultT('cut', { length: text }) : text;
  const title = fieldName(t, name);
  return (
    <div className={form.meter} data-long={isLong}>
      <span>{title}</span>
      <span
        role="meter"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(length, most)}
        aria-valuetext={value}
      >
        <i style={{ inlineSize: `${Math.min(100, (100 * length) / most)}%` }} />
      </span>
      <span>{value}</span>
    </div>
  );
}
