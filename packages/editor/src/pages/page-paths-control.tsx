import { longestPath, reservedFor, type PathProblem } from '@boardwright/blocks-schema';
import { createContext, useContext } from 'react';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { pageName } from '../saving/site-pages.ts';
import form from '../ui/form.module.css';
import { freePathIn, languagePrefix, pagePathProblem, slugOf, type PathOwner } from '../model/page-paths.ts';
import { SwitchControl } from '../widgets/choice-controls.tsx';
import { useAria, type ControlProps } from '../widgets/control.ts';
import { FieldRow } from '../widgets/field-row.tsx';
import { usePlace } from '../widgets/form-place.ts';

type Paths = Readonly<Record<string, string>>;

/** What a page's paths are held against, and whether all languages have one. */
interface PathsAround {
  readonly site: Pick<EditedSite, 'pages' | 'pageOf' | 'languages' | 'defaultLanguage'>;
  readonly owner: PathOwner;
  readonly isSamePath: boolean;
  readonly onSamePath: (isSame: boolean) => void;
}
export const PathsContext = createContext<PathsAround>({
  site: { pages: [], pageOf: {}, languages: [], defaultLanguage: '' },
  owner: { id: undefined, key: '' },
  isSamePath: false,
  onSamePath: () => undefined,
});

const noSchema = {};

/** A page's path: one for all languages, or one for each; what is wrong with it is said as it is typed. */
export function PagePaths({ id, value, onChange }: ControlProps<Paths | undefined>) {
  const t = useEditorT();
  const { site, isSamePath, onSamePath } = useContext(PathsContext);
  const { refused } = usePlace();
  const { languages, defaultLanguage } = site;
  const set = (path: string, within: readonly string[]): void =>
    onChange({ ...value, ...Object.fromEntries(within.map((one) => [one, path])) });
  return (
    <>
      {(isSamePath ? [defaultLanguage] : languages).map((language) => {
        const within = isSamePath ? languages : [language];
        return (
          <PathField
            key={language}
            id={`${id}-${language}`}
            label={isSamePath ? t('pages.path') : t('pages.pathIn', { language: language.toUpperCase() })}
            path={value?.[language] ?? ''}
            language={language}
            within={within}
            refused={within.flatMap((one) => refused[`/path/${one}`] ?? [])[0]}
            onChange={(path) => set(path, within)}
          />
        );
      })}
      {languages.length > 1 ? (
        <FieldRow
          id={`${id}-same`}
          blockKey="page"
          name="samePath"
          label={t('pages.samePath')}
          isGroup={false}
          isSwitch
          message={undefined}
        >
          <SwitchControl
            id={`${id}-same`}
            value={isSamePath}
            schema={noSchema}
            onChange={(same) => onSamePath(same === true)}
          />
        </FieldRow>
      ) : null}
    </>
  );
}

interface PathFieldProps {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** Whose address is shown. */
  readonly language: string;
  /** The languages that have it. */
  readonly within: readonly string[];
  /** What the server said of it. */
  readonly refused: string | undefined;
  readonly onChange: (path: string) => void;
}

function PathField({ id, label, path, language, within, refused, onChange }: PathFieldProps) {
  const t = useEditorT();
  const { locale } = useWorkbench();
  const { site, owner } = useContext(PathsContext);
  const wrong = within.flatMap((one) => pagePathProblem(site, owner, path, one) ?? [])[0];
  const wanted = slugOf(path);
  const free = wrong === undefined || wanted === '' ? undefined : freePathIn(site, owner, wanted, within);
  const message = wrong
    ? pathSentence(t, path, wrong.problem, wrong.page && pageName(wrong.page, locale, t))
    : refused;
  return (
    <div className={form.path}>
      <FieldRow
        id={id}
        blockKey="page"
        name={`path.${language}`}
        label={label}
        isGroup={false}
        isSwitch={false}
        message={message}
        aside={
          <span className={form.count}>{t('pages.count', { count: path.length, most: longestPath })}</span>
        }
      >
        <PathInput id={id} path={path} prefix={languagePrefix(site, language)} onChange={onChange} />
      </FieldRow>
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

interface PathInputProps extends Pick<PathFieldProps, 'id' | 'path' | 'onChange'> {
  readonly prefix: string;
}

/** The path after the site's own address. */
function PathInput({ id, path, prefix, onChange }: PathInputProps) {
  const aria = useAria();
  const { editorSite } = useWorkbench();
  return (
    <span className={form.pathInput}>
      {editorSite.host}/{prefix}
      <input
        id={id}
        value={path}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        {...aria}
      />
    </span>
  );
}

/** What is wrong with a path, naming what it is kept for or which page is in the way. */
function pathSentence(
  t: ReturnType<typeof useEditorT>,
  path: string,
  problem: PathProblem,
  page: string | undefined,
): string {
  const [first = ''] = path.split('/');
  const stored = reservedFor(path);
  const what = stored && t(`pages.reservedFor.${stored}`);
  const values = { path: first, language: first.toUpperCase(), page: page ?? '', what: what ?? '' };
  const text = t(`pages.problem.${problem}`, values);
  return problem === 'pathTaken' ? `${text}. ${t('pages.hasIt', { page: page ?? '' })}` : text;
}
