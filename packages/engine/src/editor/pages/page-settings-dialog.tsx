import { useId, useState } from 'react';
import { pageSettingsSchema } from '@boardwright/blocks-schema';
import type { EditedPage } from '../../machines/page-editing/edited-site.ts';
import { useEdited, useEditor } from '../../machines/page-editing/page-editing.react.tsx';
import { useFailures } from '../../machines/page-editing/saving.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { pageName } from '../saving/site-pages.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { FromBefore } from './from-before.tsx';
import { useStoredInput } from '../saving/stored-input.ts';
import { useKindName } from './new-page-dialog.tsx';
import {
  changedFields,
  changesOf,
  commandsOf,
  draftOf,
  draftProblems,
  storedDraft,
  pageTexts,
  type PageDraft,
} from './page-draft.ts';
import { kindIdentifiers, kindsInUse, languagePrefix } from '../model/page-paths.ts';
import { PathFields } from './path-fields.tsx';

interface PageSettingsDialogProps {
  readonly page: EditedPage;
  /** A refusal to mend. */
  readonly failure: string | undefined;
  /** The text to begin with. */
  readonly field: string | undefined;
  /** The language to begin in; that of the bench without. */
  readonly locale: string | undefined;
}

const textWords = { page_label: 'label', page_title: 'title', page_description: 'description' } as const;
const fieldWords = { ...textWords, path: 'path', key: 'type' } as const;

/** What a page says of itself, where it is and of which kind (specification §2 'Editor', page settings). */
export function PageSettingsDialog(props: PageSettingsDialogProps) {
  const { page, failure: refused, field: wanted } = props;
  const t = useEditorT();
  const id = useId();
  const editor = useEditor();
  const work = useWorkStore();
  const { locale, editorSite } = useWorkbench();
  const kindName = useKindName();
  const languageNames = new Intl.DisplayNames([useEditorLocale()], { type: 'language' });
  const site = useEdited((edited) => edited);
  const failure = useFailures().find(({ uid }) => uid === refused);
  // As it is now: what a colleague changes while this is open stays, where it is not written here.
  const [began] = useState(page);
  const [first] = useState(() => draftOf(page, site.languages, failure));
  const input = useStoredInput(`page.${page.id}`);
  const [before, setBefore] = useState(() => storedDraft(page, site.languages, input.before));
  const [draft, setDraft] = useState<PageDraft>(before ?? first);
  const [language, setLanguage] = useState(props.locale ?? locale);
  const [tried, setTried] = useState(failure !== undefined);
  const upper = language.toUpperCase();
  const problems = draftProblems(site, page.id, draft);
  const inUse = kindsInUse(site, page.id);
  const name = pageName(page, locale, t);
  const close = (): void => {
    input.forget();
    work.set({ dialog: undefined });
  };
  function change(next: PageDraft): void {
    setDraft(next);
    input.keep(changesOf(began, next));
  }
  function startOver(): void {
    input.forget();
    setBefore(undefined);
    setDraft(first);
  }
  const said = (field: string): string | undefined =>
    draft === first ? failure?.fields[field]?.join(' ') : undefined;
  function save(): void {
    setTried(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) return setLanguage((wrong.split('.')[1] ?? locale).toLowerCase());
    if (failure) editor.dismiss(failure.uid);
    const commands = commandsOf(page, changesOf(began, draft));
    if (commands.length > 0) editor.act({ key: 'pageChanged', values: { page: name } }, commands, page.id);
    close();
  }
  const inWords = ({ field, languages }: ReturnType<typeof changedFields>[number]): string => {
    const words = t(`pages.${fieldWords[field]}`);
    if (languages.length === 0 || site.languages.length < 2) return words;
    return `${words} (${languages.map((one) => languageNames.of(one) ?? one).join(', ')})`;
  };
  const row = draft.texts[upper];
  return (
    <Modal
      title={t('pages.settings', { name })}
      width="wide"
      isDirty={draft !== first}
      first={wanted && `[name="${wanted}"]`}
      onClose={close}
      foot={
        <>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={close}>
            {t('pages.cancel')}
          </button>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={save}>
            {t('pages.save')}
          </button>
        </>
      }
    >
      {before ? (
        <FromBefore
          what={changedFields(changesOf(began, before), before).map(inWords).join(', ')}
          onStartOver={startOver}
        />
      ) : null}
      {site.languages.length > 1 ? (
        <div className={form.tabs} role="tablist" aria-label={t('pages.language')}>
          {site.languages.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === language}
              data-wrong={tried && `page_label.${one.toUpperCase()}` in problems}
              onClick={() => setLanguage(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </div>
      ) : null}
      {row
        ? pageTexts.map((text) => {
            const most = pageSettingsSchema.properties[text].maxLength;
            const wrong =
              text !== 'page_label'
                ? undefined
                : tried && problems[`page_label.${upper}`]
                  ? t('pages.problem.name')
                  : said('page_label');
            const field = {
              id: `${id}-${text}`,
              name: text,
              className: form.input,
              value: row[text],
              maxLength: most,
              'aria-invalid': wrong !== undefined,
              'aria-describedby': `${id}-${text}-why`,
              onChange: (event: { readonly target: { readonly value: string } }) =>
                change({
                  ...draft,
                  texts: { ...draft.texts, [upper]: { ...row, [text]: event.target.value } },
                }),
            };
            return (
              <div key={text} className={form.field}>
                <label htmlFor={field.id} className={form.label}>
                  {t(`pages.${textWords[text]}`)}
                  <span>{t('pages.count', { count: row[text].length, most })}</span>
                </label>
                {text === 'page_description' ? <textarea rows={2} {...field} /> : <input {...field} />}
                {text === 'page_label' && wrong === undefined ? (
                  <p className={form.hint}>{t('pages.labelHint')}</p>
                ) : null}
                <p id={`${id}-${text}-why`} className={form.error}>
                  {wrong}
                </p>
              </div>
            );
          })
        : null}
      <div className={form.preview}>
        <span>
          {editorSite.host} › {languagePrefix(site, language).replace('/', ' › ')}
          {draft.path[language]}
        </span>
        <b>{row?.page_title || row?.page_label}</b>
        <span>{row?.page_description}</span>
      </div>
      <PathFields
        site={site}
        page={page.id}
        draft={draft}
        problems={problems}
        said={said}
        onChange={change}
      />
      <div className={form.field}>
        <label htmlFor={`${id}-key`}>{t('pages.type')}</label>
        <select
          id={`${id}-key`}
          className={form.input}
          value={draft.key}
          aria-invalid={said('key') !== undefined}
          aria-describedby={`${id}-key-why`}
          onChange={(event) => change({ ...draft, key: event.target.value })}
        >
          {[...new Set([...kindIdentifiers, page.key])].map((identifier) => (
            <option key={identifier} value={identifier} disabled={inUse.has(identifier)}>
              {kindName(identifier)}
              {inUse.has(identifier) ? ` (${t('pages.onSite')})` : ''}
            </option>
          ))}
        </select>
        <p id={`${id}-key-why`} className={form.error}>
          {said('key')}
        </p>
      </div>
    </Modal>
  );
}
