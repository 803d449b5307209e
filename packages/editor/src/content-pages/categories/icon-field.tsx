import { useId } from 'react';
import form from '../../ui/form.module.css';
import { FieldContext } from '../../widgets/control.ts';
import { IconPicker } from '../../widgets/icon-picker.tsx';
import { useContentMessages } from '../use-content-messages.ts';

interface IconFieldProps {
  /** An icon's name; empty: none. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The icon of a category: any that visitors can be shown. */
export function IconField({ value, onChange }: IconFieldProps) {
  const t = useContentMessages();
  const id = useId();
  const label = t('category.icon');
  return (
    <div className={form.field}>
      <span className={form.label}>{label}</span>
      <FieldContext
        value={{
          blockKey: '',
          name: 'icon',
          label,
          labelId: undefined,
          describedBy: undefined,
          invalid: false,
        }}
      >
        <IconPicker
          id={id}
          value={value}
          schema={{ type: 'string' }}
          onChange={(name) => onChange(name ?? '')}
        />
      </FieldContext>
    </div>
  );
}
