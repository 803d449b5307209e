import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import { readable } from '../panel/setting-texts.ts';
import controls from '../ui/controls.module.css';
import { TextCell } from './text-cell.tsx';
import { pluralStem, type TranslationRow } from './translation-rows.ts';
import { useWriteText } from './use-write-text.ts';
import styles from './translations-page.module.css';
import { useTranslationMessages } from './use-translation-messages.ts';

/** Rows drawn at once; more follow as one scrolls. */
const perPart = 60;

interface TextTableProps {
  readonly rows: readonly TranslationRow[];
  /** Every text, for what the other forms of a plural say. */
  readonly all: readonly TranslationRow[];
  readonly locales: readonly string[];
  /** The default language. */
  readonly own: string;
}

interface Place {
  readonly row: string;
  readonly locale: string;
}

/** Texts as rows, languages as columns; a text is opened by a click or Enter, and saved when it is left. */
export function TextTable({ rows, all, locales, own }: TextTableProps) {
  const translationT = useTranslationMessages();
  const write = useWriteText();
  const [visibleCount, setVisibleCount] = useState(perPart);
  const [open, setOpen] = useState<Place>();
  const more = useRef<HTMLButtonElement>(null);
  const left = rows.length - visibleCount;
  const isMore = left > 0;
  useEffect(() => {
    const sign = more.current;
    if (!isMore || !sign) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setVisibleCount((count) => count + perPart),
      { rootMargin: '600px' },
    );
    watch.observe(sign);
    return () => watch.disconnect();
  }, [isMore]);
  const listed = useRef(rows);
  useEffect(() => {
    listed.current = rows;
  });
  const close = useCallback(() => setOpen(undefined), []);
  const openAt = useCallback((row: string, locale: string) => setOpen({ row, locale }), []);
  const next = useCallback((row: string, locale: string) => {
    const at = listed.current.findIndex(({ id }) => id === row);
    const after = [...listed.current.slice(at + 1), ...listed.current.slice(0, at)];
    const missing = after.find((one) => one.missing.length > 0);
    const wanted = missing ?? listed.current[at + 1];
    if (!wanted) return setOpen(undefined);
    const language = missing?.missing.includes(locale) === false ? missing.missing[0] : locale;
    setVisibleCount((count) => Math.max(count, listed.current.indexOf(wanted) + 1));
    setOpen({ row: wanted.id, locale: language ?? locale });
  }, []);
  const siblings = useMemo(() => textsOfPlurals(all), [all]);
  const inEditor = useEditorLocale();
  return (
    <>
      <table className={styles.table} style={{ '--columns': locales.length + 1 } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{translationT('text')}</th>
            {locales.map((locale) => (
              <LanguageHead key={locale} locale={locale} isOwn={locale === own} rows={all} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, visibleCount).map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span>{nameOf(row, inEditor)}</span>
                <code>{row.id}</code>
              </th>
              {locales.map((locale) => (
                <td key={locale} lang={locale} data-language={locale.toUpperCase()}>
                  <TextCell
                    row={row}
                    locale={locale}
                    own={own}
                    isOpen={open?.row === row.id && open.locale === locale}
                    originals={siblings(row, locale)}
                    onOpen={openAt}
                    onClose={close}
                    onWrite={write}
                    onNext={next}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isMore ? (
        <button
          ref={more}
          type="button"
          className={`${controls.button} ${styles.more}`}
          onClick={() => setVisibleCount(visibleCount + perPart)}
        >
          {translationT('more', { count: Math.min(left, perPart) })}
        </button>
      ) : null}
    </>
  );
}

/** A text is called by what it says in the editor's language; where it says nothing there, by its key. */
function nameOf({ id, part, builtIn }: TranslationRow, locale: string): string {
  const text = builtIn[locale] ?? readable(id.slice(part.length + 1).replaceAll('.', ' '));
  return text.length > 60 ? `${text.slice(0, 58).trimEnd()}…` : text;
}

/** The product's own texts a text must agree with in its variables: its own language first, then its other forms. */
function textsOfPlurals(
  all: readonly TranslationRow[],
): (row: TranslationRow, locale: string) => readonly string[] {
  const byStem = new Map<string, TranslationRow[]>();
  for (const row of all) {
    const stem = pluralStem(row.id);
    if (stem !== undefined) byStem.set(stem, [...(byStem.get(stem) ?? []), row]);
  }
  const made = new Map<string, readonly string[]>();
  return (row, locale) => {
    const key = `${row.id}/${locale}`;
    const known = made.get(key);
    if (known) return known;
    const forms = byStem.get(pluralStem(row.id) ?? '') ?? [];
    const texts = [
      row.builtIn[locale] ?? row.builtIn['en'] ?? '',
      ...[row, ...forms].flatMap(({ builtIn }) => Object.values(builtIn)),
    ];
    made.set(key, texts);
    return texts;
  };
}

interface LanguageHeadProps {
  readonly locale: string;
  readonly isOwn: boolean;
  readonly rows: readonly TranslationRow[];
}

/** A language by its own name, and how much of it is there. */
function LanguageHead({ locale, isOwn, rows }: LanguageHeadProps) {
  const translationT = useTranslationMessages();
  const missing = rows.filter((row) => row.missing.includes(locale)).length;
  // Never said to be whole while something is missing.
  const percent = rows.length === 0 ? 100 : Math.floor(((rows.length - missing) * 100) / rows.length);
  return (
    <th scope="col">
      <span className={styles.language}>
        {locale.toUpperCase()} <span lang={locale}>{languageName(locale)}</span>
        {isOwn ? <span className={styles.badge}>{translationT('default')}</span> : null}
        <span
          className={styles.percent}
          data-whole={missing === 0}
          title={translationT('translated', { percent: `${percent} %` })}
        >
          {percent} %
        </span>
      </span>
    </th>
  );
}

/** A language in itself: 'Nederlands'. */
export function languageName(locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  } catch {
    // Policy: a code no browser knows is its own name.
    return locale;
  }
}
