import type { InputEventHandler, ReactNode } from 'react';
import type { ActionResult } from '../../board/define-block.ts';
import { BlockForm } from '../forms/block-form.tsx';
import { formResponse, type FormResponse } from '../forms/form-response.ts';
import { MachineForm, type MachineFormProps } from '../forms/machine-form.tsx';
import { partField, type FormPanel } from './account-panel.ts';

export interface PanelFormProps<Action extends string> {
  readonly panel: FormPanel<Action>;
  /** One of the panel's actions. */
  readonly action: NoInfer<Action>;
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

/** The answer that the page was drawn with to this form of the panel, after a post without scripts. */
export function panelResult<Action extends string>(
  { outcome }: FormPanel<Action>,
  action: NoInfer<Action>,
  part: string | undefined,
): ActionResult | undefined {
  const values = outcome && !outcome.result.ok ? outcome.result.values : undefined;
  return outcome?.action === action && values?.[partField] === part ? outcome.result : undefined;
}

interface PanelMachineFormProps<Action extends string>
  extends
    Omit<MachineFormProps, 'id' | 'action'>,
    Pick<PanelFormProps<Action>, 'panel' | 'action' | 'part'> {}

/** A form of an account panel whose post a machine makes. */
export function PanelMachineForm<Action extends string>({
  panel,
  action,
  part,
  children,
  ...form
}: PanelMachineFormProps<Action>) {
  return (
    <MachineForm {...form} id={panel.id} action={`${panel.tab}.${action}`}>
      {part !== undefined && <input type="hidden" name={partField} value={part} />}
      {children}
    </MachineForm>
  );
}

/** A form of an account panel. */
export function PanelForm<Action extends string>({
  panel,
  action,
  part,
  multipart = false,
  className,
  label,
  onInput,
  children,
}: PanelFormProps<Action>) {
  return (
    <BlockForm
      id={panel.id}
      action={`${panel.tab}.${action}`}
      {...(part !== undefined && { part })}
      {...(label !== undefined && { label })}
      initial={panelResult(panel, action, part)}
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
