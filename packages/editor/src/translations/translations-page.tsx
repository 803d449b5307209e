import { namedMessage } from '@boardwright/ui/named-message';
import { isSame } from '@boardwright/blocks-schema';
import { ArrowLeft, Columns2, Search } from 'lucide-react';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { namespaceOf } from '@boardwright/engine/define-block';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { EditorFrame } from '../shell/editor-frame.tsx';
import controls from '../ui/controls.module.css';
import { PagePreview } from './page-preview.tsx';
import { TextTable } from './text-table.tsx';
import { useSiteName } from '../workbench/use-site-name.ts';
import { findRows, missingFirst, translationRows, type TranslationRow } from './translation-rows.ts';
import styles from './translations-page.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';
import { useTranslationMessages } from './use-translation-messages.ts';

/** Which texts are listed: all, those of a part, or some by what they are. */
type Listed =
  | { readonly kind: 'all' | 'missing' | 'changed' | 'page' }
  | { readonly kind: 'part'; readonly part: string };

/** Every text of the website in its languages, each with one of the site's own (specification §2, /admin/translations). */
export function TranslationsPage() {
  const translationT = useTranslationMessages();
  const { engine, entry } = useWorkbench();
  const locales = useEdited((site) => site.languages);
  const own = useEdited((site) => site.defaultLanguage);
  const custom = useEdited((site) => site.settings['custom_translations']);
  const siteName = useSiteName();
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  const [listed, setListed] = useState<Listed>({ kind: 'all' });
  const searched = useDeferredValue(typed);
  const messagesOf = use(engine.loadMessages());
  const rows = useMemo(
    () => translationRows({ blocks: engine.blocks, messagesOf }, locales, custom),
    [engine, messagesOf, locales, custom],
  );
  const onPage = usePartsOfPage();
  const titles = useMemo(
    () => new Map([...engine.blocks.values()].map((block) => [namespaceOf(block.key), block.schema.title])),
    [engine],
  );
  const parts = useMemo(() => [...new Set(rows.map((row) => row.part))], [rows]);
  const isIn = useMemo(() => isListed(onPage), [onPage]);
  const found = useMemo(
    () => missingFirst(findRows(rows, searched).filter((row) => isIn(listed, row))),
    [rows, searched, listed, isIn],
  );
  const missing = useMemo(() => rows.filter((row) => row.missing.length > 0), [rows]);
  useDocumentTitle(`${translationT('documentTitle')} · ${siteName} · Boardwright`);
  const count = (which: Listed): number => rows.filter((row) => isIn(which, row)).length;
  const choice = (name: string, which: Listed, few?: number) => (
    <Part
      key={name}
      name={name}
      count={few ?? count(which)}
      isMissing={few !== undefined}
      chosen={isSame(listed, which)}
      onChoose={() => setListed(which)}
    />
  );
  return (
    <EditorFrame
      tools={
        <Link className={`${controls.button} ${styles.back}`} to={`/${search}`}>
          <ArrowLeft size={15} aria-hidden />
          {translationT('back')}
        </Link>
      }
    >
      <div className={styles.workspace}>
        <nav className={styles.parts} aria-label={translationT('parts')}>
          <label className={styles.find}>
            <Search size={14} strokeWidth={2} aria-hidden />
            <input
              type="search"
              value={typed}
              placeholder={translationT('find')}
              aria-label={translationT('find')}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <div className={styles.partList}>
            {choice(translationT('all'), { kind: 'all' })}
            {choice(
              translationT('missing'),
              { kind: 'missing' },
              missing.length > 0 ? missing.length : undefined,
            )}
            {choice(translationT('changedHere'), { kind: 'changed' })}
            {entry ? choice(translationT('onPage', { page: entry.name }), { kind: 'page' }) : null}
            <p className={styles.partsHead}>{translationT('parts')}</p>
            {parts.map((part) => {
              const few = missing.filter((row) => row.part === part).length;
              const name = titles.get(part) ?? namedMessage(translationT, `part.${part}`) ?? part;
              return choice(name, { kind: 'part', part }, few > 0 ? few : undefined);
            })}
          </div>
          <Link className={`${controls.button} ${styles.beside}`} to={`/languages${search}`}>
            <Columns2 size={15} aria-hidden />
            {translationT('sideBySide')}
          </Link>
        </nav>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <main id="bench" className={styles.main} tabIndex={0} aria-labelledby="texts-title">
          <header className={styles.head}>
            <h1 id="texts-title">{translationT('title')}</h1>
            <p>{translationT(missing.length > 0 ? 'missingIntro' : 'intro')}</p>
            <p role="status">
              {translationT('texts', { count: found.length })}
              {missing.length > 0 ? `, ${translationT('missingTexts', { count: missing.length })}` : null}
            </p>
          </header>
          {found.length > 0 ? (
            <TextTable
              key={`${searched} ${JSON.stringify(listed)}`}
              rows={found}
              all={rows}
              locales={locales}
              own={own}
            />
          ) : (
            <p className={styles.none}>{translationT('none')}</p>
          )}
        </main>
        <PagePreview />
      </div>
    </EditorFrame>
  );
}

/** The parts whose texts can show on the page on the bench. */
function usePartsOfPage(): ReadonlySet<string> {
  const { page } = useWorkbench();
  const blockOf = useEdited((site) => site.blockOf);
  return useMemo(
    () =>
      new Set([
        'ui',
        'jobs',
        ...(page?.blocks ?? []).flatMap((id) => (blockOf[id] ? namespaceOf(blockOf[id].key) : [])),
      ]),
    [page, blockOf],
  );
}

const isListed =
  (onPage: ReadonlySet<string>) =>
  (listed: Listed, row: TranslationRow): boolean => {
    if (listed.kind === 'part') return row.part === listed.part;
    if (listed.kind === 'missing') return row.missing.length > 0;
    if (listed.kind === 'changed') return row.changed.length > 0;
    return listed.kind === 'all' || onPage.has(row.part);
  };

interface PartProps {
  readonly name: string;
  readonly count: number;
  /** The count is of what is missing. */
  readonly isMissing: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Part({ name, count, isMissing, chosen, onChoose }: PartProps) {
  const translationT = useTranslationMessages();
  return (
    <button type="button" className={styles.part} aria-pressed={chosen} onClick={onChoose}>
      {name}
      <span data-missing={isMissing}>
        {count}
        {isMissing ? <span className={controls.unseen}> {translationT('empty')}</span> : null}
      </span>
    </button>
  );
}
