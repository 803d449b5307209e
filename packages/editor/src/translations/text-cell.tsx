import { CircleAlert, Languages, RotateCcw, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import controls from '../ui/controls.module.css';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { textInstead, type TranslationRow } from './translation-rows.ts';
import { piecesOf, correctVariables, variableProblems } from './variables.ts';
import styles from './translations-page.module.css';
import { useTranslationMessages } from './use-translation-messages.ts';

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
  const translationT = useTranslationMessages();
  // Closed by a key: the focus stays in the cell. Closed by going elsewhere: it is there already.
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  if (isOpen) return <OpenCell {...props} />;
  if (row.unused.includes(locale))
    return (
      <span className={styles.unused} title={translationT('unused')}>
        <span aria-hidden>–</span>
        <span className={controls.unseen}>{translationT('unused')}</span>
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
        {translationT('edit', { id: row.id, locale: locale.toUpperCase(), text: '' })}
      </span>
      {row.changed.includes(locale) ? (
        <span className={styles.pip} title={translationT('changed')}>
          <span className={controls.unseen}>{translationT('changed')}: </span>
        </span>
      ) : null}
      {instead ? (
        <>
          <b>
            <Languages size={14} aria-hidden />
            {translationT('notTranslated')}
          </b>
          <span className={styles.instead}>
            {translationT('shows', { locale: instead.locale.toUpperCase(), text: instead.text })}
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
  const translationT = useTranslationMessages();
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
        aria-label={translationT('edit', { id: row.id, locale: locale.toUpperCase(), text: '' })}
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
              {translationT(error.suggestion ? 'unknown' : 'unknownAlone', {
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
                  {translationT('meant', { suggestion: error.suggestion })}
                </button>
              ) : null}
            </span>
          </p>
        ) : warning && typed !== '' ? (
          <p className={styles.warning}>
            <TriangleAlert size={14} aria-hidden />
            {translationT('leftOut', { written: warning.written })}
          </p>
        ) : (
          <p>
            {isChanged && row.builtIn[locale] !== undefined
              ? translationT('own', { text: row.builtIn[locale] ?? '' })
              : null}
          </p>
        )}
        <span className={styles.keys} aria-hidden>
          <kbd>Ctrl</kbd> <kbd>↵</kbd> {translationT('next')}
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
            {translationT('reset')}
          </button>
        ) : null}
        <button type="button" className={`${controls.button} ${styles.small}`} onClick={onClose}>
          {translationT('cancel')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.primary} ${styles.small}`}
          aria-disabled={isWrong}
          onClick={() => write() && onClose()}
        >
          {translationT('save')}
        </button>
      </div>
    </div>
  );
}
