import { useMemo } from 'react';
import type { SettingNode } from '../panel/setting-node.ts';
import { useEditorT } from '../editor-messages.tsx';
import { choiceName, settingName } from '../panel/setting-texts.ts';
import { FieldContext, useFieldAround, type ControlProps } from './control.ts';
import { linkInList } from './link-in-list.ts';
import { LinkPart as Part } from './link-part.tsx';
import { LinkVariant, type LinkValue } from './link-variant.tsx';
import { ListBox } from './list-box.tsx';
import { ListControl } from './list-control.tsx';
import { PageSelect } from './page-select.tsx';
import { TextControl } from './text-controls.tsx';
import controls from './field-controls.module.css';
import styles from './link-control.module.css';

/** Where a link goes, what it says and looks like: only the parts its schema has. */
export function LinkControl({ id, value = {}, onChange, schema }: ControlProps<LinkValue | undefined>) {
  const t = useEditorT();
  const parts = schema.properties ?? {};
  const { linkType = String(parts['linkType']?.default ?? 'CUSTOM_LINK') } = value;
  const set = (changes: LinkValue): void => onChange({ ...value, ...changes });
  const types = (parts['linkType']?.enum ?? []).filter((type) => type !== 'DROPDOWN' || parts['children']);
  const isPage = linkType === 'APP_LINK';
  const isDropdown = linkType === 'DROPDOWN';
  return (
    <div className={styles.link}>
      <Part name="name" node={parts['name']} label={t('fields.link.text')}>
        {(own) => (
          <input
            id={own}
            className={controls.input}
            value={value.name ?? ''}
            placeholder={isPage ? t('fields.link.ownText') : undefined}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Part>
      {types.length > 1 ? (
        <Part name="linkType" node={parts['linkType']} label={t('fields.link.goesTo')}>
          {(own) => (
            <ListBox
              id={own}
              value={linkType}
              options={types.map((type) => ({ value: type, text: choiceName(parts['linkType'], type) }))}
              onChange={(type) => set({ linkType: String(type) })}
            />
          )}
        </Part>
      ) : null}
      {isPage ? (
        <Part name="pageId" node={parts['pageId']} label={t('fields.link.page')}>
          {(own) => (
            <PageSelect
              id={own}
              value={value.pageId}
              schema={{}}
              onChange={(pageId) => set({ pageId: pageId ?? '' })}
            />
          )}
        </Part>
      ) : null}
      {linkType === 'SOCIAL_LINK' && parts['socialType'] ? (
        <Part
          name="socialType"
          node={parts['socialType']}
          label={settingName(parts['socialType'], 'socialType')}
        >
          {(own) => (
            <ListBox
              id={own}
              value={value.socialType ?? ''}
              options={(parts['socialType']?.enum ?? []).map((type) => ({
                value: type,
                text: choiceName(parts['socialType'], type),
              }))}
              onChange={(type) => set({ socialType: String(type) })}
            />
          )}
        </Part>
      ) : null}
      {isPage || isDropdown ? null : (
        <Part name="link" node={parts['link']} label={settingName(parts['link'], 'link')}>
          {(own) => (
            <TextControl
              id={own}
              value={value.link}
              schema={parts['link'] ?? {}}
              onChange={(link) => set({ link: link ?? '' })}
            />
          )}
        </Part>
      )}
      <LinkVariant value={value} parts={parts} set={set} />
      {isDropdown && parts['children'] ? (
        <LinkChildren id={`${id}-children`} schema={parts['children']} value={value.children} set={set} />
      ) : null}
    </div>
  );
}

interface LinkChildrenProps {
  readonly id: string;
  readonly schema: SettingNode;
  readonly value: readonly LinkValue[] | undefined;
  readonly set: (changes: LinkValue) => void;
}

/** The links a dropdown opens. */
function LinkChildren({ id, schema, value, set }: LinkChildrenProps) {
  const around = useFieldAround();
  const itemSchema = useMemo(() => linkInList(schema.items ?? {}), [schema]);
  return (
    <div className={styles.part} data-part="children">
      <span id={`${id}-label`} className={styles.label}>
        {settingName(schema, 'children')}
      </span>
      <FieldContext
        value={{
          ...around,
          name: 'children',
          label: settingName(schema, 'children'),
          labelId: `${id}-label`,
        }}
      >
        <ListControl
          id={id}
          schema={schema}
          value={value}
          onChange={(children) => set({ children: children ?? [] })}
        >
          {(item, index, onItem) => (
            <LinkControl
              id={`${id}-${index}`}
              value={item}
              schema={itemSchema}
              onChange={(next) => onItem(next ?? {})}
            />
          )}
        </ListControl>
      </FieldContext>
    </div>
  );
}
