import { namedMessage } from '@boardwright/ui/named-message';
import { useCallback } from 'react';
import type { StepName } from '../page-editing/command.ts';
import { useEditorT } from '../editor-messages.tsx';

/** A step in words: `{ key: 'blockAdded', values: { block: 'FAQ' } }` → 'FAQ added'. */
export function useStepMessages(): (name: StepName) => string {
  const t = useEditorT();
  return useCallback(
    ({ key, values = {} }) => {
      // What took another step back names it.
      const inner = values['step'];
      if (key === 'undone' && typeof inner === 'string')
        return t('step.undone', { step: namedMessage(t, `step.${inner}`, values) ?? inner });
      return namedMessage(t, `step.${key}`, values) ?? key;
    },
    [t],
  );
}
