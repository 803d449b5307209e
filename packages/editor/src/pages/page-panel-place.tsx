import { pageSettingsKey } from '@boardwright/blocks-schema';
import { useRef, useState } from 'react';
import type { EditedPage } from '../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useValidator } from '../panel/use-validator.ts';
import { useStoredInput } from '../saving/stored-input.ts';
import controls from '../ui/controls.module.css';
import { focusFirstProblem } from '../ui/focus-first-problem.ts';
import { changesOf, commandsOf, draftOf, draftProblems, storedDraft, type PageDraft } from './page-draft.ts';
import { FormsOfPage, PlaceFields } from './page-fields.tsx';
import { pagePanelForm } from './use-show-page-settings.ts';
import { useSearchResultMessages } from './use-search-result-messages.ts';
import styles from './page-panel.module.css';

interface Change {
  /** The page as it was when the change began: what a colleague changes meanwhile stays. */
  readonly began: EditedPage;
  readonly draft: PageDraft;
}

const nothing = {};

/** Address and kind of the page: they lead visitors elsewhere, and are saved when one says so. */
export function PagePanelPlace({ page, name }: { readonly page: EditedPage; readonly name: string }) {
  const t = useEditorT();
  const resultT = useSearchResultMessages();
  const editor = useEditor();
  const site = useEdited((edited) => edited);
  const validator = useValidator(pageSettingsKey);
  const input = useStoredInput(`page.${page.id}.place`);
  const [change, setChange] = useState((): Change | undefined => {
    const draft = storedDraft(page, site.languages, input.before);
    return draft && { began: page, draft };
  });
  const place = useRef<HTMLDivElement>(null);
  const draft = change?.draft ?? draftOf(page, site.languages);
  const placeOf = ({ began, draft: next }: Change) => ({ ...changesOf(began, next), texts: {} });
  const isChanged = change !== undefined && commandsOf(page, placeOf(change)).length > 0;
  function forget(): void {
    input.forget();
    setChange(undefined);
  }
  function save(): void {
    if (!change) return;
    const { path } = draftProblems(site, page.id, draft, validator);
    if (Object.keys(path).length > 0) return focusFirstProblem(place.current);
    editor.act({ key: 'pageChanged', values: { page: name } }, commandsOf(page, placeOf(change)), page.id);
    forget();
  }
  return (
    <FormsOfPage site={site} page={page}>
      <div ref={place} className={styles.place}>
        <PlaceFields
          id={pagePanelForm}
          site={site}
          page={page}
          draft={draft}
          refused={nothing}
          onChange={(next) => {
            const changed = { began: change?.began ?? page, draft: next };
            setChange(changed);
            input.write(placeOf(changed));
          }}
        />
        {isChanged ? (
          <div className={styles.answers}>
            <button type="button" className={`${controls.button} ${controls.primary}`} onClick={save}>
              {resultT('savePlace')}
            </button>
            <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={forget}>
              {t('pages.cancel')}
            </button>
          </div>
        ) : null}
      </div>
    </FormsOfPage>
  );
}
