import { pageSettingsKey } from '@boardwright/blocks-schema';
import { useMemo, useState } from 'react';
import type { EditedPage } from '../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useFailures } from '../page-editing/saving.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { pageName } from '../saving/site-pages.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { Unchecked } from '../panel/unchecked.tsx';
import { useValidator } from '../panel/use-validator.ts';
import { FromBefore } from './from-before.tsx';
import { useStoredInput } from '../saving/stored-input.ts';
import {
  changedFields,
  changesOf,
  commandsOf,
  draftOf,
  draftProblems,
  firstWrong,
  storedDraft,
  type PageDraft,
} from './page-draft.ts';
import { fieldName, refusedOfPage } from './page-form.ts';
import { PageFields } from './page-fields.tsx';
import { textId } from './page-texts.tsx';

interface PageSettingsDialogProps {
  readonly page: EditedPage;
  /** A refusal to mend. */
  readonly failure: string | undefined;
  /** The text to begin with. */
  readonly field: string | undefined;
  /** The language to begin in; that of the bench without. */
  readonly locale: string | undefined;
}

/** What a page says of itself, where it is and of which kind (specification §2 'Editor', page settings). */
export function PageSettingsDialog(props: PageSettingsDialogProps) {
  const { page, failure: refused, field: wanted } = props;
  const t = useEditorT();
  const editor = useEditor();
  const work = useWorkStore();
  const { locale } = useWorkbench();
  const languageNames = new Intl.DisplayNames([useEditorLocale()], { type: 'language' });
  const site = useEdited((edited) => edited);
  const failure = useFailures().find(({ uid }) => uid === refused);
  const validator = useValidator(pageSettingsKey);
  // As it is now: what a colleague changes while this is open stays, where it is not written here.
  const [began] = useState(page);
  const [first] = useState(() => draftOf(page, site.languages, failure));
  const input = useStoredInput(`page.${page.id}`);
  const [before, setBefore] = useState(() => storedDraft(page, site.languages, input.before));
  const [draft, setDraft] = useState<PageDraft>(before ?? first);
  const [language, setLanguage] = useState(props.locale ?? localeOfRefused(failure) ?? locale);
  const [tried, setTried] = useState(failure !== undefined);
  const problems = draftProblems(site, page.id, draft, validator);
  const name = pageName(page, locale, t);
  // The server has said nothing of what was written since.
  const isAsRefused = draft === first;
  const fieldErrors = useMemo(() => (isAsRefused ? refusedOfPage(failure) : {}), [isAsRefused, failure]);
  const close = (): void => {
    input.forget();
    work.set({ dialog: undefined });
  };
  function change(next: PageDraft): void {
    setDraft(next);
    input.write(changesOf(began, next));
  }
  function startOver(): void {
    input.forget();
    setBefore(undefined);
    setDraft(first);
  }
  function save(): void {
    setTried(true);
    const wrong = firstWrong(problems);
    if (wrong !== undefined) return setLanguage(wrong);
    if (failure) editor.dismiss(failure.uid);
    const commands = commandsOf(page, changesOf(began, draft));
    if (commands.length > 0) editor.act({ key: 'pageChanged', values: { page: name } }, commands, page.id);
    close();
  }
  const changeText = ({ field, languages }: ReturnType<typeof changedFields>[number]): string => {
    const title = fieldName(t, field);
    if (languages.length === 0 || site.languages.length < 2) return title;
    return `${title} (${languages.map((one) => languageNames.of(one) ?? one).join(', ')})`;
  };
  return (
    <Modal
      title={t('pages.settings', { name })}
      width="wide"
      isDirty={draft !== first}
      first={wanted && `#${textId('page', wanted)}`}
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
          what={changedFields(changesOf(began, before), before).map(changeText).join(', ')}
          onStartOver={startOver}
        />
      ) : null}
      {validator.isMissing ? <Unchecked schemaKey={pageSettingsKey} /> : null}
      <PageFields
        site={site}
        page={page}
        draft={draft}
        problems={problems}
        tried={tried}
        refused={fieldErrors}
        language={language}
        onLanguage={setLanguage}
        onChange={change}
      />
    </Modal>
  );
}

/** The language whose texts were refused. */
function localeOfRefused(failure: ReturnType<typeof useFailures>[number] | undefined): string | undefined {
  for (const command of failure?.commands ?? [])
    if (command.type === 'setPageTexts') return command.locale.toLowerCase();
  return undefined;
}
