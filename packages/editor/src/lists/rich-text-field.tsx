import { useId, useMemo } from 'react';
import form from '../ui/form.module.css';
import { FieldContext, type FieldAround } from '../widgets/control.ts';
import { RichTextControl } from '../widgets/rich-text-control.tsx';
import list from './list.module.css';

interface RichTextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** HTML; what may not stand in it is taken out where it is stored. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** A text with headings, lists and links, with its name above. */
export function RichTextField({ label, hint, value, onChange }: RichTextFieldProps) {
  const id = useId();
  const around = useMemo(
    (): FieldAround => ({
      blockKey: '',
      name: 'text',
      label,
      labelId: `${id}-label`,
      describedBy: undefined,
      invalid: false,
    }),
    [id, label],
  );
  return (
    <div className={list.richText}>
      <p id={`${id}-label`} className={form.label}>
        {label}
      </p>
      <FieldContext value={around}>
        <RichTextControl
          id={id}
          value={value}
          withVariables={false}
          schema={{ type: 'string' }}
          onChange={(html) => onChange(html ?? '')}
        />
      </FieldContext>
      {hint ? <p className={form.hint}>{hint}</p> : null}
    </div>
  );
}
