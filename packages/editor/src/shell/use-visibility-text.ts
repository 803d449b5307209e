import { translate } from '@boardwright/messages';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import type { EditedBlock } from '../page-editing/edited-site.ts';
import { useEditorLocale } from '../editor-messages.tsx';
import { visibilityOf } from '../model/visibility-of.ts';
import { nodeOf } from '../panel/form-schema.ts';
import { choiceName } from '../panel/setting-texts.ts';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { visibilityMessages } from './visibility.messages.ts';

/** What visitors do not see a block by, in words: 'Hidden', 'From Mon 30 Nov, 09:00 · Not on Phones'; empty for none. */
export function useVisibilityText(): (block: EditedBlock) => string {
  const t = translate(visibilityMessages, useEditorLocale());
  const timeOf = useMomentText();
  const { engine } = useWorkbench();
  const defaultLanguage = useEdited((site) => site.defaultLanguage);
  return (block) => {
    const visibility = visibilityOf(block, { defaultLanguage });
    if (!visibility) return '';
    if (visibility.hidden === true) return t('hidden');
    const schema = engine.blocks.get(block.key)?.schema;
    const fields = schema && nodeOf(schema, 'visibility')?.properties;
    const names = (field: 'hiddenFor' | 'hiddenOn') =>
      (visibility[field] ?? []).map((value) => choiceName(fields?.[field]?.items, value)).join(', ');
    const { from, until } = visibility;
    return [
      ...(from === undefined ? [] : [t('from', { time: timeOf(from) })]),
      ...(until === undefined ? [] : [t('until', { time: timeOf(until) })]),
      ...(['hiddenFor', 'hiddenOn'] as const).flatMap((field) =>
        visibility[field]?.length ? [t(field, { names: names(field) })] : [],
      ),
    ].join(' · ');
  };
}
