import { createContext, useContext } from 'react';
import type { SettingNode } from '../panel/setting-node.ts';

/** What every control of a value is given; its words come from the field around it. */
export interface ControlProps<Value = unknown> {
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly schema: SettingNode;
}

/** The field a control stands in. */
export interface FieldAround {
  readonly blockKey: string;
  /** The setting's name, as `headerText`. */
  readonly name: string;
  /** What an admin calls it. */
  readonly label: string;
  readonly labelId: string | undefined;
  /** Of the help and the message under the control, while there are any. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** What the page shows while it is empty. */
  readonly placeholder?: string | undefined;
}

export const FieldContext = createContext<FieldAround>({
  blockKey: '',
  name: '',
  label: '',
  labelId: undefined,
  describedBy: undefined,
  invalid: false,
});

/** Writes a value after its control is gone; see PanelContext. */
type WriteLate = (isIt: (value: unknown) => boolean, change: (value: unknown) => unknown) => boolean;
export const WriteLateContext = createContext<WriteLate>(() => false);

export function useWriteLate(): WriteLate {
  return useContext(WriteLateContext);
}

export function useFieldAround(): FieldAround {
  return useContext(FieldContext);
}

/** For a control that `<label for>` names. */
export function useAria() {
  const { invalid, describedBy } = useFieldAround();
  return { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy };
}

/** For a control of several parts, or one that is no native input. */
export function useGroupAria() {
  const { label, labelId, describedBy } = useFieldAround();
  return {
    ...(labelId ? { 'aria-labelledby': labelId } : { 'aria-label': label }),
    'aria-describedby': describedBy,
  };
}

/** For a sheet that opens: the pane scrolls until all of it is in sight. */
export function bringInSight(sheet: HTMLElement | null): void {
  sheet?.scrollIntoView({ block: 'nearest' });
}

/** Keeps Ctrl+Z and its like to a control that has an undo of its own. */
export function storeUndo(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly stopPropagation: () => void;
}): void {
  if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) event.stopPropagation();
}
