import { useCallback, useEffect, useState } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import type { SettingName } from '../../model/setting-schema.ts';
import { useStoredInput } from '../../saving/stored-input.ts';
import { useFits } from '../use-site-problems.ts';
import { useSiteStep } from '../use-site-setting.ts';
import { changedDraft, storedDraft, type ThemeDraft } from './theme-draft.ts';

interface DraftedTheme {
  readonly draft: ThemeDraft;
  readonly change: (name: SettingName, value: unknown) => void;
  readonly discard: () => void;
  /** One step for the whole theme. */
  readonly save: () => void;
}

/** The theme while it is being chosen. It survives a reload and a walk through the editor, until saved or discarded. */
export function useThemeDraft(): DraftedTheme {
  const settings = useEdited((site) => site.settings);
  const fits = useFits();
  const step = useSiteStep();
  const { before, keep, forget } = useStoredInput('theme');
  const [draft, setDraft] = useState<ThemeDraft>(() => storedDraft(settings, before, fits));
  useEffect(() => {
    if (Object.keys(draft).length === 0) forget();
    else keep(draft);
  }, [draft, keep, forget]);
  const change = useCallback(
    (name: SettingName, value: unknown) => setDraft((now) => changedDraft(settings, now, name, value)),
    [settings],
  );
  return {
    draft,
    change,
    discard: () => setDraft({}),
    save: () => {
      step({ key: 'themeChanged' }, draft);
      setDraft({});
    },
  };
}
