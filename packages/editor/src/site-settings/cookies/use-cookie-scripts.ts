import {
  cookieScriptsKey,
  partsOfPath,
  type CookieScript,
  type SettingsValidator,
} from '@boardwright/blocks-schema';
import { useCallback, useMemo } from 'react';
import { namedMessage } from '@boardwright/ui/named-message';
import { useDrafts, useEdited, useEditor } from '../../page-editing/page-editing.react.tsx';
import { useFailures } from '../../page-editing/saving.react.tsx';
import { useValidator } from '../../panel/use-validator.ts';
import type { ValueProblem } from '../../panel/setting-problems.ts';
import { siteDraftPlace } from '../use-site-setting.ts';
import { useTyping } from '../use-typing.ts';
import { isTyped, scriptChange, scriptsOf, type Scripts } from './script-changes.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

/** The name under which a list that is not valid is a draft. */
export const scriptsDraft = 'cookie_scripts';
const place = siteDraftPlace();

/** What visitors call a script: its name, else its type. */
export function useScriptName(): (script: Partial<CookieScript>) => string {
  const settingT = useSiteSettingMessages();
  return useCallback(
    ({ name, type }) => name || (namedMessage(settingT, `scripts.type.${type}`) ?? ''),
    [settingT],
  );
}

interface EditedScripts {
  /** As they stand there: what is typed, else what is not valid, else what is stored. */
  readonly scripts: Scripts;
  /** They are typed, and not stored: they are not valid. */
  readonly isDraft: boolean;
  readonly problems: readonly ValueProblem[];
  /** Why the server put the last change back. */
  readonly refused: string | undefined;
  readonly write: (scripts: Scripts) => void;
  /** Stores what is typed without waiting for a pause. */
  readonly flush: () => void;
}

/**
 * The list of cookie scripts. What is made in it is a step at once, what is typed once typing rests; a list that is not
 * valid is a draft, and is stored as one step when it is.
 */
export function useCookieScripts(): EditedScripts {
  const nameOf = useScriptName();
  const editor = useEditor();
  const validator = useValidator(cookieScriptsKey);
  const drafts = useDrafts(place);
  const isDraft = Object.hasOwn(drafts, scriptsDraft);
  const site = useEdited(({ cookieScripts }) => cookieScripts);
  const stored = useMemo(() => scriptsOf(isDraft ? drafts[scriptsDraft] : site), [isDraft, drafts, site]);
  const failed = useFailures().filter(({ commands }) =>
    commands.some(({ type }) => type === 'setCookieScripts'),
  );
  function store(scripts: Scripts): void {
    if (validator.problemsOf(scripts).length > 0) return editor.draft(place, scriptsDraft, scripts);
    const change = scriptChange(scriptsOf(editor.site().cookieScripts), scripts);
    // From what was typed back to what is stored: nothing is to be saved.
    if (!change) return editor.forgetDrafts(place, [scriptsDraft]);
    for (const { uid } of failed) editor.dismiss(uid);
    editor.act(
      { key: change.key, ...('script' in change && { values: { script: nameOf(change.script) } }) },
      [{ type: 'setCookieScripts', scripts }],
      undefined,
      { written: { ...place, names: [scriptsDraft] } },
    );
  }
  const typing = useTyping(stored, store);
  const problems = useMemo(() => problemsIn(validator, stored), [validator, stored]);
  return {
    scripts: typing.value,
    isDraft,
    problems,
    refused: failed[0] && (Object.values(failed[0].fields).flat().join(' ') || failed[0].message),
    write(next) {
      if (isTyped(typing.value, next)) return typing.type(next);
      typing.flush();
      store(next);
    },
    flush: typing.flush,
  };
}

function problemsIn(validator: SettingsValidator, scripts: Scripts): readonly ValueProblem[] {
  return validator.problemsOf(scripts).map(({ path, rule, count }) => ({
    pointer: partsOfPath(path)
      .map((part) => `/${part}`)
      .join(''),
    rule,
    count,
  }));
}
