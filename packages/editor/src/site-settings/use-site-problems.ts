import { siteSettingsKey, synonymProblem, type SettingsValidator } from '@boardwright/blocks-schema';
import { useCallback } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import type { SettingName } from '../model/setting-schema.ts';
import { problemSentence } from '../panel/setting-texts.ts';
import { useValidator } from '../panel/use-validator.ts';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

/** Whether the schema takes a value of a setting. */
export type Fits = (name: SettingName, value: unknown) => boolean;

/** What the site's own validator says of one setting. */
export const fitsOf =
  ({ problemsOf }: SettingsValidator): Fits =>
  (name, value) =>
    problemsOf({ [name]: value }).length === 0;

/** Whether the site's schema takes a value, as the API asks it. */
export function useFits(): Fits {
  const validator = useValidator(siteSettingsKey);
  return useCallback((name, value) => fitsOf(validator)(name, value), [validator]);
}

/** Says why a value cannot be stored; undefined where it can. */
export function useProblemOf(): (name: SettingName, value: unknown) => string | undefined {
  const t = useEditorT();
  const settingT = useSiteSettingMessages();
  const { problemsOf } = useValidator(siteSettingsKey);
  return (name, value) => {
    const [found] = problemsOf({ [name]: value });
    if (found) {
      const { rule, count } = found;
      // Its hint says how it is written.
      if (rule === 'pattern' || rule === 'email')
        return settingT('unfit', { hint: settingT(`field.${name}.hint`) });
      const sentence = problemSentence(t, settingT(`field.${name}.title`), {
        rule,
        count,
        pointer: '',
      });
      return `${sentence}.`;
    }
    const groups = name === 'search_synonyms' ? synonymProblem(String(value)) : undefined;
    if (!groups) return undefined;
    const { kind, ...values } = groups;
    return settingT(`synonyms.${kind}`, values);
  };
}
