import { defineFixtures } from '../../define-fixtures.ts';
import { account } from './account.schema.ts';

export const accountFixtures = defineFixtures(account, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Account' } },
});
