import '../tokens.css';
import '../base.css';
import {
  settingsValidators,
  type BlockSchema,
  type FetchedSettings,
  type SettingsValidators,
} from '@boardwright/blocks-schema';
import type { Locale } from '@boardwright/messages';
import { Suspense, useMemo, useState } from 'react';
import { EditorLanguageProvider, useEditorT } from '../editor-messages.tsx';
import { EditorServicesContext, useEditorServices } from '../editor-services.tsx';
import type { Values } from '../page-editing/edited-site.ts';
import { PanelContext } from '../panel/panel-context.ts';
import { tabsOf } from '../panel/panel-schema.ts';
import { TabbedPane } from '../panel/panel-tabs.tsx';
import { tabMarks } from '../panel/rendered-settings.ts';
import { GeneralProblems, SettingGroups } from '../panel/setting-groups.tsx';
import { Unchecked } from '../panel/unchecked.tsx';
import { useFormSchema, useFormSchemas } from '../panel/use-form-schemas.ts';
import { useGivenSettings } from '../panel/use-given-settings.ts';
import { useSettings } from '../panel/use-settings.ts';
import { useValidator } from '../panel/use-validator.ts';
import { FormSchemasContext } from '../widgets/form-place.ts';
import { compiledOnDemand } from './mounted-engine.ts';
import { useLoadedLanguage } from './use-loaded-language.ts';
import styles from '../panel/block-panel.module.css';

export interface SettingsFormProps {
  /** What can be set. One that `schemaRefusals` says something of may fail to render. */
  readonly schema: BlockSchema;
  /** What is set, by setting: what is not has its default. */
  readonly value: Readonly<Record<string, unknown>>;
  /**
   * Called with each change.
   * @param value what is set, which fits the schema
   * @param drafts what is typed and does not fit, by setting: the form keeps it, with its error
   */
  readonly onChange: (
    value: Readonly<Record<string, unknown>>,
    drafts: Readonly<Record<string, unknown>>,
  ) => void;
  /** The language of the form; left out, English. */
  readonly language?: Locale;
  /** What checks settings, compiled by a build: needed where the page's policy lets no script make code. */
  readonly compiledSettings?: FetchedSettings;
}

const noErrors = {};
const refused = () => noErrors;

function Form({ schema, value, onChange }: SettingsFormProps) {
  const t = useEditorT();
  const validator = useValidator(schema.key);
  const { drafts, actions } = useGivenSettings({ schema, validator, value, onChange });
  const values = useMemo((): Values => ({ ...value, ...drafts }), [value, drafts]);
  const { settings, general } = useSettings(schema, values, validator);
  const forms = useFormSchemas(schema, validator);
  const rendered = useFormSchema(schema, settings, forms.validator);
  // A block's own style is written in the editor, beside the page it is seen on.
  const tabs = useMemo(() => tabsOf(schema).filter((tab) => schema.tabs[tab] !== undefined), [schema]);
  const [chosen, setChosen] = useState<string>();
  const tab = tabs.find((one) => one === chosen) ?? tabs[0] ?? '';
  const form = { schema, rendered, settings, refused, fallbacks: {} };
  return (
    <PanelContext value={actions}>
      <FormSchemasContext value={forms}>
        <div className={styles.body}>
          <TabbedPane tabs={tabMarks(t, form, tabs)} current={tab} onChoose={setChosen}>
            {validator.isMissing ? <Unchecked schemaKey={schema.key} /> : null}
            <GeneralProblems title={schema.title} problems={general} />
            <SettingGroups form={form} tab={tab} />
          </TabbedPane>
        </div>
      </FormSchemasContext>
    </PanelContext>
  );
}

const made = new WeakMap<object, SettingsValidators>();

/** What checks the settings of a schema, made once: React renders a form that waits for it more than once. */
function validatorsOf(schema: BlockSchema, compiled: FetchedSettings = {}): SettingsValidators {
  const isCompiled = compiled[schema.key] !== undefined;
  const source = isCompiled ? compiled : schema;
  const fetched = isCompiled ? compiled : compiledOnDemand(new Map([[schema.key, schema.settings]]));
  const validators = made.get(source) ?? settingsValidators(fetched);
  made.set(source, validators);
  return validators;
}

/**
 * The form that the editor's panel has of a block's settings, by itself: rendered from their schema, with their defaults,
 * and checked as they are typed. Its style sheet is `@boardwright/editor/styles.css`. On a server it is empty.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { schema, language = 'en', compiledSettings } = props;
  const loaded = useLoadedLanguage(language);
  const services = useEditorServices();
  const checked = useMemo(
    () => ({ ...services, validators: validatorsOf(schema, compiledSettings) }),
    [services, schema, compiledSettings],
  );
  if (loaded instanceof Error) return <p role="alert">{loaded.message}</p>;
  if (!loaded) return null;
  return (
    <EditorLanguageProvider language={loaded}>
      <EditorServicesContext value={checked}>
        <div data-editor="mounted" lang={loaded.locale} className={styles.form}>
          <Suspense fallback={<div className={styles.coming} />}>
            <Form {...props} />
          </Suspense>
        </div>
      </EditorServicesContext>
    </EditorLanguageProvider>
  );
}
