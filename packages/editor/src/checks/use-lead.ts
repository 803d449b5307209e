import type { BlockSchema } from '@boardwright/blocks-schema';
import { useNavigate, useSearchParams } from 'react-router';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useShowPageSettings } from '../pages/use-show-page-settings.ts';
import { useShowSetting } from '../panel/use-show-setting.ts';
import { withoutTags } from '../saving/site-pages.ts';
import type { Values } from '../page-editing/edited-site.ts';
import type { Finding } from './finding.ts';

/** The setting that a heading's words stand in. */
function settingWithText(schema: BlockSchema | undefined, values: Values, text: string): string | undefined {
  const names = Object.keys(schema?.settings.properties ?? {});
  return text === ''
    ? names[0]
    : (names.find((name) => withoutTags(JSON.stringify(values[name] ?? '')).includes(text)) ??
        schema?.tabs.content?.[0] ??
        names[0]);
}

/** Leads to where a finding can be put right: its block, its language, its field. */
export function useLead(): (finding: Finding) => void {
  const { engine, page, locale, chooseBlock } = useWorkbench();
  const editor = useEditor();
  const showSetting = useShowSetting();
  const showPageSettings = useShowPageSettings();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return ({ kind, block, setting, at, locales, about }) => {
    if (!page) return;
    const [first] = locales;
    if (block === undefined) {
      if (kind === 'pageTexts' || kind === 'longTexts')
        showPageSettings({ page: page.id, field: setting, locale: first?.toLowerCase() });
      return;
    }
    if (kind === 'untranslated' && first !== undefined) {
      const next = new URLSearchParams(query);
      next.set('block', String(block));
      next.set('page', String(page.id));
      next.set('locale', first.toLowerCase());
      void navigate(`/languages?${next}`, { state: { toMissing: true } });
      return;
    }
    const isHere = first === undefined || locales.includes(locale.toUpperCase());
    const there = isHere ? locale.toUpperCase() : first;
    const edited = editor.site().blockOf[block];
    const schema = engine.blocks.get(edited?.key ?? '')?.schema;
    const values = edited?.settings[there]?.values ?? {};
    const name = kind === 'headings' ? settingWithText(schema, values, about) : setting;
    if (name === undefined) chooseBlock(block);
    else showSetting({ block, locale: there, name, at });
  };
}
