import type { BlockSchema } from '@boardwright/blocks-schema';
import { useMemo, useState } from 'react';
import { isOwn, type Values } from '../page-editing/edited-site.ts';
import { useDrafts, useEdited } from '../page-editing/page-editing.react.tsx';
import { useFailures } from '../page-editing/saving.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import { FormSchemasContext, NamedControlsContext } from '../widgets/form-place.ts';
import { CustomStyle } from './custom-style.tsx';
import { PanelContext } from './panel-context.ts';
import { findSettings } from './panel-search.ts';
import { tabName, tabsOf } from './panel-schema.ts';
import { TabbedPane } from './panel-tabs.tsx';
import { tabMarks, type RenderedSettings } from './rendered-settings.ts';
import { SearchField } from './search-field.tsx';
import { errorsBySetting, errorsOfKind, refusedIn } from './server-errors.ts';
import { GeneralProblems, NamedSetting, SettingGroups } from './setting-groups.tsx';
import { Unchecked } from './unchecked.tsx';
import { useFormSchemas, useFormSchema } from './use-form-schemas.ts';
import { useFallbacks } from './use-fallbacks.ts';
import { useSettings } from './use-settings.ts';
import { useOwnWidgets } from './use-own-widgets.tsx';
import { useValidator } from './use-validator.ts';
import { useWriteSettings } from './use-write-settings.ts';
import styles from './block-panel.module.css';

interface SettingsPaneProps {
  readonly block: number;
  readonly page: number | undefined;
  readonly locale: string;
  readonly schema: BlockSchema;
  readonly title: string;
  readonly siteLocales: readonly string[];
  /** What is searched for; undefined while the tabs are there. */
  readonly wanted: string | undefined;
  readonly onSearch: (searched: string | undefined) => void;
}

const nothing: Values = {};

/** Tabs, the settings of one of them or those a search finds, and how many differ. */
export function SettingsPane(props: SettingsPaneProps) {
  const { block, page, locale, schema, title, siteLocales, wanted: searched, onSearch } = props;
  const t = useEditorT();
  // Not the whole row: its revision comes with every save.
  const written = useEdited((site) => site.blockOf[block]?.settings[locale]?.values);
  const isWritten = useEdited((site) => isOwn(site.blockOf[block]?.settings[locale]));
  const hasStyle = useEdited((site) => (site.blockOf[block]?.customStyles ?? '') !== '');
  const own = useEdited((site) => site.defaultLanguage.toUpperCase());
  const drafts = useDrafts({ block, locale });
  const stored = written ?? nothing;
  const values = useMemo(() => ({ ...stored, ...drafts }), [stored, drafts]);
  const validator = useValidator(schema.key);
  const { settings, general } = useSettings(schema, values, validator);
  const forms = useFormSchemas(schema, validator);
  const rendered = useFormSchema(schema, settings, forms.validator);
  const actions = useWriteSettings({ block, page, locale, schema, title, validator, siteLocales });
  const fallbacks = useFallbacks(schema, locale);
  const controls = useOwnWidgets(schema.key);
  const failures = useFailures();
  const refused = useMemo(() => {
    const inLanguage = refusedIn(failures, { block, locale }, stored);
    // Design that is changed in a language that follows the default one is written there.
    const followed = isWritten ? {} : refusedIn(failures, { block, locale: own }, stored);
    return errorsBySetting({ ...errorsOfKind(followed, schema, 'design'), ...inLanguage });
  }, [failures, block, locale, isWritten, own, schema, stored]);
  const tabs = useMemo(() => tabsOf(schema), [schema]);
  const [asked, setAsked] = useState<string>();
  const tab = asked ?? tabs[0] ?? 'customStyle';

  const form: RenderedSettings = { schema, rendered, settings, refused, fallbacks };
  const marks = tabMarks(t, form, tabs).map((mark) =>
    mark.tab === 'customStyle' && hasStyle ? { ...mark, differs: true } : mark,
  );
  const inTabs = new Set(Object.values(schema.tabs).flat());
  // The column a block stands in is no setting of the panel.
  const differing = Object.values(settings).filter(({ name, differs }) => differs && inTabs.has(name));
  const hits = searched === undefined ? undefined : findSettings(rendered, searched);
  const count = hits?.reduce((sum, { names }) => sum + names.length, 0) ?? 0;
  const pane = (
    <>
      {!isWritten && siteLocales.length > 1 ? (
        <p className={styles.untranslated}>{t('panel.untranslated', { locale })}</p>
      ) : null}
      {validator.isMissing ? <Unchecked schemaKey={schema.key} /> : null}
      <GeneralProblems
        title={title}
        problems={general}
        {...(!Object.hasOwn(schema.settings.properties, 'settings') && { refused: refused('settings')[''] })}
      />
      <SettingGroups form={form} tab={tab} />
      {tab === 'customStyle' ? (
        <CustomStyle block={block} page={page} title={title} schemaKey={schema.key} />
      ) : null}
    </>
  );
  return (
    <PanelContext value={actions}>
      <FormSchemasContext value={forms}>
        <NamedControlsContext value={controls}>
          <div className={styles.body} data-search={hits !== undefined}>
            {hits === undefined ? (
              <TabbedPane tabs={marks} current={tab} onChoose={setAsked}>
                {pane}
              </TabbedPane>
            ) : (
              <>
                <SearchField value={searched ?? ''} onChange={onSearch} />
                <div role="region" aria-label={t('panel.found')} className={styles.pane}>
                  {hits.map((each) => (
                    <section key={each.tab} className={styles.group}>
                      <h3 className={styles.badge}>{tabName(t, schema, each.tab)}</h3>
                      {each.names.map((name) => (
                        <NamedSetting key={name} form={form} name={name} />
                      ))}
                    </section>
                  ))}
                  <p className={styles.matches} role="status">
                    {searched === ''
                      ? null
                      : hits.length === 0
                        ? t('panel.noMatch')
                        : t('panel.matches', { count })}
                  </p>
                </div>
              </>
            )}
          </div>
          <footer className={styles.foot}>
            {differing.length > 0 ? <span className={styles.pip} /> : null}
            {t('panel.differs', { count: differing.length })}
            {differing.length > 0 ? (
              <button
                type="button"
                className={styles.resetAll}
                onClick={() => {
                  actions.reset(differing.map(({ name }) => name));
                  announce(t('panel.wasReset', { name: title }));
                }}
              >
                {t('panel.resetBlock')}
              </button>
            ) : null}
          </footer>
        </NamedControlsContext>
      </FormSchemasContext>
    </PanelContext>
  );
}
