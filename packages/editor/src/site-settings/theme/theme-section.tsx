import controls from '../../ui/controls.module.css';
import { SectionHead } from '../section-head.tsx';
import { isChoosable, type SettingName } from '../../model/setting-schema.ts';
import { ContrastTable } from './contrast-table.tsx';
import { themeColours, type ThemeDraft } from './theme-draft.ts';
import { ThemeField } from './theme-field.tsx';
import styles from './theme-section.module.css';
import { useThemeMessages } from './use-theme-messages.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

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
  const settingT = useSiteSettingMessages();
  const themeT = useThemeMessages();
  const isDrafted = Object.keys(draft).length > 0;
  const colours = {
    primaryColour: String(theme['primary_color']),
    primaryEmployerColour: String(theme['primary_employer_color']),
    secondaryColour: String(theme['secondary_color']),
  };
  const field = (name: SettingName, aside?: string) => (
    <ThemeField
      key={name}
      name={name}
      value={theme[name]}
      drafted={draft[name]}
      aside={aside}
      onChange={onChange}
    />
  );
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
              {themeT('discard')}
            </button>
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              disabled={!isDrafted}
              onClick={onSave}
            >
              {themeT('save')}
            </button>
          </>
        }
      />
      <h2 className={styles.group}>{themeT('colours')}</h2>
      {themeColours.map((name) => field(name))}
      <details className={styles.details}>
        <summary>{themeT('allPairs')}</summary>
        <ContrastTable colours={colours} />
      </details>
      <h2 className={styles.group}>{settingT('field.font_family.title')}</h2>
      <p className={styles.intro}>{settingT('field.font_family.hint')}</p>
      {field('font_family')}
      <h2 className={styles.group}>{themeT('shape')}</h2>
      <div className={styles.shape}>
        {field('contained_max_width', themeT('rem'))}
        {(['tag_style', 'theme', 'flags_to_text'] as const).filter(isChoosable).map((name) => field(name))}
      </div>
    </>
  );
}
