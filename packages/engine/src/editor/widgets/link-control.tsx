import { useId, type ReactNode } from 'react';
import type { SettingNode } from '../panel/value-problems.ts';
import { useEditorT } from '../editor-words.tsx';
import { choiceName } from '../panel/setting-words.ts';
import { FieldContext, useFieldAround, type ControlProps } from './control.ts';
import { IconPicker } from './icon-picker.tsx';
import { ListBox } from './list-box.tsx';
import { ListControl } from './list-control.tsx';
import { PageSelect } from './page-select.tsx';
import { TextControl } from './text-controls.tsx';
import controls from './field-controls.module.css';
import styles from './link-control.module.css';

/** A link as settings keep it (blocks-schema parts/link); which of these a place has, its schema says. */
interface LinkValue {
  readonly name?: string;
  readonly linkType?: string;
  readonly link?: string;
  readonly pageId?: string;
  readonly socialType?: string;
  readonly isButton?: boolean;
  readonly buttonType?: string;
  readonly targetBlank?: boolean;
  readonly hasIcon?: boolean;
  readonly iconType?: string;
  readonly children?: readonly LinkValue[];
}

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
      <Part name="name" label={t('fields.link.text')}>
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
        <Part name="linkType" label={t('fields.link.goesTo')}>
          {(own) => (
            <ListBox
              id={own}
              value={linkType}
              options={types.map((type) => ({ value: type, text: choiceName(t, type) }))}
              onChange={(type) => set({ linkType: String(type) })}
            />
          )}
        </Part>
      ) : null}
      {isPage ? (
        <Part name="pageId" label={t('fields.link.page')}>
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
        <Part name="socialType" label={t('names.socialType')}>
          {(own) => (
            <ListBox
              id={own}
              value={value.socialType ?? ''}
              options={(parts['socialType']?.enum ?? []).map((type) => ({
                value: type,
                text: choiceName(t, type),
              }))}
              onChange={(type) => set({ socialType: String(type) })}
            />
          )}
        </Part>
      ) : null}
      {isPage || isDropdown ? null : (
        <Part name="link" label={t('names.link')}>
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
      <Looks value={value} parts={parts} set={set} />
      {isDropdown && parts['children'] ? (
        <LinkChildren id={`${id}-children`} schema={parts['children']} value={value.children} set={set} />
      ) : null}
    </div>
  );
}

interface PartsProps {
  readonly value: LinkValue;
  readonly parts: Readonly<Record<string, SettingNode>>;
  readonly set: (changes: LinkValue) => void;
}

/** What a link looks like, and whether it opens in a new tab. */
function Looks({ value, parts, set }: PartsProps) {
  const t = useEditorT();
  const looks = [
    { value: '', text: t('fields.link.plainLink') },
    ...(parts['buttonType']?.enum ?? []).map((type) => ({ value: type, text: choiceName(t, type) })),
  ];
  return (
    <>
      {parts['isButton'] ? (
        <Part name="buttonType" label={t('fields.link.looksLike')}>
          {(own) => (
            <ListBox
              id={own}
              value={value.isButton ? (value.buttonType ?? 'plain') : ''}
              options={looks}
              onChange={(look) =>
                set(look === '' ? { isButton: false } : { isButton: true, buttonType: String(look) })
              }
            />
          )}
        </Part>
      ) : null}
      {parts['iconType'] ? (
        <Part name="iconType" label={t('names.iconType')}>
          {(own) => (
            <IconPicker
              id={own}
              value={value.hasIcon === false && parts['hasIcon'] ? '' : value.iconType}
              schema={{}}
              onChange={(icon) =>
                set({ iconType: icon ?? '', ...(parts['hasIcon'] && { hasIcon: Boolean(icon) }) })
              }
            />
          )}
        </Part>
      ) : null}
      {parts['targetBlank'] ? (
        <label className={styles.switchRow}>
          {t('names.targetBlank')}
          <input
            type="checkbox"
            role="switch"
            className={controls.switch}
            checked={value.targetBlank === true}
            onChange={(event) => set({ targetBlank: event.target.checked })}
          />
        </label>
      ) : null}
    </>
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
  const t = useEditorT();
  const around = useFieldAround();
  return (
    <div className={styles.part}>
      <span id={`${id}-label`} className={styles.label}>
        {t('names.children')}
      </span>
      <FieldContext
        value={{ ...around, name: 'children', label: t('names.children'), labelId: `${id}-label` }}
      >
        <ListControl
          id={id}
          schema={schema}
          value={value as never}
          onChange={(children) => set({ children: (children ?? []) as readonly LinkValue[] })}
        >
          {(item, index, onItem) => (
            <LinkControl
              id={`${id}-${index}`}
              value={item as LinkValue}
              schema={schema.items ?? {}}
              onChange={(next) => onItem((next ?? {}) as typeof item)}
            />
          )}
        </ListControl>
      </FieldContext>
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Part({ name, label, children }: PartProps) {
  const id = useId();
  const around = useFieldAround();
  return (
    <div className={styles.part}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext
        value={{ ...around, name, label, labelId: undefined, messageId: undefined, invalid: false }}
      >
        {children(id)}
      </FieldContext>
    </div>
  );
}

/** What a closed row says of a link: the kind of button it is, or that it opens a list. */
export function linkAside(
  t: (key: string, values?: Readonly<Record<string, number>>) => string,
  link: LinkValue,
) {
  if (link.linkType === 'DROPDOWN') return t('fields.inside', { count: link.children?.length ?? 0 });
  if (link.isButton && link.buttonType) return t(`choices.${link.buttonType}`);
  return link.linkType === 'APP_LINK' ? t('fields.link.isPage') : undefined;
}
