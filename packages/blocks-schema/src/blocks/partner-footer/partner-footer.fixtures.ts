import { defineFixtures } from '../../define-fixtures.ts';
import { partnerFooter } from './partner-footer.schema.ts';

export const partnerFooterFixtures = defineFixtures(partnerFooter, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Partner footer' } },
});
