import { defineFixtures } from '../../define-fixtures.ts';
import { htmlGrid } from './html-grid.schema.ts';

export const htmlGridFixtures = defineFixtures(htmlGrid, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Html grid' } },
});
