import type { KeyboardEvent } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { isText, type SettingName } from '../model/setting-schema.ts';
import { isGroup } from '../widgets/control-of.tsx';
import { SettingInput } from './setting-input.tsx';
import { SettingRow } from './setting-row.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { useProblemOf } from './use-site-problems.ts';
import { useSiteSetting } from './use-site-setting.ts';
import { useTyping } from './use-typing.ts';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

/** The id of a setting's control: what checks and the search lead to. */
export function settingId(name: SettingName): string {
  return `setting-${name}`;
}

interface SettingFieldProps {
  readonly name: SettingName;
  /** The language texts are shown in, lower case. */
  readonly locale: string;
}

/** One setting of the site, drawn from its schema by the form of settings. */
export function SiteSettingField({ name, locale }: SettingFieldProps) {
  const t = useEditorT();
  const settingT = useSiteSettingMessages();
  const id = settingId(name);
  const inLocale = isText(name) ? locale.toUpperCase() : undefined;
  const setting = useSiteSetting(name, inLocale);
  const { value, set, reset, differs, isDraft } = setting;
  const form = useSettingForm(name);
  const { node, ui } = form;
  const problemOf = useProblemOf();
  const title = settingT(`field.${name}.title`);
  const { hint, placeholder } = useEmptyText(name, locale, value);
  const isNumber = node.type === 'integer' || node.type === 'number';
  // A choice is made, not typed; what is typed is a step after a pause.
  const isTyped =
    node.enum === undefined && ui['ui:field'] === undefined && (isNumber || node.type === 'string');
  /** What cannot be stored as it is stays, until it can. */
  function write(next: unknown): void {
    if (problemOf(name, next) === undefined) set(next);
    else setting.draft(next);
  }
  const typing = useTyping(value === undefined ? '' : String(value), (typed) => {
    if (isNumber && typed === '') reset();
    else write(isNumber ? Number(typed) : typed);
  });
  function typedValue(): unknown {
    if (!isTyped) return value;
    return isNumber ? numberIn(typing.value) : typing.value;
  }
  function change(next: unknown): void {
    if (isTyped) typing.type(next === undefined ? '' : String(next));
    else write(next);
  }
  const wrong = isDraft && !typing.isTyping ? problemOf(name, value) : undefined;
  const problem = wrong === undefined ? setting.problem : `${wrong} ${t('fields.notSaved')}`;
  return (
    <SettingRow
      id={id}
      title={title}
      hint={hint}
      problem={problem}
      differs={differs}
      onReset={reset}
      aside={inLocale}
      inline={node.type === 'boolean'}
      grouped={isGroup(node, ui)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed is stored as soon as the field is left, or a line is ended */}
      <div
        lang={inLocale && locale}
        onBlur={typing.flush}
        onKeyDown={(event) => {
          if (endsLine(event)) typing.flush();
        }}
      >
        <SettingInput
          key={inLocale}
          id={id}
          name={name}
          form={form}
          value={typedValue()}
          isInvalid={problem !== undefined}
          placeholder={placeholder}
          onChange={change}
        />
      </div>
    </SettingRow>
  );
}

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text));

const endsLine = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement;

/** What visitors read while a text is empty: that of the default language, or what the site is called without a name. */
function useEmptyText(name: SettingName, locale: string, value: unknown) {
  const settingT = useSiteSettingMessages();
  const { siteName } = useEditorServices();
  const inherited = useEdited(({ texts, defaultLanguage }) =>
    isText(name) && defaultLanguage !== locale ? texts[defaultLanguage.toUpperCase()]?.[name] : undefined,
  );
  const isEmpty = (value ?? '') === '';
  if (isEmpty && typeof inherited === 'string' && inherited !== '')
    return { hint: settingT('untranslated'), placeholder: inherited };
  if (isEmpty && name === 'site_name' && siteName !== '')
    return { hint: settingT('unnamed', { name: siteName }), placeholder: siteName };
  return { hint: settingT(`field.${name}.hint`), placeholder: undefined };
}
