import { defineBlockSchema } from '../../define-block-schema.ts';
import { mostColumns } from '../../parts/block-column.ts';

/**
 * Other blocks side by side: a form beside what it is for, three offers in a row, a quote next to its figures. One column
 * holds several blocks together, on a background of their own.
 */
export const columns = defineBlockSchema({
  key: 'columns',
  title: 'Columns',
  group: 'structure',
  icon: 'columns-3',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      count: { type: 'integer', minimum: 1, maximum: mostColumns, default: 2 },
      widths: { enum: ['equal', 'first_wider', 'last_wider'], default: 'equal' },
      gap: { enum: ['small', 'medium', 'large'], default: 'medium' },
      align: { enum: ['top', 'center', 'stretch'], default: 'top' },
      background: { enum: ['none', 'tint'], default: 'none' },
      spacing: { enum: ['none', 'medium', 'large'], default: 'medium' },
      stacked: { enum: ['phone', 'tablet'], default: 'phone' },
    },
  },
  tabs: {
    layout: ['count', 'widths', 'gap', 'align', 'stacked'],
    design: ['background', 'spacing'],
  },
  widgets: { count: 'slider' },
  columns: 'count',
});
