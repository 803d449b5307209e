import { useMemo } from 'react';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { languagePrefix } from '../model/page-paths.ts';
import form from '../ui/form.module.css';
import { NamedControlsContext, type Place } from '../widgets/form-place.ts';
import { SettingForm } from '../widgets/setting-form.tsx';
import { FormPageContext, pageControls } from './page-controls.tsx';
import { isNameMissing, textsFrom, type DraftProblems, type PageDraft } from './page-draft.ts';
import { measureTitle } from './measure-title.ts';
import { fieldMessages, placeForm, textsForm } from './page-form.ts';
import { PathsContext } from './page-paths-control.tsx';
import { useSearchResultMessages } from './use-search-result-messages.ts';
import { lengthOf, resultLimits, searchResult, type ResultText } from './search-result.ts';

/** The id of the control of a text. */
export const textId = (name: string): string => `page-texts_${name}`;

interface PageFieldsProps {
  readonly site: EditedSite;
  readonly page: EditedPage;
  readonly draft: PageDraft;
  readonly problems: DraftProblems;
  /** Saving was tried: what is missing is said. */
  readonly tried: boolean;
  /** What the server said, by JSON pointer. */
  readonly refused: Place['refused'];
  /** Whose texts are written, lower case. */
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  readonly onChange: (draft: PageDraft) => void;
}

/** All that a page is set to: its texts in one language, how a search engine shows them, and its place and kind. */
export function PageFields(props: PageFieldsProps) {
  const { site, page, draft, problems, tried, refused, language, onLanguage, onChange } = props;
  const upper = language.toUpperCase();
  const formPage = useMemo(() => ({ site, page: page.id }), [site, page.id]);
  return (
    <NamedControlsContext value={pageControls}>
      <FormPageContext value={formPage}>
        {site.languages.length > 1 ? (
          <LanguageTabs
            languages={site.languages}
            current={language}
            isWrong={(one) => tried && one.toUpperCase() in problems.texts}
            onChoose={onLanguage}
          />
        ) : null}
        {draft.texts[upper] ? (
          <Texts
            key={language}
            row={draft.texts[upper]}
            problems={problems.texts[upper] ?? []}
            tried={tried}
            refused={refused}
            onChange={(row) => onChange({ ...draft, texts: { ...draft.texts, [upper]: row } })}
          />
        ) : null}
        <Preview site={site} draft={draft} language={language} />
        <PlaceFields site={site} page={page} draft={draft} refused={refused} onChange={onChange} />
      </FormPageContext>
    </NamedControlsContext>
  );
}

interface LanguageTabsProps {
  readonly languages: readonly string[];
  readonly current: string;
  readonly isWrong: (language: string) => boolean;
  readonly onChoose: (language: string) => void;
}

function LanguageTabs({ languages, current, isWrong, onChoose }: LanguageTabsProps) {
  const t = useEditorT();
  return (
    <div className={form.tabs} role="tablist" aria-label={t('pages.language')}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === current}
          data-wrong={isWrong(one)}
          onClick={() => onChoose(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

type Row = PageDraft['texts'][string];

interface TextsProps extends Pick<PageFieldsProps, 'tried' | 'refused'> {
  readonly row: Row;
  readonly problems: DraftProblems['texts'][string];
  readonly onChange: (row: Row) => void;
}

/** Label, title and description in one language. */
function Texts({ row, problems, tried, refused, onChange }: TextsProps) {
  const t = useEditorT();
  const { node, ui } = useMemo(
    () =>
      textsForm(t, (name, most) => (
        <span className={form.count}>{t('pages.count', { count: row[name].length, most })}</span>
      )),
    [t, row],
  );
  const isMissing = tried && problems.some(isNameMissing);
  const place: Place = {
    blockKey: 'page',
    name: 'texts',
    pointer: '',
    problems: problems.filter((problem) => !isNameMissing(problem)),
    refused: isMissing ? { ...refused, '/page_label': [t('pages.problem.name')] } : refused,
  };
  return (
    <SettingForm
      id="page-texts"
      value={row}
      schema={node}
      ui={ui}
      place={place}
      onChange={(next) => onChange(textsFrom(next))}
    />
  );
}

/** The page as a search engine lists it, and how much of it is listed. */
function Preview({ site, draft, language }: Pick<PageFieldsProps, 'site' | 'draft' | 'language'>) {
  const { editorSite } = useWorkbench();
  const locale = language.toUpperCase();
  const result = searchResult(site, draft.texts[locale], locale);
  return (
    <div className={form.preview}>
      <span>
        {editorSite.host} › {languagePrefix(site, language).replace('/', ' › ')}
        {draft.path[language]}
      </span>
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
  const title = t(`pages.${fieldMessages[name]}`);
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

/** Where the page is, in each language or in all of them, and of which kind it is. */
function PlaceFields({
  site,
  page,
  draft,
  refused,
  onChange,
}: Pick<PageFieldsProps, 'site' | 'page' | 'draft' | 'refused' | 'onChange'>) {
  const t = useEditorT();
  const { key, path, isSamePath } = draft;
  const { node, ui } = useMemo(() => placeForm(t, page.key), [t, page.key]);
  const value = useMemo(() => ({ path, key }), [path, key]);
  const paths = {
    site,
    owner: { id: page.id, key },
    isSamePath,
    onSamePath(same: boolean): void {
      const all = Object.fromEntries(site.languages.map((one) => [one, path[site.defaultLanguage] ?? '']));
      onChange({ ...draft, isSamePath: same, path: same ? { ...path, ...all } : path });
    },
  };
  const place: Place = { blockKey: 'page', name: 'place', pointer: '', problems: [], refused };
  return (
    <PathsContext value={paths}>
      <SettingForm
        id="page-place"
        value={value}
        schema={node}
        ui={ui}
        place={place}
        onChange={(next) => onChange({ ...draft, ...(next as typeof value) })}
      />
    </PathsContext>
  );
}
