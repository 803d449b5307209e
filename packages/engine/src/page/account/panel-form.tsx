import type { InputEventHandler, ReactNode } from 'react';
import type { ActionResult } from '../../board/define-block.ts';
import { BlockForm } from '../forms/block-form.tsx';
import { formResponse, type FormResponse } from '../forms/form-response.ts';
import { partField, type PanelProps } from './account-panel.ts';

export interface PanelFormProps {
  readonly panel: Pick<PanelProps, 'id' | 'tab' | 'outcome'>;
  /** One of the panel's actions. */
  readonly action: string;
  /** Which of several forms of this action; the action must hand it back among the values. */
  readonly part?: string;
  /** Set for forms with files. */
  readonly multipart?: boolean;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly onInput?: InputEventHandler<HTMLFormElement>;
  readonly children: (state: {
    readonly answer: FormResponse;
    readonly result: ActionResult | undefined;
    readonly busy: boolean;
  }) => ReactNode;
}

/** A form of an account panel. */
export function PanelForm({
  panel,
  action,
  part,
  multipart = false,
  className,
  label,
  onInput,
  children,
}: PanelFormProps) {
  const { outcome } = panel;
  const values = outcome && !outcome.result.ok ? outcome.result.values : undefined;
  const own = outcome?.action === action && values?.[partField] === part;
  return (
    <BlockForm
      id={panel.id}
      action={`${panel.tab}.${action}`}
      {...(part !== undefined && { part })}
      {...(label !== undefined && { label })}
      initial={own ? outcome.result : undefined}
      multipart={multipart}
      className={className}
      {...(onInput && { onInput })}
    >
      {({ result, busy }) => (
        <>
          {part !== undefined && <input type="hidden" name={partField} value={part} />}
          {children({ answer: formResponse(result), result, busy })}
        </>
      )}
    </BlockForm>
  );
}
