import { defineMessages } from '@boardwright/messages';

/** What is put before a name so that the area is meant, not a town of its name. */
export const areaKindMessages = defineMessages({
  en: { province: 'Province of', state: 'State of', county: 'Județul', area: 'Region' },
  nl: { province: 'Provincie', state: 'Deelstaat', county: 'Județul', area: 'Regio' },
  ro: { province: 'Provincia', state: 'Land', county: 'Județul', area: 'Regiunea' },
});
