import type { ReactNode } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { classNames } from '../class-names.ts';
import { CheckField } from './check-field.tsx';
import { FieldError } from './field.tsx';
import { errorId, hintId } from './field-wiring.ts';
import type { Option } from './select-field.tsx';
import fieldStyles from './field.module.css';
import styles from './check.module.css';

export interface ChoiceGroupProps {
  /** The name when left out. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly (Omit<Option, 'label'> & { readonly label: ReactNode })[];
  /** `radio` posts one value, `checkbox` each ticked one under the same name. */
  readonly type?: 'radio' | 'checkbox';
  /** The chosen values at first. */
  readonly defaultValue?: readonly string[] | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly optional?: boolean | undefined;
  /** Below each other instead of on one line. */
  readonly stacked?: boolean;
  readonly className?: string | undefined;
  /** A value was chosen, or ticked. */
  readonly onChoose?: ((value: string) => void) | undefined;
}

/** A question with a few answers: a fieldset of radios or checkboxes. */
export function ChoiceGroup({
  name,
  id = name,
  type = 'radio',
  defaultValue = [],
  stacked = false,
  ...props
}: ChoiceGroupProps) {
  const { legend, options, hint, error, required, optional, onChoose } = props;
  const t = useUiT();
  const described = [error && errorId(id), hint !== undefined && hintId(id)].filter(Boolean).join(' ');
  return (
    <fieldset className={props.className} id={id} {...(described && { 'aria-describedby': described })}>
      <legend className={fieldStyles.label}>
        {legend}
        {optional && <small> {t('optional')}</small>}
      </legend>
      <div className={classNames(styles.choices, stacked && styles.stacked)}>
        {options.map((option, index) => (
          <CheckField
            key={option.value}
            id={`${id}-${index}`}
            name={name}
            type={type}
            value={option.value}
            label={option.label}
            defaultChecked={defaultValue.includes(option.value)}
            {...(onChoose && { onChange: () => onChoose(option.value) })}
            required={type === 'radio' && required}
            {...(error && { 'aria-invalid': true })}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
      {hint !== undefined && (
        <p className={fieldStyles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
