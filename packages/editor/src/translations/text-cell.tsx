import { CircleAlert, Languages, RotateCcw, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { textInstead, type TranslationRow } from './translation-rows.ts';
import { piecesOf, correctVariables, variableProblems } from './variables.ts';
import styles from './translations-page.module.css';

/** Longest text that is stored, in characters. */
const most = 2000;

interface TextCellProps {
  readonly row: TranslationRow;
  readonly locale: string;
  readonly own: string;
  readonly isOpen: boolean;
  readonly originals: readonly string[];
  readonly onOpen: (row: string, locale: string) => void;
  readonly onClose: () => void;
  readonly onWrite: (row: TranslationRow, locale: string, text: string | undefined) => void;
  readonly onNext: (row: string, locale: string) => void;
}

/** A text in a language: a button until it is opened, so that many of them stay light. */
export const TextCell = memo(function TextCell(props: TextCellProps) {
  const { row, locale, own, isOpen, onOpen } = props;
  const t = useEditorT();
  // Closed by a key: the focus stays in the cell. Closed by going elsewhere: it is there already.
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  if (isOpen) return <OpenCell {...props} />;
  if (row.unused.includes(locale))
    return (
      <span className={styles.unused} title={t('translations.unused')}>
        <span aria-hidden>–</span>
        <span className={controls.unseen}>{t('translations.unused')}</span>
      </span>
    );
  const text = row.texts[locale];
  const isMissing = row.missing.includes(locale);
  const instead = isMissing ? textInstead(row, own) : undefined;
  return (
    <button
      ref={button}
      type="button"
      className={styles.cell}
      data-missing={isMissing}
      data-cell={`${row.id}/${locale}`}
      onClick={() => onOpen(row.id, locale)}
    >
      <span className={controls.unseen}>
        {t('translations.edit', { id: row.id, locale: locale.toUpperCase(), text: '' })}
      </span>
      {row.changed.includes(locale) ? (
        <span className={styles.pip} title={t('translations.changed')}>
          <span className={controls.unseen}>{t('translations.changed')}: </span>
        </span>
      ) : null}
      {instead ? (
        <>
          <b>
            <Languages size={14} aria-hidden />
            {t('translations.notTranslated')}
          </b>
          <span className={styles.instead}>
            {t('translations.shows', { locale: instead.locale.toUpperCase(), text: instead.text })}
          </span>
        </>
      ) : (
        piecesOf(text ?? '').map((piece, at) =>
          piece.isVariable ? <code key={at}>{piece.text}</code> : <span key={at}>{piece.text}</span>,
        )
      )}
    </button>
  );
});

function OpenCell(props: TextCellProps) {
  const { row, locale, originals, onClose, onWrite, onNext } = props;
  const t = useEditorT();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(row.texts[locale] ?? '');
  const problems = variableProblems(typed, originals);
  const [error] = problems.filter(({ kind }) => kind === 'unknown');
  const [warning] = problems;
  const isWrong = error !== undefined && typed !== '';
  const isChanged = row.changed.includes(locale);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  function write(): boolean {
    // What visitors would read as a mistake is not stored until it is put right.
    if (isWrong || [...typed].length > most) return false;
    onWrite(row, locale, typed);
    return true;
  }
  // A reload or a closed window takes the open text along.
  const last = useRef(write);
  useEffect(() => {
    last.current = write;
  });
  useEffect(() => {
    const writeNow = (): void => void last.current();
    addEventListener('pagehide', writeNow);
    return () => removeEventListener('pagehide', writeNow);
  }, []);
  function keys(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!write()) return;
    if (event.ctrlKey || event.metaKey) onNext(row.id, locale);
    else onClose();
  }
  function leave(event: FocusEvent): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (write()) onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus pass through from the controls inside
    <div role="group" className={styles.open} data-wrong={isWrong} onBlur={leave} onKeyDown={keys}>
      <textarea
        ref={area}
        value={typed}
        rows={1}
        lang={locale}
        aria-label={t('translations.edit', { id: row.id, locale: locale.toUpperCase(), text: '' })}
        aria-invalid={isWrong}
        aria-describedby={id}
        placeholder={row.builtIn[locale] ?? originals[0]}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div id={id} className={styles.hint}>
        {isWrong ? (
          <p className={styles.wrong}>
            <CircleAlert size={14} aria-hidden />
            <span>
              {t(error.suggestion ? 'translations.unknown' : 'translations.unknownAlone', {
                written: error.written,
              })}{' '}
              {error.suggestion ? (
                <button
                  type="button"
                  className={controls.link}
                  onClick={() => {
                    setTyped(correctVariables(typed, error));
                    area.current?.focus();
                  }}
                >
                  {t('translations.meant', { suggestion: error.suggestion })}
                </button>
              ) : null}
            </span>
          </p>
        ) : warning && typed !== '' ? (
          <p className={styles.warning}>
            <TriangleAlert size={14} aria-hidden />
            {t('translations.leftOut', { written: warning.written })}
          </p>
        ) : (
          <p>
            {isChanged && row.builtIn[locale] !== undefined
              ? t('translations.own', { text: row.builtIn[locale] ?? '' })
              : null}
          </p>
        )}
        <span className={styles.keys} aria-hidden>
          <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('translations.next')}
        </span>
      </div>
      <div className={styles.answers}>
        {isChanged ? (
          <button
            type="button"
            className={`${controls.button} ${styles.small}`}
            onClick={() => {
              onWrite(row, locale, undefined);
              onClose();
            }}
          >
            <RotateCcw size={13} aria-hidden />
            {t('translations.reset')}
          </button>
        ) : null}
        <button type="button" className={`${controls.button} ${styles.small}`} onClick={onClose}>
          {t('translations.cancel')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.primary} ${styles.small}`}
          aria-disabled={isWrong}
          onClick={() => write() && onClose()}
        >
          {t('translations.save')}
        </button>
      </div>
    </div>
  );
}
