import { defineFixtures } from '../../define-fixtures.ts';
import { columns } from './columns.schema.ts';

export const columnsFixtures = defineFixtures(columns, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  three: { title: 'Three, the first one wider', settings: { count: 3, widths: 'first_wider', gap: 'large' } },
  one: { title: 'One, on a tinted background', settings: { count: 1, background: 'tint', spacing: 'large' } },
});
