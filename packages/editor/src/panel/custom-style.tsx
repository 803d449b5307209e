import { Box } from 'lucide-react';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { CodeControl } from '../widgets/code-control.tsx';
import { FieldRow } from '../widgets/field-row.tsx';
import controls from '../widgets/field-controls.module.css';
import { SettingGroupSection } from './setting-group.tsx';
import styles from './block-panel.module.css';

interface CustomStyleProps {
  readonly block: number;
  readonly page: number | undefined;
  readonly title: string;
  readonly schemaKey: string;
}

/** Colours of the site that its style sheets know by name. */
const colours = ['--primary', '--secondary', '--text', '--surface'] as const;

/** CSS of this one block, in every language. */
export function CustomStyle({ block, page, title, schemaKey }: CustomStyleProps) {
  const t = useEditorT();
  const { act } = useEditor();
  const css = useEdited((site) => site.blockOf[block]?.customStyles ?? '');
  const label = t('fields.group.css');
  return (
    <>
      <SettingGroupSection place={`${schemaKey}/customStyle/css`} title={t('panel.tab.customStyle')}>
        <FieldRow
          id="custom-style"
          blockKey={schemaKey}
          name="customStyle"
          label={label}
          isGroup
          isSwitch={false}
          message={undefined}
        >
          <CodeControl
            id="custom-style"
            language="css"
            value={css}
            schema={{}}
            onChange={(next) =>
              act(
                { key: 'settingChanged', values: { field: label, block: title } },
                [{ type: 'setStyles', block, css: next ?? '' }],
                page,
              )
            }
          />
          <p className={controls.hint}>
            <Box size={14} aria-hidden />
            {t('fields.code.onlyHere')}
          </p>
        </FieldRow>
      </SettingGroupSection>
      <SettingGroupSection place={`${schemaKey}/customStyle/colours`} title={t('fields.code.colours')}>
        <ul className={styles.variables}>
          {colours.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </SettingGroupSection>
    </>
  );
}
