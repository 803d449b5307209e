import { BlockBoundary } from '@boardwright/engine/block-boundary';
import { useEditorT } from '../editor-messages.tsx';
import { BrokenSetting } from './broken-setting.tsx';
import { nodeOf } from './form-schema.ts';
import { OfWhom } from './of-whom.tsx';
import { groupsOf, isTextColour, partnerColour } from './panel-schema.ts';
import { isDisplayed, type RenderedSettings } from './rendered-settings.ts';
import { SettingField } from './setting-field.tsx';
import { SettingGroupSection } from './setting-group.tsx';
import { problemSentence, settingName } from './setting-texts.ts';
import type { ValueProblem } from './setting-problems.ts';
import styles from './block-panel.module.css';

/** The colour that one is read with. Text without a ground stands on white; a ground without text has none that could be hard to read. */
function partnerValue(name: string, partner: unknown): string | undefined {
  const colour = typeof partner === 'string' ? partner : '';
  return colour === '' && !isTextColour(name) ? undefined : colour;
}

interface NamedSettingProps {
  readonly form: RenderedSettings;
  readonly name: string;
  /** The heading above says its name already. */
  readonly isTitled?: boolean;
}

/** One setting of a form, if it is displayed; a control that throws is an error of that setting alone. */
export function NamedSetting({ form, name, isTitled = false }: NamedSettingProps) {
  const { schema, rendered, settings, refused, fallbacks } = form;
  const setting = settings[name];
  if (!setting || !isDisplayed(form, name)) return null;
  const partner = schema.widgets[name] === 'color' ? partnerColour(schema, name) : undefined;
  return (
    <BlockBoundary
      blockKey={`${schema.key}_${name}`}
      given={setting.value}
      fallback={<BrokenSetting label={settingName(nodeOf(rendered, name), name)} />}
    >
      <SettingField
        schema={rendered}
        setting={setting}
        refused={refused(name)}
        isTitled={isTitled}
        fallback={fallbacks[name]}
        partner={partner === undefined ? undefined : partnerValue(name, settings[partner]?.value)}
      />
    </BlockBoundary>
  );
}

interface SettingGroupsProps {
  readonly form: RenderedSettings;
  readonly tab: string;
}

/** The settings of a tab under their headings. */
export function SettingGroups({ form, tab }: SettingGroupsProps) {
  const t = useEditorT();
  const { schema, rendered, settings } = form;
  /** In the heading where that is the setting's only visible name. */
  const markOf = (name: string) => {
    const setting = settings[name];
    return setting && !setting.differs ? <OfWhom node={nodeOf(rendered, name)} /> : null;
  };
  const summaryOf = (names: readonly string[]): string | undefined => {
    const value = names.length === 1 ? settings[names[0] ?? '']?.value : undefined;
    if (!Array.isArray(value)) return undefined;
    const all = nodeOf(rendered, names[0] ?? '').items?.enum?.length;
    return all === undefined
      ? t('panel.items', { count: value.length })
      : t('fields.visibleOf', { visible: value.length, count: all });
  };
  return groupsOf(schema, tab).map(({ shared, names }) => {
    const [single = ''] = shared ? [] : names;
    return (
      <SettingGroupSection
        key={shared ?? `setting/${single}`}
        place={`${schema.key}/${tab}/${shared ?? `setting/${single}`}`}
        title={shared ? t(`fields.group.${shared}`) : settingName(nodeOf(rendered, single), single)}
        summary={summaryOf(names)}
        mark={markOf(single)}
      >
        {names.map((name) => (
          <NamedSetting key={name} form={form} name={name} isTitled={name === single} />
        ))}
      </SettingGroupSection>
    );
  });
}

interface GeneralProblemsProps {
  /** What the settings are of. */
  readonly title: string;
  readonly problems: readonly ValueProblem[];
  /** As the API names what no setting alone can put right. */
  readonly refused?: readonly string[];
}

/** What is wrong with the settings together, above all of them. */
export function GeneralProblems({ title, problems, refused = [] }: GeneralProblemsProps) {
  const t = useEditorT();
  const sentences = [...problems.map((problem) => problemSentence(t, title, problem)), ...refused];
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.general} role="status">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
