import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useState } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Field } from './field.tsx';
import { fieldWiring } from './field-wiring.ts';
import type { TextFieldProps } from './text-field.tsx';
import fieldStyles from './field.module.css';
import styles from './password.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'small' | 'defaultValue'>;

/** A password, which one may look at. What was typed never comes back from the server. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, id = name, label, hint, error, required, optional, aside, fieldClassName, ...rest } = props;
  const { className, ...input } = rest;
  const t = useUiT();
  const [isVisible, setIsVisible] = useState(false);
  // Without scripts the eye could not open: it comes with them, in room kept for it.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <Field {...{ id, label, hint, error, optional, aside }} className={fieldClassName}>
      <div className={styles.password}>
        <input
          {...input}
          {...fieldWiring({ id, error, hint, required })}
          id={id}
          name={name}
          type={isVisible ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={classNames(fieldStyles.input, styles.input, className)}
        />
        {alive && (
          <IconButton
            type="button"
            className={styles.eye}
            icon={isVisible ? EyeOff : Eye}
            label={t(isVisible ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsVisible(!isVisible)}
          />
        )}
      </div>
    </Field>
  );
}
