import type { BlockSchema } from '@boardwright/blocks-schema';
import { useNavigate, useSearchParams } from 'react-router';
import { useBench } from '../bench/bench.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEdited, useEditor } from '../../machines/page-editing/page-editing.react.tsx';
import { tabsOf } from '../panel/panel-schema.ts';
import type { Finding } from './finding.ts';

/** Frames in which the settings of a block chosen this moment are waited for. */
const patience = 30;

const settingIn = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(name)}"]`);

/** Puts the focus on a setting of the chosen block, on its tab. */
function focusSetting(tab: string | undefined, name: string, left = patience): void {
  const setting = settingIn(name);
  if (setting) {
    setting.scrollIntoView({ block: 'center' });
    const control = ':is(input, select, textarea, button, [contenteditable=true]):not([type=hidden])';
    const group = setting.closest('section')?.querySelector<HTMLElement>('button[aria-expanded=false]');
    (setting.querySelector<HTMLElement>(control) ?? group)?.focus();
    return;
  }
  if (left === 0) return;
  const button = tab && document.querySelector<HTMLElement>(`#bench ~ aside [role=tab][id$="${tab}"]`);
  if (button && button.getAttribute('aria-selected') !== 'true') button.click();
  requestAnimationFrame(() => focusSetting(tab, name, left - 1));
}

/** Leads to where a finding can be put right: its block, its language, its field. */
export function useLead(): (finding: Finding) => void {
  const { engine, page, locale } = useBench();
  const editor = useEditor();
  const own = useEdited((site) => site.defaultLanguage);
  const work = useWorkStore();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  return ({ kind, block, setting, locales }) => {
    if (!page) return;
    if (block === undefined) {
      if (kind === 'pageTexts') work.set({ dialog: { kind: 'pageSettings', page: page.id } });
      return;
    }
    const next = new URLSearchParams(query);
    next.set('block', String(block));
    const [first] = locales;
    if (kind === 'untranslated' && first !== undefined) {
      next.set('page', String(page.id));
      next.set('locale', first.toLowerCase());
      void navigate(`/languages?${next}`);
      return;
    }
    if (first !== undefined && !locales.includes(locale.toUpperCase())) {
      if (first.toLowerCase() === own) next.delete('locale');
      else next.set('locale', first.toLowerCase());
    }
    setQuery(next, { replace: true, preventScrollReset: true });
    if (setting === undefined) return;
    const schema = engine.blocks.get(editor.site().blockOf[block]?.key ?? '')?.schema as
      | BlockSchema
      | undefined;
    const tab = schema && tabsOf(schema).find((one) => schema.tabs[one]?.includes(setting));
    requestAnimationFrame(() => focusSetting(tab, setting));
  };
}
