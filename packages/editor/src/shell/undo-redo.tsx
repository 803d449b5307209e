import { Redo2, Undo2 } from 'lucide-react';
import type { StepName } from '../page-editing/command.ts';
import { useHistory } from '../page-editing/steps.react.tsx';
import { useTakeBack } from '../block-actions/use-take-back.ts';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { useStepMessages } from './use-step-messages.ts';

/** Undo and redo, each saying what it would take back or do again, and going to the page it happens on. */
export function UndoRedo() {
  const t = useEditorT();
  const stepText = useStepMessages();
  const history = useHistory();
  const takeBack = useTakeBack();
  const label = (kind: 'undo' | 'redo', step: { readonly name: StepName } | undefined): string =>
    step
      ? t(`history.${kind}`, { step: stepText(step.name) })
      : t(`history.nothingTo${kind === 'undo' ? 'Undo' : 'Redo'}`);
  return (
    <>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={label('undo', history.undo)}
        title={label('undo', history.undo)}
        aria-disabled={!history.undo}
        onClick={takeBack.undo}
      >
        <Undo2 size={17} strokeWidth={1.8} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={label('redo', history.redo)}
        title={label('redo', history.redo)}
        aria-disabled={!history.redo}
        onClick={takeBack.redo}
      >
        <Redo2 size={17} strokeWidth={1.8} aria-hidden />
      </button>
    </>
  );
}
