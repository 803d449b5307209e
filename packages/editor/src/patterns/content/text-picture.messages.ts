import { defineMessages } from '@boardwright/messages';

export const textPictureMessages = defineMessages({
  en: {
    name: 'Text with picture',
    purpose: 'A few paragraphs beside a picture: who you are, or one thing you want to explain.',
    search: 'about image photo paragraph story side by side',
    headline: 'A board made by people who hire',
    text: 'We started because a good job was so hard to find between all the noise. Every job here is read by one of us before it is online.',
    more: 'Is the salary missing, or a name to call? Then we ask for it first. That is why you find here what others leave out.',
    action: 'How we work',
  },
  nl: {
    name: 'Tekst met beeld',
    purpose: 'Een paar alinea’s naast een beeld: wie je bent, of één ding dat je wilt uitleggen.',
    search: 'over ons afbeelding foto alinea verhaal naast elkaar',
    headline: 'Een board van mensen die zelf werven',
    text: 'We begonnen omdat een goede vacature zo moeilijk te vinden was in alle drukte. Elke vacature wordt hier door een van ons gelezen voordat hij online staat.',
    more: 'Ontbreekt het salaris, of een naam om te bellen? Dan vragen we daar eerst naar. Daarom vind je hier wat anderen weglaten.',
    action: 'Zo werken wij',
  },
  ro: {
    name: 'Text cu imagine',
    purpose: 'Câteva paragrafe lângă o imagine: cine ești sau un singur lucru pe care vrei să-l explici.',
    search: 'despre noi fotografie paragraf poveste alături',
    headline: 'Un site făcut de oameni care angajează',
    text: 'Am început pentru că un job bun se găsea greu în toată aglomerația. Fiecare anunț de aici este citit de unul dintre noi înainte de publicare.',
    more: 'Lipsește salariul sau un nume de contact? Atunci îl cerem mai întâi. De aceea găsești aici ce alții omit.',
    action: 'Cum lucrăm',
  },
});
