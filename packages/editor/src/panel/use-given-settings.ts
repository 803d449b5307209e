import type { BlockSchema, SettingsValidator } from '@boardwright/blocks-schema';
import { useEffect, useMemo, useState } from 'react';
import type { Values } from '../page-editing/edited-site.ts';
import { useLatest } from '../ui/use-latest.ts';
import { countedChange } from './counted-list.ts';
import type { PanelActions } from './panel-context.ts';
import { storableSettings } from './setting-problems.ts';
import { changeOf } from './use-write-settings.ts';

interface Given {
  readonly schema: BlockSchema;
  readonly validator: SettingsValidator;
  readonly value: Values;
  readonly onChange: (value: Values, drafts: Values) => void;
}

const none: Values = {};

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Settings that somebody else holds: what fits is handed over, what does not is kept here until it does. */
export function useGivenSettings(given: Given): { readonly drafts: Values; readonly actions: PanelActions } {
  const { schema, validator } = given;
  const [drafts, setDrafts] = useState(none);
  const now = useLatest({ ...given, drafts });
  const actions = useMemo(() => {
    /** @param changed what was typed last, over what was typed before */
    const type = (changed: Values): void => {
      const { value: stored, onChange, ...latest } = now.current;
      const typed = { ...latest.drafts, ...changed };
      const names = storableSettings(latest.schema, latest.validator, {
        stored,
        typed,
        changed: Object.keys(changed),
      });
      const left = without(typed, names);
      setDrafts(left);
      const changes = names.map((name) => changeOf(latest.schema, name, typed[name]));
      const unset = changes.flatMap((change) => change.unset);
      onChange(Object.assign(without(stored, unset), ...changes.map(({ set }) => set)) as Values, left);
    };
    const write: PanelActions['write'] = (name, value) => {
      const { value: stored, ...latest } = now.current;
      type(countedChange(latest.schema, name, value, { ...stored, ...latest.drafts }));
    };
    const reset: PanelActions['reset'] = (names) => {
      const { value: stored, onChange, ...latest } = now.current;
      const left = without(latest.drafts, names);
      setDrafts(left);
      onChange(without(stored, names), left);
    };
    return { language: undefined, writeLate: () => false, write, reset, type };
  }, [now]);
  useEffect(() => {
    if (Object.keys(now.current.drafts).length > 0) actions.type({});
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- by another schema what was typed may fit
  }, [schema, validator, now, actions]);
  return { drafts, actions };
}
