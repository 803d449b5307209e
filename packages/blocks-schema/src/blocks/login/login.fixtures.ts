import { defineFixtures } from '../../define-fixtures.ts';
import { login } from './login.schema.ts';

export const loginFixtures = defineFixtures(login, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Login' } },
});
