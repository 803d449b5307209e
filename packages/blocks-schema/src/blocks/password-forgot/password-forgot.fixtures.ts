import { defineFixtures } from '../../define-fixtures.ts';
import { passwordForgot } from './password-forgot.schema.ts';

export const passwordForgotFixtures = defineFixtures(passwordForgot, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Password forgot' } },
});
