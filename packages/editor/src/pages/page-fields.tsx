import { useMemo, type ReactNode } from 'react';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { useEditorT } from '../editor-messages.tsx';
import form from '../ui/form.module.css';
import { NamedControlsContext, type Place } from '../widgets/form-place.ts';
import { SettingForm } from '../widgets/setting-form.tsx';
import { FormPageContext, pageControls } from './page-controls.tsx';
import type { DraftProblems, PageDraft } from './page-draft.ts';
import { placeForm } from './page-form.ts';
import { PathsContext } from './page-paths-control.tsx';
import { PageTexts } from './page-texts.tsx';

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

/** All that a page is set to: what it says of itself in one language, and its place and kind. */
export function PageFields(props: PageFieldsProps) {
  const { site, page, draft, problems, tried, refused, language, onLanguage, onChange } = props;
  const upper = language.toUpperCase();
  return (
    <FormsOfPage site={site} page={page}>
      {site.languages.length > 1 ? (
        <LanguageTabs
          languages={site.languages}
          current={language}
          isWrong={(one) => tried && one.toUpperCase() in problems.texts}
          onChoose={onLanguage}
        />
      ) : null}
      {draft.texts[upper] ? (
        <PageTexts
          key={language}
          id="page"
          site={site}
          page={page}
          language={language}
          path={draft.path[language] ?? ''}
          row={draft.texts[upper]}
          problems={problems.texts[upper] ?? []}
          isNamed={!tried}
          refused={refused}
          onChange={(row) => onChange({ ...draft, texts: { ...draft.texts, [upper]: row } })}
        />
      ) : null}
      <PlaceFields id="page" site={site} page={page} draft={draft} refused={refused} onChange={onChange} />
    </FormsOfPage>
  );
}

interface FormsOfPageProps extends Pick<PageFieldsProps, 'site' | 'page'> {
  readonly children: ReactNode;
}

/** What forms of a page know of it, and the controls that only they have. */
export function FormsOfPage({ site, page: { id }, children }: FormsOfPageProps) {
  const formPage = useMemo(() => ({ site, page: id }), [site, id]);
  return (
    <NamedControlsContext value={pageControls}>
      <FormPageContext value={formPage}>{children}</FormPageContext>
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

/** Where the page is, in each language or in all of them, and of which kind it is. */
export function PlaceFields({
  id,
  site,
  page,
  draft,
  refused,
  onChange,
}: Pick<PageFieldsProps, 'site' | 'page' | 'draft' | 'refused' | 'onChange'> & { readonly id: string }) {
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
        id={`${id}-place`}
        value={value}
        schema={node}
        ui={ui}
        place={place}
        onChange={(next) => onChange({ ...draft, ...(next as typeof value) })}
      />
    </PathsContext>
  );
}
