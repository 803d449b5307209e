import { useMemo, useState, type KeyboardEvent } from 'react';
import { pageSettingsKey } from '@boardwright/blocks-schema';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import type { EditorTranslate } from '../editor.messages.ts';
import { useEditorT } from '../editor-messages.tsx';
import { pageTemplates } from '../patterns/page-templates.ts';
import { Unchecked } from '../panel/unchecked.tsx';
import { useValidator } from '../panel/use-validator.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { FromBefore } from './from-before.tsx';
import { useStoredInput } from '../saving/stored-input.ts';
import { NamedControlsContext, type Place } from '../widgets/form-place.ts';
import { SettingForm } from '../widgets/setting-form.tsx';
import { storedNewPage, type NewPage } from './new-page.ts';
import { FormPageContext, pageControls } from './page-controls.tsx';
import { isNameMissing } from './page-draft.ts';
import { newPageForm } from './page-form.ts';
import { kindName } from '../saving/site-pages.ts';
import { usePageTemplateMessages } from './use-page-template-messages.ts';
import { usePageActions } from './use-page-actions.ts';

/** Asks what a new page begins with and what it is called. */
export function NewPageDialog() {
  const t = useEditorT();
  const templateT = usePageTemplateMessages();
  const [finished, toBeginWith] = [templateT('start'), templateT('label')];
  const work = useWorkStore();
  const { entries, entry } = useWorkbench();
  const { create } = usePageActions();
  const validator = useValidator(pageSettingsKey);
  const site = useEdited((edited) => edited);
  const input = useStoredInput('newPage');
  const [first] = useState<NewPage>({
    start: 'kind',
    key: 'p-generic',
    template: pageTemplates[0]?.key ?? '',
    copyOf: entry?.page.id,
    name: '',
  });
  const [before, setBefore] = useState(() => storedNewPage(site, first, input.before));
  const [asked, setAsked] = useState(before ?? first);
  const { start, key, template, copyOf, name } = asked;
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const problems = validator.problemsOf({ page_label: name });
  const isProblemVisible = tried && isMissing;
  const { node, ui } = useMemo(
    () => newPageForm(t, entries, isProblemVisible, { start: finished, label: toBeginWith }),
    [t, finished, toBeginWith, entries, isProblemVisible],
  );
  const value = useMemo(
    () => ({ start, key, template, copyOf, page_label: name }),
    [start, key, template, copyOf, name],
  );
  const formPage = useMemo(() => ({ site, page: undefined }), [site]);
  const place: Place = {
    blockKey: 'page',
    name: 'new',
    pointer: '',
    problems: problems
      .map(({ path, rule, count }) => ({ pointer: path, rule, count }))
      .filter((problem) => !isNameMissing(problem)),
    refused: isProblemVisible ? { '/page_label': [t('pages.problem.name')] } : {},
  };
  const close = (): void => {
    input.forget();
    work.set({ dialog: undefined });
  };
  function change(changes: Partial<NewPage>): void {
    const next = { ...asked, ...changes };
    setAsked(next);
    input.write(next);
  }
  function changeTo(next: Partial<typeof value>): void {
    const { page_label: label = '', ...rest } = next;
    // Named after its kind for as long as nobody has named it.
    const isOwnName = next.key === key || (name !== '' && name !== kindName(key, t));
    change({ ...rest, name: isOwnName ? label : ownName(next.key, t) });
  }
  function makeOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // The key must not press the button that the focus goes back to.
    event.preventDefault();
    make();
  }
  function startOver(): void {
    input.forget();
    setBefore(undefined);
    setAsked(first);
  }
  function make(): void {
    setTried(true);
    if (isMissing || problems.length > 0) return;
    if (start === 'copy') create('p-generic', name, { copyOf });
    else if (start === 'template')
      create('p-generic', name, { template: pageTemplates.find((one) => one.key === template) });
    else create(key, name);
    close();
  }
  return (
    <Modal
      title={t('pages.new')}
      intro={templateT('intro')}
      width="narrow"
      isDirty={!isMissing}
      onClose={close}
      foot={
        <>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={close}>
            {t('pages.cancel')}
          </button>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={make}>
            {t('pages.create')}
          </button>
        </>
      }
    >
      {before ? <FromBefore what={before.name} onStartOver={startOver} /> : null}
      {validator.isMissing ? <Unchecked schemaKey={pageSettingsKey} /> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the label makes the page */}
      <div onKeyDown={makeOnEnter}>
        <NamedControlsContext value={pageControls}>
          <FormPageContext value={formPage}>
            <SettingForm
              id="new-page"
              value={value}
              schema={node}
              ui={ui}
              place={place}
              onChange={(next) => changeTo(next as Partial<typeof value>)}
            />
          </FormPageContext>
        </NamedControlsContext>
      </div>
    </Modal>
  );
}

/** What a page of a kind is called at first. */
const ownName = (key: string | undefined, t: EditorTranslate): string =>
  key === undefined || key === 'p-generic' ? '' : kindName(key, t);
