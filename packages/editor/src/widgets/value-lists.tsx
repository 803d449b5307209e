import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillDefaults } from '@boardwright/blocks-schema';
import { useEditorT } from '../editor-messages.tsx';
import { capitalised } from '../saving/site-pages.ts';
import { itemName } from '../panel/setting-texts.ts';
import { AddButton } from './add-button.tsx';
import { useGroupAria, type ControlProps } from './control.ts';
import { moved } from './sortable.tsx';
import { useRows } from './use-rows.ts';
import controls from './field-controls.module.css';
import styles from './list.module.css';

type Values = readonly unknown[];

interface ValueRow {
  readonly value: unknown;
  readonly index: number;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
  /** What moves it and takes it away: right of its label. */
  readonly actions: ReactNode;
}

interface ValueListProps extends ControlProps<Values | undefined> {
  /** The control of one value. */
  readonly children: (row: ValueRow) => ReactNode;
}

/** What a new value of a list is: its default, else the least its type can be. */
export function freshValue(schema: object): unknown {
  const filled = fillDefaults(schema, undefined);
  if (filled !== undefined) return filled;
  const { type, enum: choices } = schema as { readonly type?: string; readonly enum?: Values };
  if (choices) return choices[0];
  const empty: Readonly<Record<string, unknown>> = { string: '', boolean: false, array: [], null: null };
  if (type === 'object') return fillDefaults(schema, {});
  return type === 'number' || type === 'integer' ? 0 : empty[type ?? ''];
}

/** A list of texts, numbers or lists: each open in its row, moved by buttons, added and taken away. */
export function ValueList({ id, value = [], onChange, schema, children }: ValueListProps) {
  const t = useEditorT();
  const aria = useGroupAria();
  const { keys, setKeys } = useRows(value.length);
  const thing = capitalised(itemName(t, schema));
  const isFull = value.length >= (schema.maxItems ?? Infinity);
  const move = (from: number, to: number): void => {
    setKeys(moved(keys, from, to));
    onChange(moved(value, from, to));
  };
  return (
    <div id={id} role="group" {...aria}>
      {value.length > 0 ? (
        <ol className={styles.list} data-rows>
          {value.map((item, index) => {
            const name = t('fields.number', { thing, number: index + 1 });
            const actions = (
              <span className={styles.actions}>
                <RowButton
                  label={t('fields.moveUp', { name })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ChevronUp size={14} aria-hidden />
                </RowButton>
                <RowButton
                  label={t('fields.moveDown', { name })}
                  disabled={index === value.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ChevronDown size={14} aria-hidden />
                </RowButton>
                <RowButton
                  label={t('fields.remove', { name })}
                  onClick={() => {
                    setKeys(keys.toSpliced(index, 1));
                    onChange(value.toSpliced(index, 1));
                  }}
                >
                  <Trash2 size={14} aria-hidden />
                </RowButton>
              </span>
            );
            const put = (next: unknown): void => onChange(value.with(index, next));
            return (
              <li key={keys[index]} className={styles.value}>
                {children({ value: item, index, label: name, onChange: put, actions })}
              </li>
            );
          })}
        </ol>
      ) : (
        <p className={styles.none}>{t('fields.nothing')}</p>
      )}
      {isFull ? null : (
        <span className={styles.adders}>
          <AddButton schema={schema} onAdd={() => onChange([...value, freshValue(schema.items ?? {})])} />
        </span>
      )}
    </div>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function RowButton({ label, disabled = false, onClick, children }: RowButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

interface PlacesProps extends ControlProps<Values | undefined> {
  readonly children: (value: unknown, index: number, onChange: (value: unknown) => void) => ReactNode;
}

/** A list of so many values, each of its own kind: one beneath the other. */
export function Places({ id, value = [], onChange, schema, children }: PlacesProps) {
  const aria = useGroupAria();
  const places = schema.places ?? [];
  const put = (index: number, next: unknown): void => {
    const all = places.map((place, at) => (at < value.length ? value[at] : freshValue(place)));
    onChange(all.with(index, next));
  };
  return (
    <div id={id} role="group" className={controls.parts} {...aria}>
      {places.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place is its number: nothing moves
        <div key={index} className={controls.place}>
          {children(value[index], index, (next) => put(index, next))}
        </div>
      ))}
    </div>
  );
}
