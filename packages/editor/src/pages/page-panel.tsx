import { pageSettingsKey } from '@boardwright/blocks-schema';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isOwn, type EditedPage } from '../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { pageSettingsOf, type PageRow, type PageSettingName } from '../model/page-settings.ts';
import panel from '../panel/block-panel.module.css';
import { Unchecked } from '../panel/unchecked.tsx';
import { useValidator } from '../panel/use-validator.ts';
import type { PageEntry } from '../saving/site-pages.ts';
import { useStoredInput } from '../saving/stored-input.ts';
import { commandsOf, rowProblems, storedRow } from './page-draft.ts';
import { FormsOfPage } from './page-fields.tsx';
import { fieldName } from './page-form.ts';
import { PagePanelPlace } from './page-panel-place.tsx';
import { PageTexts } from './page-texts.tsx';
import { typedSettings } from './typed-settings.ts';
import { pagePanelForm } from './use-show-page-settings.ts';
import { useSearchResultMessages } from './use-search-result-messages.ts';
import styles from './page-panel.module.css';

interface PagePanelProps {
  readonly entry: PageEntry;
  /** The language that is written, lower case. */
  readonly locale: string;
}

/** The settings of the page on the bench, while no block of it is chosen. */
export function PagePanel({ entry, locale }: PagePanelProps) {
  const resultT = useSearchResultMessages();
  const { page, name, address } = entry;
  return (
    <aside className={panel.panel} aria-label={resultT('panel', { name })}>
      <header className={panel.head}>
        <span className={panel.sign}>
          <FileText size={16} strokeWidth={1.75} aria-hidden />
        </span>
        <div className={panel.title}>
          <h2>{name}</h2>
          <code>{address}</code>
        </div>
      </header>
      <Suspense fallback={<div className={panel.coming} />}>
        <div className={styles.pane}>
          <p className={styles.none}>{resultT('noBlock')}</p>
          <Texts key={`${page.id}/${locale}`} page={page} name={name} locale={locale} />
          <PagePanelPlace key={page.id} page={page} name={name} />
        </div>
      </Suspense>
    </aside>
  );
}

interface TextsProps {
  readonly page: EditedPage;
  readonly name: string;
  readonly locale: string;
}

/** What the page says of itself: every change is written at once, and what does not fit stays typed until it does. */
function Texts({ page, name, locale }: TextsProps) {
  const t = useEditorT();
  const resultT = useSearchResultMessages();
  const editor = useEditor();
  const site = useEdited((edited) => edited);
  const validator = useValidator(pageSettingsKey);
  const upper = locale.toUpperCase();
  const input = useStoredInput(`page.${page.id}.${upper}`);
  const [open, setOpen] = useState(() => storedRow(input.before));
  const stored = page.texts[upper];
  const row: PageRow = { ...pageSettingsOf(stored?.values), ...open };
  function change(next: PageRow): void {
    const now = editor.site().pageOf[page.id];
    if (!now) return;
    const typed = typedSettings(pageSettingsOf(now.texts[upper]?.values), open, next, validator);
    setOpen(typed.open);
    if (Object.keys(typed.open).length > 0) input.write(typed.open);
    else input.forget();
    const commands = commandsOf(now, { path: {}, texts: { [upper]: typed.written } });
    const [field] = Object.keys(typed.written) as PageSettingName[];
    if (commands.length === 0 || field === undefined) return;
    const step = { key: 'settingChanged', values: { field: fieldName(t, field), block: name } };
    editor.act(step, commands, page.id);
  }
  return (
    <FormsOfPage site={site} page={page}>
      {!isOwn(stored) && site.languages.length > 1 ? (
        <p className={panel.untranslated}>{resultT('follows', { locale: upper })}</p>
      ) : null}
      {validator.isMissing ? <Unchecked schemaKey={pageSettingsKey} /> : null}
      <PageTexts
        id={pagePanelForm}
        site={site}
        page={page}
        language={locale}
        path={page.path[locale] ?? ''}
        row={row}
        problems={rowProblems(row, validator).filter(({ pointer }) => pointer.slice(1) in open)}
        isNamed={false}
        refused={nothing}
        onChange={change}
      />
    </FormsOfPage>
  );
}

const nothing = {};
