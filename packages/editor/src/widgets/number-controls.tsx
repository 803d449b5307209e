import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { useAria, useFieldAround, type ControlProps } from './control.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import styles from './field-controls.module.css';

type NumberProps = ControlProps<number | undefined>;

/** What a number is stepped by, and may be typed to: anything, unless it is whole or a multiple. */
const stepOf = ({ type, multipleOf }: SettingNode): number | 'any' =>
  multipleOf ?? (type === 'integer' ? 1 : 'any');

/** The least that a step leads to: beyond a limit that is left out, it is the next number. */
function leastOf({ minimum, exclusiveMinimum, multipleOf = 1 }: SettingNode): number | undefined {
  return exclusiveMinimum === undefined ? minimum : rounded(exclusiveMinimum + multipleOf);
}
function mostOf({ maximum, exclusiveMaximum, multipleOf = 1 }: SettingNode): number | undefined {
  return exclusiveMaximum === undefined ? maximum : rounded(exclusiveMaximum - multipleOf);
}
/** Tenths are no sums of powers of two: 0.1 + 0.2 is 0.3. */
const rounded = (number: number): number => Number(number.toPrecision(12));

/** A number's box: what is typed on the way to a number stays, and is not written. */
function NumberBox({ id, value, onChange, schema, label }: NumberProps & { readonly label?: string }) {
  const aria = useAria();
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      className={styles.number}
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={leastOf(schema)}
      max={mostOf(schema)}
      step={stepOf(schema)}
      value={typed ?? value ?? ''}
      // Emptied, it is its default.
      placeholder={typeof schema.default === 'number' ? String(schema.default) : undefined}
      onChange={({ target }) => {
        const isNumber = target.value !== '' && Number.isFinite(target.valueAsNumber);
        setTyped(isNumber ? undefined : target.value);
        if (isNumber) onChange(target.valueAsNumber);
        // Emptied, not half written: the default applies again, also where something wrong stood.
        else if (target.value === '' && !target.validity.badInput) onChange(undefined);
      }}
      onBlur={() => setTyped(undefined)}
      {...aria}
    />
  );
}

/** A whole number with a step less and a step more. */
export function NumberControl(props: NumberProps) {
  const { value = 0, onChange, schema } = props;
  const t = useEditorT();
  const { label } = useFieldAround();
  const minimum = leastOf(schema) ?? -Infinity;
  const maximum = mostOf(schema) ?? Infinity;
  const size = schema.multipleOf ?? 1;
  const step = (by: number): void =>
    onChange(rounded(Math.min(maximum, Math.max(minimum, value + by * size))));
  return (
    <span className={styles.stepper}>
      <NumberBox {...props} />
      <button
        type="button"
        aria-label={`${label}: ${t('fields.less')}`}
        disabled={value <= minimum}
        onClick={() => step(-1)}
      >
        <Minus size={14} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`${label}: ${t('fields.more')}`}
        disabled={value >= maximum}
        onClick={() => step(1)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </span>
  );
}

/** A number between two limits: a slider with a tick at its default, and its box. */
export function SliderControl(props: NumberProps) {
  const { id, value, onChange, schema } = props;
  const aria = useAria();
  const { label } = useFieldAround();
  const { minimum = 0, maximum = 100 } = schema;
  const defaultValue = typeof schema.default === 'number' ? schema.default : undefined;
  const part = (number: number): string => `${((number - minimum) / (maximum - minimum)) * 100}%`;
  return (
    <span className={styles.slider}>
      <span
        className={styles.track}
        style={
          {
            '--at': part(value ?? minimum),
            ...(defaultValue !== undefined && { '--tick': part(defaultValue) }),
          } as object
        }
      >
        <input
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          value={value ?? minimum}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          {...aria}
        />
        {defaultValue === undefined ? null : <span className={styles.tick} aria-hidden />}
      </span>
      <NumberBox {...props} id={`${id}-number`} label={label} />
    </span>
  );
}
