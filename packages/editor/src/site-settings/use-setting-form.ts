import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { dateText } from '@boardwright/ui/date';
import { namedMessage } from '@boardwright/ui/named-message';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useEditorLocale } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import {
  appliedValue,
  kindOf,
  propertyOf,
  type FieldKind,
  type SettingName,
} from '../model/setting-schema.ts';
import { controlsOf } from '../panel/panel-schema.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { currencyOptions, timeZoneOptions } from './fields/region-options.ts';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

/** A setting's schema as it is drawn, with its words and choices, and what draws it. */
export interface SettingFormSchema {
  readonly node: SettingNode;
  readonly ui: UiSchema;
}

interface Option {
  readonly value: string | number;
  readonly text: string;
}

/** A day whose number and month cannot be mistaken for each other. */
const exampleDay = '2026-12-31T12:00:00Z';

/** What draws what a setting's type does not tell. */
const controls: Readonly<Partial<Record<FieldKind, UiSchema>>> = {
  picture: { 'ui:field': 'sitePicture' },
  icon: { 'ui:field': 'siteIcon' },
  countries: { 'ui:field': 'countries' },
  colour: { 'ui:field': 'themeColour' },
  font: { 'ui:field': 'themeFont' },
  slider: { 'ui:widget': 'slider' },
  html: { 'ui:widget': 'richText' },
};

/** What can be chosen, in the reader's words; undefined where nothing is chosen from a list. */
function useOptions(name: SettingName): readonly Option[] | undefined {
  const settingT = useSiteSettingMessages();
  const locale = useEditorLocale();
  const { configuration } = useEditorServices();
  const timeZone = useEdited(({ settings }) => String(appliedValue(settings, 'time_zone')));
  return useMemo(() => {
    const choices = propertyOf(name).enum ?? [];
    switch (kindOf(name)) {
      case 'choice':
        return choices.map((value) => ({
          value,
          text: namedMessage(settingT, `field.${name}.choice.${value}`) ?? value,
        }));
      case 'dateFormat':
        return choices.map((value) => ({
          value,
          text: `${dateText(exampleDay, { locale, timeZone, dateFormat: value })} (${value})`,
        }));
      case 'currency':
        return currencyOptions(locale);
      case 'timeZone':
        return timeZoneOptions();
      case 'board':
        return configuration.job_boards.map(({ id, name: board }) => ({ value: id, text: board }));
      default:
        return undefined;
    }
  }, [name, settingT, locale, configuration, timeZone]);
}

/** How a setting of the site is drawn by the form of settings. */
export function useSettingForm(name: SettingName): SettingFormSchema {
  const settingT = useSiteSettingMessages();
  const options = useOptions(name);
  return useMemo(() => {
    const { default: preset, ...withoutPreset } = propertyOf(name) as SettingNode;
    // A slider ticks its default.
    const property = kindOf(name) === 'slider' ? { ...withoutPreset, default: preset } : withoutPreset;
    if (options) {
      const { pattern: _pattern, ...rest } = property;
      const node = {
        ...rest,
        enum: options.map(({ value }) => value),
        enumNames: options.map(({ text }) => text),
      };
      return { node, ui: {} };
    }
    const parts = Object.keys(property.properties ?? {});
    if (parts.length === 0)
      return { node: property, ui: controls[kindOf(name)] ?? controlsOf({}, name, property) };
    // Several pictures stored in one setting, one under each name of its schema.
    return {
      node: {
        ...property,
        properties: Object.fromEntries(
          parts.map((part) => [
            part,
            {
              ...property.properties?.[part],
              title: namedMessage(settingT, `field.${name}.part.${part}`) ?? part,
            },
          ]),
        ),
      },
      ui: Object.fromEntries(parts.map((part) => [part, { 'ui:field': 'sitePicture' }])),
    };
  }, [name, options, settingT]);
}
