import type { UiSchema } from '@rjsf/utils';
import type { Widget } from '@boardwright/blocks-schema';
import type { ComponentType } from 'react';
import type { SettingNode } from '../panel/setting-node.ts';
import { MultiSelect, SegmentGroupControl } from './choice-controls.tsx';
import { CodeControl } from './code-control.tsx';
import { ColourControl } from './colour-control.tsx';
import type { ControlProps } from './control.ts';
import { IconPicker } from './icon-picker.tsx';
import { BackdropControl, ImageControl, LogoControl, PortraitControl } from './image-control.tsx';
import { JobQueryControl } from './job-query-control.tsx';
import { LinkControl } from './link-control.tsx';
import { SliderControl } from './number-controls.tsx';
import { FieldOrderControl, SegmentGroupsControl } from './ordered-choice.tsx';
import { PageSelect } from './page-select.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import { TextareaControl } from './text-controls.tsx';
import { VideoControl } from './video-control.tsx';

// A control takes the values of its own kind; which kind meets which value, the schema has decided.
export type AnyControl = ComponentType<
  Omit<ControlProps<never>, 'onChange'> & { readonly onChange: (value: unknown) => void }
>;

const HtmlCode: ComponentType<ControlProps<string | undefined>> = (props) => (
  <CodeControl {...props} language="html" />
);
const CssCode: ComponentType<ControlProps<string | undefined>> = (props) => (
  <CodeControl {...props} language="css" />
);

/** The control of every kind a schema can ask for: one that is missing does not compile. */
export const controlOf = {
  richText: RichTextControl,
  color: ColourControl,
  image: ImageControl,
  logo: LogoControl,
  backdrop: BackdropControl,
  portrait: PortraitControl,
  video: VideoControl,
  link: LinkControl,
  pageLink: PageSelect,
  icon: IconPicker,
  slider: SliderControl,
  html: HtmlCode,
  css: CssCode,
  textarea: TextareaControl,
  segmentGroups: SegmentGroupsControl,
  segmentGroup: SegmentGroupControl,
  jobQuery: JobQueryControl,
  fieldOrder: FieldOrderControl,
  multiSelect: MultiSelect,
} satisfies Record<Widget, AnyControl>;

const named: ReadonlySet<unknown> = new Set([
  'richText',
  'html',
  'css',
  'icon',
  'sideBySide',
  'pageTemplate',
]);

/** Whether a value's control is several, or no native input: then no `<label for>` can name it. */
export function isGroup(node: SettingNode, ui: UiSchema): boolean {
  if (ui['ui:field'] !== undefined || node.type === 'array' || node.type === 'object' || node.oneOf)
    return true;
  const widget: unknown = ui['ui:widget'];
  return widget === undefined ? node.enum !== undefined && node.enum.length <= 3 : named.has(widget);
}
