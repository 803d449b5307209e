import type { BlockSchema } from '@boardwright/blocks-schema';
import type { EditorTranslate } from '../editor.messages.ts';
import { isVisible, nodeOf } from './form-schema.ts';
import { tabName } from './panel-schema.ts';
import type { PanelTab } from './panel-tabs.tsx';
import type { Setting } from './use-settings.ts';

/** A block's settings as a form renders them now, and what is wrong with them. */
export interface RenderedSettings {
  /** As the block declares it. */
  readonly schema: BlockSchema;
  /** As it is rendered while the settings are what they are. */
  readonly rendered: BlockSchema;
  readonly settings: Readonly<Record<string, Setting>>;
  /** What the server said of a setting: sentences by JSON pointer within it. */
  readonly refused: (name: string) => Readonly<Record<string, readonly string[]>>;
  /** What the page says in place of a text that is empty, by setting. */
  readonly fallbacks: Readonly<Record<string, string>>;
}

/** How many things are wrong in a setting. */
export const wrongIn = ({ settings, refused }: RenderedSettings, name: string): number =>
  (settings[name]?.problems.length ?? 0) + Object.keys(refused(name)).length;

/** What is hidden is kept as it is; with something wrong in it, it is shown all the same. */
export function isDisplayed(form: RenderedSettings, name: string): boolean {
  const beside = Object.fromEntries(Object.values(form.settings).map((one) => [one.name, one.value]));
  return isVisible(nodeOf(form.rendered, name), beside) || wrongIn(form, name) > 0;
}

/** The tabs of a form, each with what its settings say of themselves. */
export const tabMarks = (t: EditorTranslate, form: RenderedSettings, tabs: readonly string[]): PanelTab[] =>
  tabs.map((tab) => {
    const names = form.schema.tabs[tab] ?? [];
    return {
      tab,
      title: tabName(t, form.schema, tab),
      differs: names.some((name) => form.settings[name]?.differs),
      wrong: names.reduce((sum, name) => sum + wrongIn(form, name), 0),
    };
  });
