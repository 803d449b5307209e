import { defineFixtures } from '../../define-fixtures.ts';
import { register } from './register.schema.ts';

export const registerFixtures = defineFixtures(register, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Register' } },
});
