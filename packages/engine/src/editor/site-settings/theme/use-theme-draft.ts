import { useCallback, useEffect, useState } from 'react';
import { useEdited } from '../../../machines/page-editing/page-editing.react.tsx';
import type { SettingName } from '../setting-schema.ts';
import { useSiteStep } from '../use-site-setting.ts';
import { changedDraft, keptDraft, type ThemeDraft } from './theme-draft.ts';

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
  const id = useEdited((site) => site.id);
  const step = useSiteStep();
  const [draft, setDraft] = useState<ThemeDraft>({});
  const [isRead, setIsRead] = useState(false);
  const place = `boardwright.editor.theme.${id}`;
  useEffect(() => {
    setDraft(keptDraft(settings, read(place)));
    setIsRead(true);
    // Read once: from then on the draft here is the newest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);
  useEffect(() => {
    if (!isRead) return;
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(draft));
  }, [draft, isRead, place]);
  const change = useCallback(
    (name: SettingName, value: unknown) => setDraft((before) => changedDraft(settings, before, name, value)),
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

function read(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}');
  } catch {
    // What is no JSON was not written here: there is no draft.
    return {};
  }
}
