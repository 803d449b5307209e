import { defineFixtures } from '../../define-fixtures.ts';
import { passwordChange } from './password-change.schema.ts';

export const passwordChangeFixtures = defineFixtures(passwordChange, {
  default: { title: 'By the mailed link', settings: {} },
  'logged-in': { title: 'Logged in: the current password is asked', settings: {} },
  'no-link': { title: 'Neither a link nor logged in', settings: {} },
  'with-headline': {
    title: 'A headline and a picture of its own',
    settings: {
      headline: 'Kies een wachtwoord dat je onthoudt',
      backgroundImage: { src: '/uploads/art/hero-wadwerk.svg#art' },
    },
  },
});
