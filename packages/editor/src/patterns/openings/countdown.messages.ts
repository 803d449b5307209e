import { defineMessages } from '@boardwright/messages';

export const countdownMessages = defineMessages({
  en: {
    name: 'Countdown',
    purpose: 'How long until an open day begins or a deadline ends, and what comes after it.',
    search: 'timer deadline days left event date clock',
    heading: 'Open day',
    subheading: 'The doors open at ten. No appointment, no CV.',
    action: 'See the programme',
    end: 'The doors are open. Come in.',
  },
  nl: {
    name: 'Aftellen',
    purpose: 'Hoe lang het duurt tot een open dag begint of een termijn eindigt, en wat er daarna staat.',
    search: 'timer deadline dagen nog evenement datum klok',
    heading: 'Open dag',
    subheading: 'De deuren gaan open om tien uur. Zonder afspraak, zonder cv.',
    action: 'Bekijk het programma',
    end: 'De deuren zijn open. Kom binnen.',
  },
  ro: {
    name: 'Numărătoare inversă',
    purpose: 'Cât mai e până începe o zi a porților deschise sau se încheie un termen, și ce urmează.',
    search: 'cronometru termen zile rămase eveniment dată ceas',
    heading: 'Ziua porților deschise',
    subheading: 'Ușile se deschid la zece. Fără programare, fără CV.',
    action: 'Vezi programul',
    end: 'Ușile sunt deschise. Intră.',
  },
});
