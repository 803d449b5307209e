import {
  labelledSchema,
  type BlockForEditor,
  type BlockSchema,
  type SettingsValidators,
} from '@boardwright/blocks-schema';
import { labelsIn } from '@boardwright/blocks-schema/labels';
import { localeOf, type Locale, type MessageTree } from '@boardwright/messages';
import { namespaceOf } from '@boardwright/engine/define-block';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { aSite } from '../page-editing/a-site.ts';
import { nothingStored, type Failure } from '../page-editing/editing.ts';
import { following, type EditedSite, type Values } from '../page-editing/edited-site.ts';
import { EditingProvider, type EditingEffects } from '../page-editing/page-editing.react.tsx';
import { WorkProvider } from '../block-actions/work.tsx';
import { editorServicesFixture } from '../editor-services.fixture.ts';
import { editorMessages } from '../editor.messages.ts';
import { EditorServicesContext } from '../editor-services.tsx';
import { validatorsFixture } from '../validators.fixture.ts';
import { BlockPanel } from './block-panel.tsx';

const effects: EditingEffects = {
  save: () => new Promise(() => undefined),
  storeJournal: () => undefined,
  now: () => 0,
  newUid: () => 'uid',
};

export interface PanelState {
  readonly locale?: Locale;
  /** What the server put back. */
  readonly failures?: readonly Failure[];
  /** The language of the site that is written. */
  readonly language?: string;
  readonly siteLocales?: readonly string[];
  readonly isGlobal?: boolean;
}

interface PanelFixtureProps extends PanelState {
  readonly schema: BlockSchema<string, Values>;
  readonly values: Values;
  /** The block's own messages. */
  readonly messages?: Readonly<Partial<Record<Locale, MessageTree>>>;
  /** The controls of its own. */
  readonly widgets?: BlockForEditor['widgets'];
  /** What checks its settings; its schema itself without. */
  readonly validators?: SettingsValidators;
}

/** The panel of a block on a little site, for tests and stories; nothing is ever saved. */
export function PanelFixture({
  schema,
  values,
  messages,
  validators,
  widgets,
  locale = 'en',
  failures = [],
  language = 'NL',
  isGlobal = false,
  siteLocales = ['nl', 'en'],
}: PanelFixtureProps) {
  const site = aSite();
  const block = {
    ...site.blockOf[12]!,
    key: schema.key,
    isGlobal,
    settings: { NL: { id: 1, revision: 1, values }, EN: following(values) },
  };
  const edited: EditedSite = { ...site, blockOf: { ...site.blockOf, 12: block } };
  const labels = labelsIn(locale);
  const labelled = labelledSchema(schema, labels.blocks[schema.key], labels.common);
  const validator = validatorOfSettings(schema.settings);
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <EditorServicesContext
        value={editorServicesFixture({
          ownWidgets: () => widgets,
          validators: validators ?? { ...validatorsFixture, validatorOf: () => validator },
          ...(messages && {
            loadMessages: async () => (wanted) => ({
              [namespaceOf(schema.key)]: messages[localeOf(wanted)] ?? {},
            }),
          }),
        })}
      >
        <EditingProvider site={edited} journal={{ ...nothingStored, failures }} effects={effects}>
          <WorkProvider>
            <BlockPanel
              blockId={12}
              pageId={1}
              locale={language}
              schema={labelled}
              title={labelled.title}
              onClose={() => undefined}
              siteLocales={siteLocales}
            />
          </WorkProvider>
        </EditingProvider>
      </EditorServicesContext>
    </TranslatorContext>
  );
}
