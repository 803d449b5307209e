import { useCallback, useMemo } from 'react';
import { isSame } from '@boardwright/blocks-schema';
import { useDrafts, useEdited, useEditor } from '../../page-editing/page-editing.react.tsx';
import { appliedValue, type SettingName } from '../../model/setting-schema.ts';
import { useFits } from '../use-site-problems.ts';
import { siteDraftPlace } from '../use-site-setting.ts';
import { themeDraftIn, validTheme, type ThemeDraft } from './theme-draft.ts';

interface DraftedTheme {
  /** What was chosen or typed, valid or not. */
  readonly draft: ThemeDraft;
  readonly change: (name: SettingName, value: unknown) => void;
  readonly discard: () => void;
  /** One step for the whole theme; what no site can be drawn in stays typed. */
  readonly save: () => void;
}

const place = siteDraftPlace();

/** The theme while it is being chosen: drafts of its settings, until they are saved or discarded. */
export function useThemeDraft(): DraftedTheme {
  const settings = useEdited((site) => site.settings);
  const drafts = useDrafts(place);
  const editor = useEditor();
  const fits = useFits();
  const draft = useMemo(() => themeDraftIn(settings, drafts), [settings, drafts]);
  const change = useCallback(
    (name: SettingName, value: unknown): void => {
      if (isSame(appliedValue(editor.site().settings, name), value)) editor.forgetDrafts(place, [name]);
      else editor.draft(place, name, value);
    },
    [editor],
  );
  return {
    draft,
    change,
    discard: () => editor.forgetDrafts(place, Object.keys(draft)),
    save: () => {
      const set = validTheme(draft, fits);
      if (Object.keys(set).length === 0) return;
      const written = { ...place, names: Object.keys(set) };
      editor.act({ key: 'themeChanged' }, [{ type: 'setSite', set, unset: [] }], undefined, { written });
    },
  };
}
