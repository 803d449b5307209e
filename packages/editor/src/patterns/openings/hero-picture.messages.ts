import { defineMessages } from '@boardwright/messages';

export const heroPictureMessages = defineMessages({
  en: {
    name: 'Hero with picture',
    purpose: 'A first screen with one promise, a picture and two ways on.',
    search: 'opening banner home start image top headline',
    headline: 'Work close to home, with people you know.',
    text: 'We know the employers of this region by name. Tell us what you can do, and read in two minutes which of them are looking for you.',
    action: 'See all jobs',
    other: 'About us',
  },
  nl: {
    name: 'Opening met beeld',
    purpose: 'Een eerste scherm met één belofte, een beeld en twee wegen verder.',
    search: 'hero banner home start afbeelding foto bovenaan kop',
    headline: 'Werk dicht bij huis, met mensen die je kent.',
    text: 'Wij kennen de werkgevers uit deze regio bij naam. Vertel wat je kunt en lees in twee minuten wie er naar jou op zoek is.',
    action: 'Bekijk alle vacatures',
    other: 'Over ons',
  },
  ro: {
    name: 'Deschidere cu imagine',
    purpose: 'Un prim ecran cu o singură promisiune, o imagine și două căi mai departe.',
    search: 'hero banner acasă început fotografie sus titlu',
    headline: 'De lucru aproape de casă, cu oameni pe care îi cunoști.',
    text: 'Îi știm pe angajatorii din regiune pe nume. Spune-ne ce știi să faci și afli în două minute cine te caută.',
    action: 'Vezi toate joburile',
    other: 'Despre noi',
  },
});
