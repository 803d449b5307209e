import { defineMessages } from '@boardwright/messages';

export const introductionMessages = defineMessages({
  en: {
    name: 'Introduction',
    purpose: 'A heading and a few large lines in the middle of the page, before the details begin.',
    search: 'text heading intro paragraph lead statement centred',
    heading: 'Work is where you spend your days',
    text: 'So we ask what others leave out: what it pays, who you sit next to, and how late it gets. If we do not know, the job does not go online.',
  },
  nl: {
    name: 'Inleiding',
    purpose: 'Een kop en een paar grote regels midden op de pagina, voordat de details beginnen.',
    search: 'tekst kop intro alinea verklaring gecentreerd titel',
    heading: 'Werk is waar je je dagen doorbrengt',
    text: 'Daarom vragen we wat anderen weglaten: wat het betaalt, naast wie je zit en hoe laat het wordt. Weten we dat niet, dan komt de vacature er niet op.',
  },
  ro: {
    name: 'Introducere',
    purpose: 'Un titlu și câteva rânduri mari în mijlocul paginii, înainte de detalii.',
    search: 'text titlu paragraf intro declarație centrat',
    heading: 'La muncă îți petreci zilele',
    text: 'De aceea întrebăm ce alții omit: cât se plătește, lângă cine stai și până la ce oră. Dacă nu știm, anunțul nu apare.',
  },
});
