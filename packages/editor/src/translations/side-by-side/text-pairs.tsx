import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import type { Values } from '../../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../../workbench/workbench-state.tsx';
import { useEditorT } from '../../editor-messages.tsx';
import type { TextPath } from '../../panel/block-texts.ts';
import { useOutdated } from '../outdated.tsx';
import { languageName } from '../text-table.tsx';
import pageStyles from '../translations-page.module.css';
import { OutdatedNote } from './outdated-note.tsx';
import { pairsOf, type TextPair, type TextSource } from './text-source.ts';
import { TextField } from './text-field.tsx';
import { useRightLanguage } from './use-right-language.ts';
import styles from './side-by-side.module.css';
import { useSideBySideMessages } from './use-side-by-side-messages.ts';
import { useTranslationMessages } from '../use-translation-messages.ts';

/** Ctrl+Enter goes to the next text that is missing. */
function toNextMissing(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const here = event.target as Node;
  const missing = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-missing=true]')];
  const next =
    missing.find((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ?? missing[0];
  next?.click();
}

interface TextPairsProps {
  readonly source: TextSource;
  /** The text one begins with, where it was chosen elsewhere. */
  readonly start: string | undefined;
}

/** Left the default language, right another: a row per text. */
export function TextPairs({ source, start }: TextPairsProps) {
  const t = useEditorT();
  const translationT = useTranslationMessages();
  const sideT = useSideBySideMessages();
  const editor = useEditor();
  const { page, blockId, chooseLocale } = useWorkbench();
  const outdated = useOutdated();
  const languages = useEdited((site) => site.languages);
  const own = useEdited((site) => site.defaultLanguage).toUpperCase();
  const right = useRightLanguage();
  const pairs = useMemo(() => pairsOf(source, own, right, own), [source, own, right]);
  const group = useRef<HTMLDivElement>(null);
  const { toMissing } = (useLocation().state ?? {}) as { readonly toMissing?: boolean };
  useEffect(() => {
    if (toMissing) group.current?.querySelector<HTMLElement>('[data-missing=true]')?.focus();
  }, [toMissing]);
  useEffect(() => {
    if (start === undefined) return;
    const pair = group.current?.querySelector(`[data-path="${CSS.escape(start)}"]`);
    // What is left stands first, and what is right after it.
    pair?.querySelectorAll<HTMLElement>('input, textarea, button').item(1)?.focus();
  }, [start]);
  const knownOf = ({ path, right: text, isMissing }: TextPair) =>
    isMissing
      ? undefined
      : outdated.of({ block: blockId, page: page?.id, path: path.join('/') }, right, text ?? '');
  const missing = pairs.filter(({ isMissing }) => isMissing).length;
  const older = pairs.filter((pair) => knownOf(pair) !== undefined).length;
  const valuesIn = (locale: string): Values => source.rows[locale]?.values ?? {};
  function write(locale: string, path: TextPath, text: string): void {
    const other = valuesIn(locale === own ? right : own);
    editor.act(
      { key: 'settingChanged', values: { field: source.nameOf(t, path), block: source.title } },
      [source.write(locale, path, text, other)],
      page?.id,
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pass through from the controls inside
    <div
      ref={group}
      role="group"
      className={styles.pairs}
      aria-label={source.title}
      onKeyDown={toNextMissing}
    >
      <div className={styles.languages}>
        <p>
          <b>{own}</b> <span lang={own}>{languageName(own.toLowerCase())}</span>
          <span className={styles.badge}>{translationT('default')}</span>
        </p>
        <p>
          <label>
            <span className={styles.unseen}>{sideT('language')}</span>
            <select value={right.toLowerCase()} onChange={(event) => chooseLocale(event.target.value)}>
              {languages
                .filter((locale) => locale !== own.toLowerCase())
                .map((locale) => (
                  <option key={locale} value={locale} lang={locale}>
                    {locale.toUpperCase()} {languageName(locale)}
                  </option>
                ))}
            </select>
          </label>
          <span role="status" className={styles.count} data-whole={missing + older === 0}>
            {missing > 0
              ? sideT('missing', { count: missing })
              : older > 0
                ? sideT('outdatedCount', { count: older })
                : sideT('complete')}
          </span>
        </p>
      </div>
      {pairs.length === 0 ? <p className={pageStyles.none}>{sideT('none')}</p> : null}
      {pairs.map((pair) => {
        const { path, kind, left, right: text, visibleInstead, isMissing } = pair;
        const name = source.nameOf(t, path);
        const place = { block: blockId, page: page?.id, path: path.join('/') };
        const known = knownOf(pair);
        return (
          <div key={path.join('/')} className={styles.pair} data-path={path.join('/')}>
            <p title={path.join('.')}>{name}</p>
            <TextField
              name={name}
              locale={own}
              kind={kind}
              value={left}
              instead={undefined}
              onWrite={(typed) => write(own, path, typed)}
            />
            <TextField
              key={right}
              name={name}
              locale={right}
              kind={kind}
              value={text}
              instead={isMissing ? { locale: own, text: visibleInstead ?? '' } : undefined}
              onWrite={(typed) => write(right, path, typed)}
            />
            {known ? (
              <OutdatedNote
                text={known}
                own={own}
                name={name}
                onConfirm={() =>
                  outdated.confirm({ ...place, locale: right, text: known.text, source: known.source })
                }
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
