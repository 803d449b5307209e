import { defineMessages } from '@boardwright/messages';

export const twoWaysMessages = defineMessages({
  en: {
    name: 'Two ways on',
    purpose: 'One band with a button for who looks for work and one for who looks for people.',
    search: 'two buttons call to action choose candidates employers cta',
    headline: 'Looking for work, or for people?',
    text: 'Both begin here. It takes two minutes to see what is there for you.',
    action: 'I look for work',
    other: 'I look for people',
  },
  nl: {
    name: 'Twee wegen verder',
    purpose: 'Eén band met een knop voor wie werk zoekt en een voor wie mensen zoekt.',
    search: 'twee knoppen oproep kiezen kandidaten werkgevers cta',
    headline: 'Zoek je werk, of zoek je mensen?',
    text: 'Allebei begint hier. In twee minuten zie je wat er voor jou is.',
    action: 'Ik zoek werk',
    other: 'Ik zoek mensen',
  },
  ro: {
    name: 'Două căi mai departe',
    purpose: 'O bandă cu un buton pentru cine caută de lucru și unul pentru cine caută oameni.',
    search: 'două butoane apel la acțiune alege candidați angajatori cta',
    headline: 'Cauți de lucru sau cauți oameni?',
    text: 'Amândouă încep aici. În două minute vezi ce e pentru tine.',
    action: 'Caut de lucru',
    other: 'Caut oameni',
  },
});
