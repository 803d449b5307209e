import { defineFixtures } from '../../define-fixtures.ts';
import { passwordForgot } from './password-forgot.schema.ts';

export const passwordForgotFixtures = defineFixtures(passwordForgot, {
  default: { title: 'As it comes', settings: {} },
  employer: { title: 'For employers', settings: {} },
  sent: { title: 'The mail is on its way', settings: {} },
  'with-headline': {
    title: 'A headline and a picture of its own',
    settings: {
      headline: 'Wachtwoord kwijt? Zo geregeld',
      backgroundImage: { src: '/uploads/art/hero-wadwerk.svg#art' },
    },
  },
});
