import { defineMessages } from '@boardwright/engine';

export const messages = /* @__PURE__ */ defineMessages({
  en: { heading: 'Where to find us', drawing: 'Map of {{place}}', openMap: 'Open on a map' },
  nl: { heading: 'Waar je ons vindt', drawing: 'Kaart van {{place}}', openMap: 'Open op een kaart' },
  ro: { heading: 'Unde ne găsiți', drawing: 'Harta locului {{place}}', openMap: 'Deschideți pe hartă' },
});
