import { formMessages } from '../../page/forms/form.messages.ts';
import { defineMessages, type MessageKey } from '@boardwright/messages';

export const registerMessages = defineMessages({
  en: {
    form: formMessages.en,
    tabs: 'Who are you?',
    candidate: {
      who: 'I’m looking for work',
      headline: 'Create your account',
      lead: 'Keep jobs, get alerts and follow your applications.',
      register: 'Register',
    },
    employer: {
      who: 'I’m hiring',
      headline: 'Create an employer account',
      lead: 'Post jobs and get in touch with candidates.',
      register: 'Register as employer',
    },
    terms: 'I agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
    readTerms: 'Read the terms',
    readPrivacy: 'Read the privacy policy',
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    closed: 'This site has no accounts of this kind.',
  },
  nl: {
    form: formMessages.nl,
    tabs: 'Wie ben je?',
    candidate: {
      who: 'Ik zoek werk',
      headline: 'Maak je account',
      lead: 'Bewaar vacatures, ontvang alerts en volg je sollicitaties.',
      register: 'Registreren',
    },
    employer: {
      who: 'Ik zoek personeel',
      headline: 'Maak een werkgeversaccount',
      lead: 'Plaats vacatures en kom in contact met kandidaten.',
      register: 'Registreren als werkgever',
    },
    terms: 'Ik ga akkoord met de <terms>voorwaarden</terms> en het <privacy>privacybeleid</privacy>.',
    readTerms: 'Lees de voorwaarden',
    readPrivacy: 'Lees het privacybeleid',
    haveAccount: 'Heb je al een account?',
    logIn: 'Log in',
    closed: 'Deze site kent zulke accounts niet.',
  },
  ro: {
    form: formMessages.ro,
    tabs: 'Cine ești?',
    candidate: {
      who: 'Caut de lucru',
      headline: 'Creează-ți contul',
      lead: 'Păstrează joburi, primește alerte și urmărește-ți aplicările.',
      register: 'Înregistrare',
    },
    employer: {
      who: 'Caut personal',
      headline: 'Creează un cont de angajator',
      lead: 'Publică joburi și ia legătura cu candidații.',
      register: 'Înregistrare ca angajator',
    },
    terms:
      'Sunt de acord cu <terms>termenii și condițiile</terms> și cu <privacy>politica de confidențialitate</privacy>.',
    readTerms: 'Citește termenii și condițiile',
    readPrivacy: 'Citește politica de confidențialitate',
    haveAccount: 'Ai deja un cont?',
    logIn: 'Autentifică-te',
    closed: 'Acest site nu oferă astfel de conturi.',
  },
});

export type RegisterKey = MessageKey<typeof registerMessages>;
