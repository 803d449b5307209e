import { ADDITIONAL_PROPERTY_FLAG, canExpand } from '@rjsf/utils';
import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType } from '@rjsf/utils';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { isVisible } from '../panel/form-schema.ts';
import { OfWhom } from '../panel/of-whom.tsx';
import type { SettingNode } from '../panel/setting-node.ts';
import { problemSentence, settingName } from '../panel/setting-texts.ts';
import { isGroup } from './control-of.tsx';
import { FieldRow } from './field-row.tsx';
import { pointerOf, usePlace } from './form-place.ts';
import controls from './field-controls.module.css';

/** Label and message of a value inside a setting; the setting's own are drawn around the form. */
function Row(props: FieldTemplateProps) {
  const { id, fieldPathId, schema, uiSchema, children } = props;
  const t = useEditorT();
  const place = usePlace();
  const { path } = fieldPathId;
  // Of a kind that was chosen the label stands above the choice.
  if (path.length === 0 || uiSchema?.['ui:bare'] === true) return children;
  const name = String(path.at(-1));
  const pointer = pointerOf(place.pointer, path);
  const isNamed = ADDITIONAL_PROPERTY_FLAG in schema;
  const title = isNamed ? name : settingName(schema as SettingNode, name);
  const found = place.problems.find((problem) => problem.pointer === pointer);
  const message = place.refused[pointer]?.[0] ?? (found && problemSentence(t, title, found));
  const beside = uiSchema?.['ui:aside'] as ReactNode;
  return (
    <FieldRow
      id={id}
      blockKey={place.blockKey}
      name={name}
      label={title}
      help={schema.description}
      isGroup={isGroup(schema as SettingNode, uiSchema ?? {})}
      isSwitch={schema.type === 'boolean'}
      isReadOnly={schema.readOnly}
      // Its name is in the box above it.
      isLabelHidden={isNamed}
      message={message}
      aside={beside ?? <OfWhom node={schema as SettingNode} />}
    >
      {isNamed ? <NamedPart {...props} name={name} /> : null}
      {children}
    </FieldRow>
  );
}

/** The name of a part that somebody added, and how it is taken away again. */
function NamedPart(props: FieldTemplateProps & { readonly name: string }) {
  const { id, name, onKeyRenameBlur, onRemoveProperty } = props;
  const t = useEditorT();
  return (
    <span className={controls.named}>
      <input
        id={`${id}-key`}
        className={controls.input}
        type="text"
        autoComplete="off"
        aria-label={t('fields.nameOf', { name })}
        defaultValue={name}
        key={name}
        onBlur={(event) => {
          if (event.target.value !== '' && event.target.value !== name) onKeyRenameBlur(event);
        }}
      />
      <button
        type="button"
        title={t('fields.remove', { name })}
        aria-label={t('fields.remove', { name })}
        onClick={onRemoveProperty}
      >
        <Trash2 size={14} aria-hidden />
      </button>
    </span>
  );
}

/** What a value needs to mean something: an address only where the link goes to one. */
const onlyFor: Readonly<Record<string, readonly string[]>> = {
  jobQuery: ['JOB_LINK'],
  pageId: ['APP_LINK'],
  link: ['CUSTOM_LINK', 'SOCIAL_LINK', 'JOB_LINK'],
  links: ['links'],
  htmlContent: ['html'],
};

function Fields(props: ObjectFieldTemplateProps) {
  const { properties, formData, schema, uiSchema, fieldPathId, onAddProperty } = props;
  const t = useEditorT();
  const place = usePlace();
  const isKind = uiSchema?.['ui:bare'] === true;
  const values = (formData ?? {}) as Readonly<Record<string, unknown>>;
  const kind = values['linkType'] ?? values['contentType'];
  const isFor = (name: string): boolean => {
    const node = schema.properties?.[name] as SettingNode | undefined;
    if (node && !isVisible(node, values)) return false;
    // What marks a kind was chosen above.
    if (isKind && node?.enum?.length === 1) return false;
    const kinds = onlyFor[name];
    if (typeof kind !== 'string' || !kinds) return true;
    // A list that has a search of its own for jobs needs no address beside it.
    if (name === 'link' && 'jobQuery' in values) return kind === 'CUSTOM_LINK';
    return kinds.includes(kind);
  };
  // An item of a list stands in a box already, and a form that is all there is needs none.
  const isRoot = fieldPathId.path.length === 0;
  const isUnboxed = isRoot && (place.pointer !== '' || uiSchema?.['ui:whole'] === true);
  return (
    <div className={isUnboxed ? undefined : controls.parts}>
      {properties.filter(({ name }) => isFor(name)).map(({ content }) => content)}
      {canExpand(schema, uiSchema ?? {}, formData) ? (
        <button type="button" className={controls.plainButton} onClick={onAddProperty}>
          <Plus size={15} aria-hidden />
          {t('fields.addNamed')}
        </button>
      ) : null}
    </div>
  );
}

export const formTemplates: Partial<TemplatesType> = { FieldTemplate: Row, ObjectFieldTemplate: Fields };
