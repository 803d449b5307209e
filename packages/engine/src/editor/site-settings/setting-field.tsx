import { namedMessage } from '../../i18n/named-message.ts';
import { useState } from 'react';
import { dateText } from '../../kit/format/date.ts';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { ChooseFromList, ChooseOne, isGroup, type Option } from './fields/choose-one.tsx';
import { Countries } from './fields/countries.tsx';
import { LongInput } from './fields/long-input.tsx';
import { PictureInput } from './fields/picture-input.tsx';
import { Switch } from './fields/switch.tsx';
import { TextInput } from './fields/text-input.tsx';
import { currencyOptions, timeZoneOptions } from './fields/region-options.ts';
import {
  appliedValue,
  isText,
  kindOf,
  propertyOf,
  type FieldKind,
  type SettingName,
  type Unfit,
  unfitOf,
} from '../model/setting-schema.ts';
import { SettingRow } from './setting-row.tsx';
import { useSiteSetting, type EditedSetting } from './use-site-setting.ts';
import styles from './fields/setting-controls.module.css';

/** The id of a setting's control: what checks and the search lead to. */
export function settingId(name: SettingName): string {
  return `setting-${name}`;
}

interface SettingFieldProps {
  readonly name: SettingName;
  /** The language texts are shown in, lower case. */
  readonly locale: string;
}

/** One setting, edited as its schema says. */
export function SettingField({ name, locale }: SettingFieldProps) {
  const t = useEditorT();
  const inLocale = isText(name) ? locale.toUpperCase() : undefined;
  const setting = useSiteSetting(name, inLocale);
  const kind = kindOf(name);
  const title = t(`siteSettings.field.${name}.title`);
  const options = useOptions(name, kind);
  const grouped =
    kind === 'html' ||
    kind === 'pictures' ||
    kind === 'countries' ||
    (kind === 'choice' && isGroup(options ?? []));
  const own = useEdited(({ texts, defaultLanguage }) =>
    inLocale === undefined || defaultLanguage === locale ? '' : texts[defaultLanguage.toUpperCase()]?.[name],
  );
  const { siteName } = useEditorServices();
  // What is typed cannot be kept as it is; it stays typed until it can.
  const [unfit, setUnfit] = useState<Unfit>();
  const hint = t(`siteSettings.field.${name}.hint`);
  const problem = unfit ? unfitText(unfit) : setting.problem;
  const isEmpty = (setting.value ?? '') === '';
  const isUntranslated = isEmpty && typeof own === 'string' && own !== '';
  const isUnnamed = isEmpty && !isUntranslated && name === 'site_name' && siteName !== '';
  function unfitText(found: Unfit): string {
    return found === 'form'
      ? t('siteSettings.unfit', { hint })
      : t(`siteSettings.synonyms.${found.kind}`, { line: found.line, most: found.most });
  }
  function emptyHint(): string | undefined {
    if (isUntranslated) return t('siteSettings.untranslated');
    return isUnnamed ? t('siteSettings.unnamed', { name: siteName }) : undefined;
  }
  return (
    <SettingRow
      id={settingId(name)}
      title={title}
      hint={emptyHint() ?? hint}
      problem={problem}
      differs={setting.differs}
      onReset={setting.reset}
      aside={inLocale}
      inline={kind === 'switch'}
      grouped={grouped}
    >
      <Control
        key={inLocale}
        {...{ name, kind, title, locale, setting, options }}
        instead={isUntranslated ? own : isUnnamed ? siteName : undefined}
        id={settingId(name)}
        invalid={problem !== undefined}
        onFit={setUnfit}
      />
    </SettingRow>
  );
}

interface ControlProps extends SettingFieldProps {
  readonly id: string;
  readonly kind: FieldKind;
  readonly title: string;
  readonly setting: EditedSetting;
  readonly options: readonly Option[] | undefined;
  readonly invalid: boolean;
  /** What visitors read while the text is empty. */
  readonly instead: string | undefined;
  /** Told why what is typed cannot be kept, and when that is over. */
  readonly onFit: (unfit: Unfit | undefined) => void;
}

function Control(props: ControlProps) {
  const { id, name, kind, title, locale, setting, options, invalid, instead, onFit } = props;
  const { value, set } = setting;
  const text = String(value ?? '');
  const commit = (next: string): boolean => {
    const unfit = unfitOf(name, next);
    onFit(unfit);
    if (!unfit) set(next);
    return !unfit;
  };
  const typed = {
    id,
    value: text,
    maxLength: propertyOf(name).maxLength,
    invalid,
    placeholder: instead,
    onType: () => onFit(undefined),
    onCommit: commit,
  };
  switch (kind) {
    case 'switch':
      return <Switch id={id} checked={value === true} onChange={set} />;
    case 'picture':
    case 'icon':
      return <PictureInput id={id} name={title} value={text} asIcon={kind === 'icon'} onChange={set} />;
    case 'pictures':
      return <Pictures id={id} name={name} value={value} onChange={set} />;
    case 'countries':
      return <Countries id={id} value={Array.isArray(value) ? (value as string[]) : []} onChange={set} />;
    case 'html':
      return (
        <LongInput
          {...{ id, invalid }}
          label={title}
          value={text}
          as="richText"
          lang={locale}
          onCommit={commit}
        />
      );
    case 'lines':
      return <TextInput {...typed} rows="several" lang={isText(name) ? locale : undefined} />;
    case 'timeZone':
    case 'currency':
      return <ChooseFromList id={id} value={text} options={options ?? []} onChoose={set} />;
    case 'board':
      return (
        <ChooseFromList
          id={id}
          value={text}
          options={options ?? []}
          onChoose={(board) => set(Number(board))}
        />
      );
    case 'choice':
    case 'dateFormat':
      return <ChooseOne id={id} value={text} options={options ?? []} onChoose={set} />;
    default:
      return <TextInput {...typed} lang={isText(name) ? locale : undefined} />;
  }
}

/** A day whose number and month cannot be mistaken for each other. */
const exampleDay = '2026-12-31T12:00:00Z';

/** What a choosing control offers; undefined for the others. */
function useOptions(name: SettingName, kind: FieldKind): readonly Option[] | undefined {
  const t = useEditorT();
  const locale = useEditorLocale();
  const { configuration } = useEditorServices();
  const timeZone = useEdited(({ settings }) => String(appliedValue(settings, 'time_zone')));
  const choices = propertyOf(name).enum ?? [];
  switch (kind) {
    case 'choice':
      return choices.map((value) => ({
        value,
        text: namedMessage(t, `siteSettings.field.${name}.choice.${value}`) ?? value,
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
      return configuration.job_boards.map((board) => ({ value: String(board.id), text: board.name }));
    default:
      return undefined;
  }
}

interface PicturesProps {
  readonly id: string;
  readonly name: SettingName;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Several pictures kept in one setting, one under each name of its schema. */
function Pictures({ id, name, value, onChange }: PicturesProps) {
  const t = useEditorT();
  const stored = (value ?? {}) as Readonly<Record<string, string>>;
  return Object.keys(propertyOf(name).properties ?? {}).map((each, index) => {
    const title = namedMessage(t, `siteSettings.field.${name}.part.${each}`) ?? each;
    return (
      <div key={each} className={styles.part}>
        <span>{title}</span>
        <PictureInput
          id={index === 0 ? id : `${id}-${each}`}
          name={title}
          value={stored[each] ?? ''}
          onChange={(address) => onChange({ ...stored, [each]: address })}
        />
      </div>
    );
  });
}
