import { defineFixtures } from '../../define-fixtures.ts';
import { contact } from './contact.schema.ts';

export const contactFixtures = defineFixtures(contact, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Contact' } },
});
