import { useMemo, type ReactNode } from 'react';
import { useEditorT } from '../../editor-messages.tsx';
import { useFailures } from '../../page-editing/saving.react.tsx';
import { differs, propertyOf, type SettingName } from '../../model/setting-schema.ts';
import { isGroup } from '../../widgets/control-of.tsx';
import { SettingInput } from '../setting-input.tsx';
import { SettingRow } from '../setting-row.tsx';
import { useProblemOf, useFits } from '../use-site-problems.ts';
import { useSettingForm } from '../use-setting-form.ts';
import { failuresOf } from '../use-site-setting.ts';
import { ColourContext } from './theme-colour.tsx';
import { isValid } from './theme-draft.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

interface ThemeFieldProps {
  readonly name: SettingName;
  /** As it would be if saved now. */
  readonly value: unknown;
  /** What is chosen or typed and not saved yet, valid or not; undefined where nothing is. */
  readonly drafted: unknown;
  /** Right of its title. */
  readonly aside?: ReactNode;
  readonly onChange: (name: SettingName, value: unknown) => void;
}

/** A setting of the theme, drawn by the form of settings: it changes what is being chosen, and saves nothing. */
export function ThemeField({ name, value, drafted, aside, onChange }: ThemeFieldProps) {
  const t = useEditorT();
  const settingT = useSiteSettingMessages();
  const id = `setting-${name}`;
  const form = useSettingForm(name);
  const fits = useFits();
  const problemOf = useProblemOf();
  const refused = failuresOf(useFailures(), name)[0]?.reason;
  // No site can be drawn in it: it stays as it was given, with the reason below it.
  const unfit = drafted === undefined || isValid(fits, name, drafted) ? undefined : drafted;
  const wrong = unfit === undefined ? undefined : problemOf(name, unfit);
  const problem = wrong === undefined ? refused : `${wrong} ${t('fields.notSaved')}`;
  const defaultValue = propertyOf(name).default;
  const colour = useMemo(
    () => ({
      value: String(value),
      isChanged: drafted !== undefined,
      unfit: typeof unfit === 'string' ? unfit : undefined,
      problem: refused,
      onReset: () => onChange(name, defaultValue),
    }),
    [value, drafted, unfit, refused, onChange, name, defaultValue],
  );
  const input = (
    <SettingInput
      id={id}
      name={name}
      form={form}
      value={unfit ?? value}
      isInvalid={problem !== undefined}
      onChange={(next) => onChange(name, next ?? defaultValue)}
    />
  );
  // A colour and the font name themselves.
  if (form.ui['ui:field'] !== undefined) return <ColourContext value={colour}>{input}</ColourContext>;
  return (
    <SettingRow
      id={id}
      title={settingT(`field.${name}.title`)}
      hint={settingT(`field.${name}.hint`)}
      problem={problem}
      aside={aside}
      differs={differs(name, unfit ?? value)}
      onReset={() => onChange(name, defaultValue)}
      inline={form.node.type === 'boolean'}
      grouped={isGroup(form.node, form.ui)}
    >
      {input}
    </SettingRow>
  );
}
