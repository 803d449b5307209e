import { defineMessages } from '@boardwright/messages';

export const tabsMessages = defineMessages({
  en: {
    name: 'Tabs',
    purpose: 'One text for candidates, one for students, one for employers: each reads only their own.',
    search: 'panes switch audiences sections choose',
    heading: 'Where do you stand?',
    tab1: 'I have worked before',
    text1:
      'Then your experience counts from the first day, also in your pay. Bring two names we may call, and tell what you do not want to do any more.',
    tab2: 'I just finished school',
    text2:
      'You begin beside somebody with twenty years of experience. No trial period without pay, no training that you pay back.',
    tab3: 'I come from another country',
    text3:
      'We help with your papers, with a room for the first three months and with language lessons on Tuesday evening.',
  },
  nl: {
    name: 'Tabbladen',
    purpose:
      'Eén tekst voor ervaren mensen, één voor starters, één voor nieuwkomers: ieder leest alleen de eigen.',
    search: 'tabs doelgroepen wisselen secties kiezen',
    heading: 'Waar sta jij?',
    tab1: 'Ik heb eerder gewerkt',
    text1:
      'Dan telt je ervaring vanaf de eerste dag, ook in je loon. Neem twee namen mee die we mogen bellen, en vertel wat je niet meer wilt.',
    tab2: 'Ik kom van school',
    text2:
      'Je begint naast iemand met twintig jaar ervaring. Geen proeftijd zonder loon, geen opleiding die je terugbetaalt.',
    tab3: 'Ik kom uit een ander land',
    text3:
      'We helpen met je papieren, met een kamer voor de eerste drie maanden en met taalles op dinsdagavond.',
  },
  ro: {
    name: 'File',
    purpose: 'Un text pentru cei cu experiență, unul pentru absolvenți, unul pentru cei din altă țară.',
    search: 'taburi public secțiuni alege',
    heading: 'Unde te afli?',
    tab1: 'Am mai lucrat',
    text1:
      'Atunci experiența ta contează din prima zi, și la salariu. Vino cu două nume pe care le putem suna și spune ce nu mai vrei să faci.',
    tab2: 'Abia am terminat școala',
    text2:
      'Începi lângă cineva cu douăzeci de ani de experiență. Fără probă neplătită, fără cursuri pe care să le dai înapoi.',
    tab3: 'Vin din altă țară',
    text3: 'Te ajutăm cu actele, cu o cameră pentru primele trei luni și cu lecții de limbă marți seara.',
  },
});
