import '../tokens.css';
import '../base.css';
import {
  settingsValidators,
  type BlockSchema,
  type FetchedSettings,
  type SettingsValidators,
} from '@boardwright/blocks-schema';
import type { Locale } from '@boardwright/messages';
import { Suspense, useMemo } from 'react';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { EditorServicesContext, useEditorServices } from '../editor-services.tsx';
import { GivenForm } from '../panel/given-form.tsx';
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
  const { schema, value, onChange, language = 'en', compiledSettings } = props;
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
            <GivenForm schema={schema} value={value} onChange={onChange} />
          </Suspense>
        </div>
      </EditorServicesContext>
    </EditorLanguageProvider>
  );
}
