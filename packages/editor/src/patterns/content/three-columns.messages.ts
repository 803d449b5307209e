import { defineMessages } from '@boardwright/messages';

export const threeColumnsMessages = defineMessages({
  en: {
    name: 'Three columns',
    purpose: 'Three reasons or three facts side by side, short enough to be read in passing.',
    search: 'reasons advantages features usp grid cards side by side',
    heading1: 'Salary first',
    text1:
      'Every job says what it pays, how many hours it is and how far you travel. No call needed to find out.',
    heading2: 'A person answers',
    text2: 'You apply to somebody with a name. Whoever applies on Monday hears something by Friday.',
    heading3: 'Only what is open',
    text3: 'A job that is filled disappears the same day. What you read here, you can still get.',
  },
  nl: {
    name: 'Drie kolommen',
    purpose: 'Drie redenen of drie feiten naast elkaar, kort genoeg om in het voorbijgaan te lezen.',
    search: 'redenen voordelen kenmerken usp raster kaarten naast elkaar',
    heading1: 'Eerst het salaris',
    text1:
      'Bij elke vacature staat wat ze betaalt, hoeveel uur het is en hoe ver je reist. Daar hoef je niet voor te bellen.',
    heading2: 'Een mens antwoordt',
    text2: 'Je solliciteert bij iemand met een naam. Wie maandag reageert, hoort vóór vrijdag iets.',
    heading3: 'Alleen wat open is',
    text3: 'Een vervulde vacature verdwijnt dezelfde dag. Wat je hier leest, kun je nog krijgen.',
  },
  ro: {
    name: 'Trei coloane',
    purpose: 'Trei motive sau trei fapte alăturate, destul de scurte pentru a fi citite în treacăt.',
    search: 'motive avantaje caracteristici grilă carduri alături',
    heading1: 'Întâi salariul',
    text1:
      'La fiecare job scrie cât se plătește, câte ore are și cât ai de mers. Nu trebuie să suni ca să afli.',
    heading2: 'Îți răspunde un om',
    text2: 'Aplici la cineva care are un nume. Cine aplică luni primește un răspuns până vineri.',
    heading3: 'Doar ce e deschis',
    text3: 'Un post ocupat dispare în aceeași zi. Ce citești aici încă poți obține.',
  },
});
