import { type CommentReader, longestComment } from '@boardwright/api-client/contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useProfile } from '@boardwright/engine/auth';
import { useFormUid } from '../saving/use-form-uid.ts';
import { useStoredInput } from '../saving/stored-input.ts';
import { initialsOf } from '../model/colleague.ts';
import controls from '../ui/controls.module.css';
import styles from './comments.module.css';
import { calledIn, readersFor, typedName, type TypedName } from './mentions.ts';
import type { NewComment } from './comment-source.ts';
import { useCommentsMessages } from './use-comments-messages.ts';

interface CommentFieldProps {
  /** What it is about, as 'thread.12': what was typed and not sent is there again after a reload. */
  readonly name: string;
  readonly first?: string;
  readonly readers: readonly CommentReader[];
  readonly label: string;
  readonly sendText: string;
  /** @throws Error whose message is a sentence for whoever writes */
  readonly onSend: (comment: NewComment) => Promise<void>;
  readonly onCancel: () => void;
}

/** Where a comment is written: `@` offers colleagues, Ctrl+Enter sends. What is not sent is not lost. */
export function CommentField(props: CommentFieldProps) {
  const { name, first = '', readers, label, sendText, onSend, onCancel } = props;
  const commentsT = useCommentsMessages();
  const stored = useStoredInput(`comment.${name}`);
  const [text, setText] = useState(() => (typeof stored.before === 'string' ? stored.before : first));
  const [typed, setTyped] = useState<TypedName>();
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const caretTo = useRef<number>(undefined);
  const uid = useFormUid(text);
  const id = useId();
  const you = useProfile()?.uuid;
  const others = readers.filter(({ user_uuid }) => user_uuid !== you);
  const found = typed ? readersFor(typed.letters, others) : [];
  const isOffering = found.length > 0;
  const tooMany = text.trim().length - longestComment;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (caretTo.current === undefined) return;
    field.current?.setSelectionRange(caretTo.current, caretTo.current);
    caretTo.current = undefined;
  });

  function write(next: string): void {
    setText(next);
    if (next === first) stored.forget();
    else stored.write(next);
  }
  function look(): void {
    const { value, selectionStart, selectionEnd } = field.current ?? {
      value: '',
      selectionStart: 0,
      selectionEnd: 0,
    };
    setTyped(selectionStart === selectionEnd ? typedName(value, selectionStart) : undefined);
    setAt(0);
  }
  function call(reader: CommentReader | undefined): void {
    if (!typed || !reader) return;
    const before = `${text.slice(0, typed.at)}@${reader.name} `;
    caretTo.current = before.length;
    write(before + text.slice(typed.at + 1 + typed.letters.length).trimStart());
    setTyped(undefined);
    field.current?.focus();
  }
  async function send(): Promise<void> {
    if (isSending || text.trim() === '' || tooMany > 0) return field.current?.focus();
    setSending(true);
    setFailure(undefined);
    try {
      await onSend({ uid, text: text.trim(), mentions: calledIn(text, readers) });
      stored.forget();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSending(false);
    }
  }
  function cancel(): void {
    stored.forget();
    onCancel();
  }
  function press(event: KeyboardEvent): void {
    // The editor's own keys are not for who writes here.
    event.stopPropagation();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (isOffering && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
    } else if (isOffering && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault();
      call(found[at]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOffering) setTyped(undefined);
      else if (text.trim() === first) cancel();
      else field.current?.blur();
    }
  }
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={failure !== undefined || tooMany > 0}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOffering ? `${id}-list` : undefined}
        aria-activedescendant={isOffering ? `${id}-${at}` : undefined}
        placeholder={commentsT('placeholder')}
        rows={3}
        value={text}
        onChange={(event) => {
          write(event.target.value);
          look();
        }}
        onKeyDown={press}
        onClick={look}
        onBlur={() => setTyped(undefined)}
      />
      {isOffering ? (
        <div id={`${id}-list`} className={styles.people} role="listbox" aria-label={commentsT('people')}>
          {found.map((reader, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and chooses with its own keys
            <div
              key={reader.user_uuid}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              // The field keeps the focus, which it would lose before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => call(reader)}
            >
              <span className={styles.face} aria-hidden>
                {initialsOf(reader.name)}
              </span>
              <b>{reader.name}</b> <small>{commentsT('getsMail')}</small>
            </div>
          ))}
        </div>
      ) : null}
      <span className={controls.unseen} role="status">
        {isOffering ? commentsT('found', { count: found.length }) : ''}
      </span>
      {tooMany > 0 || failure !== undefined ? (
        <p className={styles.failure} role="alert">
          {failure ?? commentsT('tooLong', { count: tooMany })}
        </p>
      ) : null}
      <div className={styles.acts}>
        <small id={`${id}-hint`}>{commentsT('writeHint')}</small>
        <button type="button" className={controls.button} onClick={cancel}>
          {commentsT('cancel')}
        </button>
        <button
          type="submit"
          className={`${controls.button} ${controls.primary}`}
          title={`${sendText} (Ctrl+Enter)`}
          aria-disabled={isSending || text.trim() === '' || tooMany > 0}
        >
          {isSending ? <span className={controls.spinner} aria-hidden /> : null}
          {sendText}
        </button>
      </div>
    </form>
  );
}
