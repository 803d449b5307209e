import { Suspense, useEffect, useState } from 'react';
import { siteSettingsKey } from '@boardwright/blocks-schema';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import { useDraftedSettings, useEdited } from '../page-editing/page-editing.react.tsx';
import { useFailures } from '../page-editing/saving.react.tsx';
import { Unchecked } from '../panel/unchecked.tsx';
import { useValidator } from '../panel/use-validator.ts';
import { CookieNotice } from './cookies/cookie-notice.tsx';
import { ScriptsSection } from './cookies/scripts-section.tsx';
import { DomainSection } from './domain/domain-section.tsx';
import { FeedsSection } from './feeds/feeds-section.tsx';
import { Segments } from './fields/segments.tsx';
import { ForwardsSection } from './forwards/forwards-section.tsx';
import { GateSection } from './gate/gate-section.tsx';
import { LanguagesSection } from './languages/languages-section.tsx';
import { siteLanguages } from './languages/site-languages.ts';
import { PublishingSection } from './publishing/publishing-section.tsx';
import { SectionHead } from './section-head.tsx';
import { SectionList } from './section-list.tsx';
import { badgesOf } from './section-badges.ts';
import { hasTexts, sectionNamed, offeredIn, type SectionName } from './sections.ts';
import { settingId, SiteSettingField } from './site-setting-field.tsx';
import { draftedTheme, themeSettings } from './theme/theme-draft.ts';
import { ThemePreview } from './theme/theme-preview.tsx';
import { ThemeSection } from './theme/theme-section.tsx';
import { UnpublishedAppearance } from './unpublished-appearance.tsx';
import { useFits } from './use-site-problems.ts';
import { useThemeDraft } from './theme/use-theme-draft.ts';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { useAddress } from '../workbench/use-address.ts';
import styles from '../shell/workspace-page.module.css';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

interface SiteSettingsProps {
  readonly engine: DeclaredEngine;
  /** The site's language to begin in, lower case. */
  readonly startLocale: string;
}

/** One list of sections, one form, and beside it what visitors get. */
export function SiteSettings({ engine, startLocale }: SiteSettingsProps) {
  const { query, change } = useAddress();
  const { board } = useEditorFeatures();
  const section = sectionNamed(query.get('section'), board);
  const field = query.get('field');
  const settings = useEdited((site) => site.settings);
  const texts = useEdited((site) => site.texts);
  const scripts = useEdited((site) => site.cookieScripts.length);
  const { supported, own } = siteLanguages(settings);
  const [asked, setLocale] = useState(startLocale);
  const locale = supported.includes(asked) ? asked : own;
  const failures = useFailures();
  const drafted = useDraftedSettings();
  const theme = useThemeDraft();
  const fits = useFits();
  const validator = useValidator(siteSettingsKey);
  const themed = draftedTheme(settings, theme.draft, fits);
  const isDrafted = Object.keys(theme.draft).length > 0;
  const badges = badgesOf({ texts: texts[own.toUpperCase()] ?? {}, scripts, failures, drafted, isDrafted });
  useEffect(() => {
    if (field) focusSetting(field);
  }, [field]);
  function show(next: SectionName, name?: string): void {
    change({ section: next, field: name });
    // Asked for again, the address stays as it is, and the field is gone to all the same.
    if (name !== undefined && next === section) focusSetting(name);
  }
  return (
    <div className={styles.workspace} data-aside={section === 'theme' || isCookies(section)}>
      <SectionList current={section} badges={badges} onShow={show} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <main id="bench" className={styles.main} tabIndex={0} aria-labelledby="section-title">
        {validator.isMissing ? <Unchecked schemaKey={siteSettingsKey} /> : null}
        {section === 'theme' || section === 'identity' ? <UnpublishedAppearance /> : null}
        {section === 'theme' ? (
          <ThemeSection
            theme={themed}
            draft={theme.draft}
            onChange={theme.change}
            onDiscard={theme.discard}
            onSave={theme.save}
          />
        ) : null}
        {section === 'languages' ? <LanguagesSection /> : null}
        {section === 'feeds' ? <FeedsSection /> : null}
        {section === 'scripts' ? <ScriptsSection /> : null}
        {section === 'publishing' ? <PublishingSection /> : null}
        {section === 'gate' ? <GateSection /> : null}
        {section === 'forwards' ? <ForwardsSection /> : null}
        {section === 'domain' ? <DomainSection /> : null}
        {isForm(section) ? (
          <Form section={section} locale={locale} languages={supported} onLocale={setLocale} />
        ) : null}
      </main>
      {section === 'theme' ? (
        <ThemePreview theme={themeSettings(themed)} locale={own} drafted={isDrafted} />
      ) : null}
      {isCookies(section) ? (
        <Suspense>
          <CookieNotice engine={engine} locale={locale} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Its control, or the first of its parts. */
function focusSetting(name: string): void {
  const control =
    document.getElementById(`setting-${name}`) ??
    document.querySelector<HTMLElement>(`[id^="setting-${name}_"]:is(button, input)`);
  control?.focus();
}

const isCookies = (section: SectionName): boolean => section === 'notice' || section === 'scripts';

/** Sections that are their fields and nothing else. */
const forms: readonly SectionName[] = [
  'identity',
  'accounts',
  'jobs',
  'shop',
  'notice',
  'legal',
  'measuring',
];
const isForm = (section: SectionName): boolean => forms.includes(section);

interface FormProps {
  readonly section: SectionName;
  readonly locale: string;
  readonly languages: readonly string[];
  readonly onLocale: (locale: string) => void;
}

function Form({ section, locale, languages, onLocale }: FormProps) {
  const settingT = useSiteSettingMessages();
  const { board } = useEditorFeatures();
  const isTranslated = hasTexts(section) && languages.length > 1;
  return (
    <>
      <SectionHead
        section={section}
        actions={
          isTranslated ? (
            <Segments
              id="texts-language"
              label={settingT('textsIn')}
              value={locale}
              options={languages.map((value) => ({ value, text: value.toUpperCase() }))}
              onChoose={onLocale}
            />
          ) : null
        }
      />
      <div className={styles.fields}>
        {offeredIn(section, board).map((name) => (
          <SiteSettingField key={settingId(name)} name={name} locale={locale} />
        ))}
      </div>
    </>
  );
}
