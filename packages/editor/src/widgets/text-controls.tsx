import { useId } from 'react';
import { useEditorServices } from '../editor-services.tsx';
import { useAria, useFieldAround, type ControlProps } from './control.ts';
import styles from './field-controls.module.css';

/** From this length on, a counter says how much room is left before the limit. */
const nearly = 0.9;

/** One line of text. Addresses suggest the site's own pages. */
export function TextControl({ id, value, onChange, schema }: ControlProps<string | undefined>) {
  const aria = useAria();
  const { name, placeholder } = useFieldAround();
  const { pages } = useEditorServices();
  const list = useId();
  const isAddress = /^(link|readMoreUrl)$/.test(name);
  const examples = schema.examples ?? [];
  return (
    <>
      <input
        id={id}
        className={styles.input}
        type="text"
        value={value ?? ''}
        autoComplete="off"
        list={isAddress || examples.length > 0 ? list : undefined}
        placeholder={placeholder ?? untouched(value, schema.default)}
        onChange={(event) => onChange(event.target.value)}
        {...aria}
      />
      {isAddress ? (
        <datalist id={list}>
          {pages.map(({ identifier, name: page, address }) =>
            address ? (
              <option key={identifier} value={address}>
                {page}
              </option>
            ) : null,
          )}
        </datalist>
      ) : null}
      {!isAddress && examples.length > 0 ? (
        <datalist id={list}>
          {examples.map((example) => (
            <option key={String(example)}>{String(example)}</option>
          ))}
        </datalist>
      ) : null}
      <Counter text={value} limit={schema.maxLength} />
    </>
  );
}

/** What a text is that nobody has touched; one that was emptied is empty on the page too. */
function untouched(value: unknown, preset: unknown): string | undefined {
  return value === undefined && typeof preset === 'string' && preset !== '' ? preset : undefined;
}

/** Text over several lines; the box grows with it. */
export function TextareaControl({ id, value, onChange, schema }: ControlProps<string | undefined>) {
  const aria = useAria();
  const { placeholder } = useFieldAround();
  return (
    <>
      <textarea
        id={id}
        placeholder={placeholder ?? untouched(value, schema.default)}
        className={styles.textarea}
        rows={3}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        {...aria}
      />
      <Counter text={value} limit={schema.maxLength} />
    </>
  );
}

interface CounterProps {
  /** What stands there, which may be no text. */
  readonly text: unknown;
  readonly limit: number | undefined;
}

function Counter({ text, limit }: CounterProps) {
  if (typeof text !== 'string' || limit === undefined || text.length < limit * nearly) return null;
  return (
    <span className={styles.counter}>
      {text.length}/{limit}
    </span>
  );
}
