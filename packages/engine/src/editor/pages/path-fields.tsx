import { reservedFor, longestPath, type PathProblem } from '@boardwright/blocks-schema';
import { useId } from 'react';
import type { EditedSite } from '../../machines/page-editing/edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { pageName } from '../saving/site-pages.ts';
import form from '../ui/form.module.css';
import type { DraftProblems, PageDraft } from './page-draft.ts';
import { freePathIn, languagePrefix, pagePathProblem, slugOf, type PathOwner } from '../model/page-paths.ts';

interface PathFieldsProps {
  readonly site: EditedSite;
  readonly page: number;
  readonly draft: PageDraft;
  readonly problems: DraftProblems;
  /** What the server said of a field. */
  readonly said: (field: string) => string | undefined;
  readonly onChange: (draft: PageDraft) => void;
}

/** A page's path: one for all languages, or one for each; what is wrong with it is said as it is typed. */
export function PathFields({ site, page, draft, problems, said, onChange }: PathFieldsProps) {
  const t = useEditorT();
  const id = useId();
  const { languages } = site;
  const set = (path: string, language: string): void => {
    const written = draft.isSamePath ? languages : [language];
    const paths = Object.fromEntries(written.map((one) => [one, path]));
    onChange({ ...draft, path: { ...draft.path, ...paths } });
  };
  const shown = draft.isSamePath ? [site.defaultLanguage] : languages;
  return (
    <>
      {shown.map((language) => {
        const within = draft.isSamePath ? languages : [language];
        const wrong = within.flatMap((one) => (problems[`path.${one}`] ? [one] : []))[0];
        const spoken = within.flatMap((one) => said(`path.${one}`) ?? [])[0];
        return (
          <PathField
            key={language}
            id={`${id}-${language}`}
            label={
              draft.isSamePath ? t('pages.path') : t('pages.pathIn', { language: language.toUpperCase() })
            }
            path={draft.path[language] ?? ''}
            spoken={spoken}
            language={wrong ?? language}
            shownIn={language}
            within={within}
            site={site}
            owner={{ id: page, key: draft.key }}
            onChange={(path) => set(path, language)}
          />
        );
      })}
      {languages.length > 1 ? (
        <div className={form.field}>
          <span className={form.check}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={draft.isSamePath}
              id={`${id}-same`}
              checked={draft.isSamePath}
              onChange={(event) => {
                const own = draft.path[site.defaultLanguage] ?? '';
                const same = Object.fromEntries(languages.map((one) => [one, own]));
                const path = event.target.checked ? { ...draft.path, ...same } : draft.path;
                onChange({ ...draft, isSamePath: event.target.checked, path });
              }}
            />
            <label htmlFor={`${id}-same`}>{t('pages.samePath')}</label>
          </span>
        </div>
      ) : null}
    </>
  );
}

interface PathFieldProps {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly spoken: string | undefined;
  /** Whose problem is said. */
  readonly language: string;
  /** Whose address is shown. */
  readonly shownIn: string;
  readonly within: readonly string[];
  readonly site: EditedSite;
  readonly owner: PathOwner;
  readonly onChange: (path: string) => void;
}

function PathField(props: PathFieldProps) {
  const { id, label, path, spoken, language, shownIn, within, site, owner, onChange } = props;
  const t = useEditorT();
  const { editorSite, locale } = useWorkbench();
  const wrong = pagePathProblem(site, owner, path, language);
  const wanted = slugOf(path);
  const free = wrong === undefined || wanted === '' ? undefined : freePathIn(site, owner, wanted, within);
  const message = wrong
    ? pathMessages(t, path, wrong.problem, wrong.page && pageName(wrong.page, locale, t))
    : spoken;
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
        <span>{t('pages.count', { count: path.length, most: longestPath })}</span>
      </label>
      <span className={form.pathInput}>
        {editorSite.host}/{languagePrefix(site, shownIn)}
        <input
          id={id}
          value={path}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-why`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <p id={`${id}-why`} className={form.error}>
        {message}
      </p>
      {free === undefined || free === path ? null : (
        <span className={form.free}>
          {t('pages.free')}
          <button type="button" onClick={() => onChange(free)}>
            {free}
          </button>
        </span>
      )}
    </div>
  );
}

/** What is wrong with a path, naming what it is kept for or which page is in the way. */
function pathMessages(
  t: ReturnType<typeof useEditorT>,
  path: string,
  problem: PathProblem,
  page: string | undefined,
): string {
  const [first = ''] = path.split('/');
  const stored = reservedFor(path);
  const what = stored && t(`pages.reservedFor.${stored}`);
  const words = t(`pages.problem.${problem}`, {
    path: first,
    language: first.toUpperCase(),
    page: page ?? '',
    what: what ?? '',
  });
  return problem === 'pathTaken' ? `${words}. ${t('pages.hasIt', { page: page ?? '' })}` : words;
}
