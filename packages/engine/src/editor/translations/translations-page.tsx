import { ArrowLeft, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { namespaceOf } from '../../define-block.ts';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { useBench } from '../bench/bench.tsx';
import { useEditorT } from '../editor-words.tsx';
import { EditorFrame } from '../shell/editor-frame.tsx';
import controls from '../ui/controls.module.css';
import { findRows, translationRows, type TranslationRow } from './translation-rows.ts';
import styles from './translations-page.module.css';

/** Every text of the website in its languages (specification §2, /admin/translations). Read only. */
export function TranslationsPage() {
  const t = useEditorT();
  const { engine } = useBench();
  const locales = useEdited((site) => site.languages);
  const custom = useEdited((site) => site.settings['custom_translations']);
  const siteName = useEdited((site) => site.name);
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  const [part, setPart] = useState<string>();
  const sought = useDeferredValue(typed);
  const rows = useMemo(() => translationRows(engine, locales, custom), [engine, locales, custom]);
  const parts = useMemo(() => [...new Set(rows.map((row) => row.part))], [rows]);
  const titles = useMemo(
    () => new Map([...engine.blocks.values()].map((block) => [namespaceOf(block.key), block.schema.title])),
    [engine],
  );
  const found = useMemo(() => findRows(rows, sought, part), [rows, sought, part]);
  useEffect(() => {
    document.title = `${t('translations.documentTitle')} · ${siteName} · Boardwright`;
  }, [siteName, t]);
  return (
    <EditorFrame
      preview="/"
      tools={
        <Link className={`${controls.button} ${styles.back}`} to={`/${search}`}>
          <ArrowLeft size={15} aria-hidden />
          {t('translations.back')}
        </Link>
      }
    >
      <div className={styles.workspace}>
        <nav className={styles.parts} aria-label={t('translations.parts')}>
          <label className={styles.find}>
            <Search size={14} strokeWidth={2} aria-hidden />
            <input
              type="search"
              value={typed}
              placeholder={t('translations.find')}
              aria-label={t('translations.find')}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <div className={styles.partList}>
            <Part
              name={t('translations.all')}
              count={rows.length}
              chosen={part === undefined}
              onChoose={() => setPart(undefined)}
            />
            {parts.map((each) => (
              <Part
                key={each}
                name={titles.get(each) ?? t(`translations.part.${each}`)}
                count={rows.filter((row) => row.part === each).length}
                chosen={part === each}
                onChoose={() => setPart(each)}
              />
            ))}
          </div>
        </nav>
        {/* It scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <main id="bench" className={styles.main} tabIndex={0} aria-labelledby="texts-title">
          <header className={styles.head}>
            <h1 id="texts-title">{t('translations.title')}</h1>
            <p>{t('translations.intro')}</p>
            <p role="status">{t('translations.texts', { count: found.length })}</p>
          </header>
          {found.length > 0 ? <Texts rows={found} locales={locales} /> : null}
          {found.length === 0 ? <p className={styles.none}>{t('translations.none')}</p> : null}
        </main>
      </div>
    </EditorFrame>
  );
}

interface PartProps {
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Part({ name, count, chosen, onChoose }: PartProps) {
  return (
    <button type="button" className={styles.part} aria-pressed={chosen} onClick={onChoose}>
      {name}
      <span>{count}</span>
    </button>
  );
}

interface TextsProps {
  readonly rows: readonly TranslationRow[];
  readonly locales: readonly string[];
}

function Texts({ rows, locales }: TextsProps) {
  const t = useEditorT();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('translations.text')}</th>
          {locales.map((locale) => (
            <th key={locale} scope="col">
              {locale.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, texts, changed }) => (
          <tr key={id}>
            <th scope="row">
              <code>{id}</code>
            </th>
            {locales.map((locale) => (
              <td key={locale} lang={locale}>
                {changed.includes(locale) ? (
                  <span className={styles.pip} title={t('translations.changed')}>
                    <span className={controls.unseen}>{t('translations.changed')}: </span>
                  </span>
                ) : null}
                {texts[locale]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
