import { useMemo } from 'react';
import type { SettingName } from '../model/setting-schema.ts';
import { isGroup } from '../widgets/control-of.tsx';
import { FieldContext } from '../widgets/control.ts';
import { NamedControlsContext, type Place } from '../widgets/form-place.ts';
import { SettingForm } from '../widgets/setting-form.tsx';
import { siteControls } from './fields/site-fields.tsx';
import type { SettingFormSchema } from './use-setting-form.ts';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

interface SettingInputProps {
  readonly id: string;
  readonly name: SettingName;
  readonly form: SettingFormSchema;
  readonly value: unknown;
  readonly isInvalid: boolean;
  /** What visitors read while it is empty. */
  readonly placeholder?: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The control of a setting of the site, by the form of settings; its row says its name and what is wrong. */
export function SettingInput({ id, name, form, value, isInvalid, placeholder, onChange }: SettingInputProps) {
  const settingT = useSiteSettingMessages();
  const { node, ui } = form;
  const label = settingT(`field.${name}.title`);
  const isGrouped = isGroup(node, ui);
  const place = useMemo(
    (): Place => ({ blockKey: 'site', name, pointer: '', problems: [], refused: {} }),
    [name],
  );
  const around = useMemo(
    () => ({
      blockKey: 'site',
      name,
      label,
      labelId: isGrouped ? `${id}-title` : undefined,
      describedBy: `${id}-about`,
      invalid: isInvalid,
      placeholder,
    }),
    [id, name, label, isGrouped, isInvalid, placeholder],
  );
  return (
    <FieldContext value={around}>
      <NamedControlsContext value={siteControls}>
        <SettingForm id={id} value={value} schema={node} ui={ui} place={place} onChange={onChange} />
      </NamedControlsContext>
    </FieldContext>
  );
}
