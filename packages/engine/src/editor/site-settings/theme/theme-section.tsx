import { namedMessage } from '@boardwright/ui/named-message';
import { useEditorT } from '../../editor-messages.tsx';
import { useFailures } from '../../../machines/page-editing/saving.react.tsx';
import controls from '../../ui/controls.module.css';
import { ChooseOne, isGroup } from '../fields/choose-one.tsx';
import fields from '../fields/setting-controls.module.css';
import { Switch } from '../fields/switch.tsx';
import { SectionHead } from '../section-head.tsx';
import { differs, isChoosable, propertyOf, type SettingName } from '../../model/setting-schema.ts';
import { useFits } from '../use-site-problems.ts';
import { SettingRow } from '../setting-row.tsx';
import { failuresOf } from '../use-site-setting.ts';
import { ColourRow } from './colour-row.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { FontChoice } from './font-choice.tsx';
import { themeColours, type ThemeColour } from './theme-contrast.ts';
import { isValid, type ThemeDraft } from './theme-draft.ts';
import styles from './theme-section.module.css';

interface ThemeSectionProps {
  /** As it would be if saved now, by wire name; always whole and valid. */
  readonly theme: Readonly<Record<string, unknown>>;
  readonly draft: ThemeDraft;
  readonly onChange: (name: SettingName, value: unknown) => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Colours, font and shape of the site: chosen together, saved as a whole. */
export function ThemeSection({ theme, draft, onChange, onDiscard, onSave }: ThemeSectionProps) {
  const t = useEditorT();
  const failures = useFailures();
  const isDrafted = Object.keys(draft).length > 0;
  const resetTo = (name: SettingName) => () => onChange(name, propertyOf(name).default);
  const colours = Object.fromEntries(themeColours.map((name) => [name, String(theme[name])])) as Readonly<
    Record<ThemeColour, string>
  >;
  return (
    <>
      <SectionHead
        section="theme"
        actions={
          <>
            <button
              type="button"
              className={`${controls.button} ${styles.discard}`}
              disabled={!isDrafted}
              onClick={onDiscard}
            >
              {t('siteSettings.theme.discard')}
            </button>
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              disabled={!isDrafted}
              onClick={onSave}
            >
              {t('siteSettings.theme.save')}
            </button>
          </>
        }
      />
      <h2 className={styles.group}>{t('siteSettings.theme.colours')}</h2>
      {themeColours.map((name) => (
        <ColourRow
          key={name}
          name={name}
          value={colours[name]}
          changed={draft[name] !== undefined}
          problem={failuresOf(failures, name)[0]?.said}
          onChange={(value) => onChange(name, value)}
          onReset={resetTo(name)}
        />
      ))}
      <details className={styles.details}>
        <summary>{t('siteSettings.theme.allPairs')}</summary>
        <ContrastTable colours={colours} />
      </details>
      <h2 className={styles.group}>{t('siteSettings.field.font_family.title')}</h2>
      <p className={styles.intro}>{t('siteSettings.field.font_family.hint')}</p>
      <FontChoice
        value={String(theme['font_family'])}
        onChoose={(family) => onChange('font_family', family)}
      />
      <h2 className={styles.group}>{t('siteSettings.theme.shape')}</h2>
      <div className={styles.shape}>
        <WidthField value={Number(theme['contained_max_width'])} onChange={onChange} />
        {(['tag_style', 'theme'] as const).filter(isChoosable).map((name) => (
          <ChoiceField key={name} name={name} value={String(theme[name])} onChange={onChange} />
        ))}
        <SettingRow
          id="setting-flags_to_text"
          title={t('siteSettings.field.flags_to_text.title')}
          hint={t('siteSettings.field.flags_to_text.hint')}
          differs={differs('flags_to_text', theme['flags_to_text'])}
          onReset={resetTo('flags_to_text')}
          inline
        >
          <Switch
            id="setting-flags_to_text"
            checked={theme['flags_to_text'] === true}
            onChange={(checked) => onChange('flags_to_text', checked)}
          />
        </SettingRow>
      </div>
    </>
  );
}

type Change = Pick<ThemeSectionProps, 'onChange'>;

interface ChoiceFieldProps extends Change {
  readonly name: 'tag_style' | 'theme';
  readonly value: string;
}

function ChoiceField({ name, value, onChange }: ChoiceFieldProps) {
  const t = useEditorT();
  const options = (propertyOf(name).enum ?? []).map((each) => ({
    value: each,
    text: namedMessage(t, `siteSettings.field.${name}.choice.${each}`) ?? each,
  }));
  return (
    <SettingRow
      id={`setting-${name}`}
      title={t(`siteSettings.field.${name}.title`)}
      hint={t(`siteSettings.field.${name}.hint`)}
      differs={differs(name, value)}
      onReset={() => onChange(name, propertyOf(name).default)}
      grouped={isGroup(options)}
    >
      <ChooseOne
        id={`setting-${name}`}
        value={value}
        options={options}
        onChoose={(choice) => onChange(name, choice)}
      />
    </SettingRow>
  );
}

/** A slider with its default ticked, and a box for the exact number. */
function WidthField({ value, onChange }: Change & { readonly value: number }) {
  const t = useEditorT();
  const fits = useFits();
  const name = 'contained_max_width';
  const id = `setting-${name}`;
  const { minimum, maximum, default: preset } = propertyOf(name);
  const write = (text: string): void => {
    const width = Number(text);
    if (text !== '' && isValid(fits, name, width)) onChange(name, width);
  };
  return (
    <SettingRow
      id={id}
      title={t(`siteSettings.field.${name}.title`)}
      hint={t(`siteSettings.field.${name}.hint`)}
      aside={t('siteSettings.theme.rem')}
      differs={differs(name, value)}
      onReset={() => onChange(name, preset)}
    >
      <span className={styles.width}>
        <input
          type="range"
          id={id}
          min={minimum}
          max={maximum}
          value={value}
          list={`${id}-default`}
          aria-describedby={`${id}-about`}
          onChange={(event) => write(event.target.value)}
        />
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- ticks the default on the track; nobody opens it */}
        <datalist id={`${id}-default`}>
          <option value={Number(preset)}>{String(preset)}</option>
        </datalist>
        <input
          type="number"
          className={fields.input}
          min={minimum}
          max={maximum}
          value={value}
          aria-label={t('siteSettings.theme.widthNumber')}
          onChange={(event) => write(event.target.value)}
        />
      </span>
    </SettingRow>
  );
}
