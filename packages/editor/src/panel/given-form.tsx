import type { BlockSchema } from '@boardwright/blocks-schema';
import { useMemo, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import type { Values } from '../page-editing/edited-site.ts';
import { FormSchemasContext } from '../widgets/form-place.ts';
import styles from './block-panel.module.css';
import { PanelContext } from './panel-context.ts';
import { tabsOf } from './panel-schema.ts';
import { TabbedPane } from './panel-tabs.tsx';
import { tabMarks } from './rendered-settings.ts';
import { GeneralProblems, SettingGroups } from './setting-groups.tsx';
import { Unchecked } from './unchecked.tsx';
import { useFormSchema, useFormSchemas } from './use-form-schemas.ts';
import { useGivenSettings } from './use-given-settings.ts';
import { useSettings } from './use-settings.ts';
import { useValidator } from './use-validator.ts';

interface GivenFormProps {
  readonly schema: BlockSchema;
  readonly value: Values;
  /** @param drafts what is typed and does not fit, which the form keeps */
  readonly onChange: (value: Values, drafts: Values) => void;
}

const noErrors = {};
const refused = () => noErrors;

/** The form of settings that somebody else holds: those of no block of the page. */
export function GivenForm({ schema, value, onChange }: GivenFormProps) {
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
