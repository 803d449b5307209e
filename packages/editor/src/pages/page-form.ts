import { pagePlaceSchema, pageSettingsSchema } from '@boardwright/blocks-schema';
import type { UiSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Failure } from '../page-editing/editing.ts';
import type { EditorTranslate } from '../editor.messages.ts';
import { kindIdentifiers } from '../model/page-paths.ts';
import { isPageText, pageTextNames, type PageSettingName, type PageText } from '../model/page-settings.ts';
import { partsOf } from '../panel/field-path.ts';
import { pageTemplates } from '../patterns/page-templates.ts';
import { controlsOf } from '../panel/panel-schema.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import type { PageEntry } from '../saving/site-pages.ts';

/** What the form draws, and by which controls. */
interface DrawnSchema {
  readonly node: SettingNode;
  readonly ui: UiSchema;
}

/** The form is a dialog of its own. */
const whole: UiSchema = { 'ui:whole': true };

const pageTexts = Object.keys(pageTextNames).filter(isPageText);

/** What a field of a page is called. */
export function fieldName(t: EditorTranslate, field: PageSettingName | 'path' | 'key'): string {
  if (field === 'path') return t('pages.path');
  if (field === 'key') return t('pages.type');
  return isPageText(field) ? t(`pages.${pageTextNames[field]}`) : t(`conflict.texts.${field}`);
}

/** A setting of a page as it is drawn. */
function settingNode(t: EditorTranslate, name: PageSettingName): SettingNode {
  return {
    ...pageSettingsSchema.properties[name],
    title: fieldName(t, name),
    ...(name === 'page_label' && { description: t('pages.labelHint') }),
  };
}

/**
 * A page's texts in one language. The counter of a text says how long it may be: what is longer stays typed, and says so.
 * @param beside right of a text's label
 */
export function textsForm(
  t: EditorTranslate,
  beside: (name: PageText, most: number) => ReactNode,
): DrawnSchema {
  const properties = pageTexts.map((name) => {
    const { maxLength: _most, ...rest } = settingNode(t, name);
    return [name, rest] as const;
  });
  const ui = pageTexts.map((name) => [
    name,
    {
      ...controlsOf({}, name, settingNode(t, name)),
      'ui:aside': beside(name, pageSettingsSchema.properties[name].maxLength),
    },
  ]);
  return {
    node: { type: 'object', properties: Object.fromEntries(properties) },
    ui: { ...whole, ...Object.fromEntries(ui) },
  };
}

/** Whether search engines list a page, and the picture it is shared with, in one language. */
export function sharingForm(
  t: EditorTranslate,
  hints: Readonly<Record<'page_image' | 'page_noindex', string>>,
): DrawnSchema {
  const node = (name: keyof typeof hints): SettingNode => ({
    ...settingNode(t, name),
    description: hints[name],
  });
  return {
    node: {
      type: 'object',
      properties: { page_noindex: node('page_noindex'), page_image: node('page_image') },
    },
    ui: { ...whole, page_image: { 'ui:field': 'pagePicture' } },
  };
}

/** The kinds of page, the most general first; a kind that only a later release knows stays where a page has it. */
function kindNode(t: EditorTranslate, current?: string): SettingNode {
  const kinds = current === undefined ? kindIdentifiers : [...new Set([...kindIdentifiers, current])];
  return { ...pagePlaceSchema.properties.key, enum: kinds, title: t('pages.type') };
}
const kindUi: UiSchema = { 'ui:widget': 'pageKind' };

/** A page's paths and its kind. */
export function placeForm(t: EditorTranslate, current: string): DrawnSchema {
  const { path } = pagePlaceSchema.properties;
  return {
    node: { ...pagePlaceSchema, properties: { path, key: kindNode(t, current) } },
    ui: { ...whole, path: { 'ui:field': 'pagePaths', 'ui:bare': true }, key: kindUi },
  };
}

/**
 * What a page that is made begins with, and what it is called. @param isNameless its missing name is reported, in place
 * of the hint @param templates what beginning with a template is called, and the choice of one
 */
export function newPageForm(
  t: EditorTranslate,
  entries: readonly PageEntry[],
  isNameless: boolean,
  templates: { readonly start: string; readonly label: string },
): DrawnSchema {
  const { description, ...label } = settingNode(t, 'page_label');
  const starts = { kind: t('pages.kind'), template: templates.start, copy: t('pages.copy') };
  return {
    node: {
      type: 'object',
      properties: {
        start: {
          type: 'string',
          title: t('pages.start'),
          enum: Object.keys(starts),
          enumNames: Object.values(starts),
        },
        key: { ...kindNode(t), visibleWhen: { start: 'kind' } },
        template: {
          type: 'string',
          title: templates.label,
          enum: pageTemplates.map(({ key }) => key),
          visibleWhen: { start: 'template' },
        },
        copyOf: {
          type: 'integer',
          title: t('pages.copyOf'),
          enum: entries.map(({ page }) => page.id),
          enumNames: entries.map(({ name }) => name),
          visibleWhen: { start: 'copy' },
        },
        page_label: isNameless ? label : { ...label, ...(description && { description }) },
      },
    },
    ui: {
      ...whole,
      start: { 'ui:widget': 'sideBySide' },
      key: kindUi,
      template: { 'ui:widget': 'pageTemplate' },
    },
  };
}

/** What the server said of a page, by JSON pointer: `path.nl` → `/path/nl`. */
export function refusedOfPage(failure: Failure | undefined): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([field, sentences]) => [
      partsOf(field)
        .map((part) => `/${part}`)
        .join(''),
      sentences,
    ]),
  );
}
