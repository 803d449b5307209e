import type { EditorTranslate } from '../editor.messages.ts';
import { useEditorT } from '../editor-messages.tsx';
import { choiceName, settingName } from '../panel/setting-texts.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { IconPicker } from './icon-picker.tsx';
import { LinkPart as Part } from './link-part.tsx';
import { ListBox } from './list-box.tsx';
import controls from './field-controls.module.css';
import styles from './link-control.module.css';

/**
 * A link as settings keep it (blocks-schema parts/link); which of these a place has, its schema says. A type and no
 * interface: it is also an item of a list, which are records.
 */
export type LinkValue = {
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
};

interface PartsProps {
  readonly value: LinkValue;
  readonly parts: Readonly<Record<string, SettingNode>>;
  readonly set: (changes: LinkValue) => void;
}

/** What a link looks like, and whether it opens in a new tab. */
export function LinkVariant({ value, parts, set }: PartsProps) {
  const t = useEditorT();
  const variants = [
    { value: '', text: t('fields.link.plainLink') },
    ...(parts['buttonType']?.enum ?? []).map((type) => ({
      value: type,
      text: choiceName(parts['buttonType'], type),
    })),
  ];
  return (
    <>
      {parts['isButton'] ? (
        <Part name="buttonType" node={parts['buttonType']} label={t('fields.link.variant')}>
          {(own) => (
            <ListBox
              id={own}
              value={value.isButton ? (value.buttonType ?? 'plain') : ''}
              options={variants}
              onChange={(look) =>
                set(look === '' ? { isButton: false } : { isButton: true, buttonType: String(look) })
              }
            />
          )}
        </Part>
      ) : null}
      {parts['iconType'] ? (
        <Part name="iconType" node={parts['iconType']} label={settingName(parts['iconType'], 'iconType')}>
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
          {settingName(parts['targetBlank'], 'targetBlank')}
          <input
            type="checkbox"
            role="switch"
            aria-checked={value.targetBlank === true}
            className={controls.switch}
            checked={value.targetBlank === true}
            onChange={(event) => set({ targetBlank: event.target.checked })}
          />
        </label>
      ) : null}
    </>
  );
}

/** What a closed row says of a link: the kind of button it is, or that it opens a list. */
export function linkAside(t: EditorTranslate, node: SettingNode | undefined, link: LinkValue) {
  if (link.linkType === 'DROPDOWN') return t('fields.inside', { count: link.children?.length ?? 0 });
  if (link.isButton && link.buttonType) return choiceName(node?.properties?.['buttonType'], link.buttonType);
  return link.linkType === 'APP_LINK' ? t('fields.link.isPage') : undefined;
}
