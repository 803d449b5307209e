import type { HeadPart } from '@boardwright/blocks-schema';
import type { EditedPage } from '../page-editing/edited-site.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorLocale } from '../editor-messages.tsx';
import form from '../ui/form.module.css';
import { useSearchResultMessages } from './use-search-result-messages.ts';

interface Speaker {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly HeadPart[];
}

/** Which blocks of the page speak for it, in place of what is filled in here. */
export function HeadFromBlocks({ page }: { readonly page: EditedPage }) {
  const { engine } = useWorkbench();
  const resultT = useSearchResultMessages();
  const list = new Intl.ListFormat(useEditorLocale());
  const blockOf = useEdited((site) => site.blockOf);
  const speakers = new Map<string, Speaker>();
  for (const id of page.blocks) {
    const schema = engine.blocks.get(blockOf[id]?.key ?? '')?.schema;
    if (schema?.inHead)
      speakers.set(schema.key, { key: schema.key, title: schema.title, parts: schema.inHead });
  }
  return [...speakers.values()].map(({ key, title, parts }) => (
    <p key={key} className={form.note}>
      {resultT('fromBlock', {
        block: title,
        parts: list.format(parts.map((part) => resultT(`part.${part}`))),
      })}
    </p>
  ));
}
