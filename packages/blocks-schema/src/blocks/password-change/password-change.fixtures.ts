import { defineFixtures } from '../../define-fixtures.ts';
import { passwordChange } from './password-change.schema.ts';

export const passwordChangeFixtures = defineFixtures(passwordChange, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Password change' } },
});
