import { defineMessages } from '@boardwright/messages';

/** What the frame of the workspaces beside the pages says; fetched with the first of them. */
export const backOfficeMessages = defineMessages({
  en: {
    navigation: 'Workspaces',
    site: 'Site',
    team: 'Team',
    sites: 'Sites',
    noRight: {
      title: 'This is not part of your role',
      whose: 'Who may: {{roles}}. An owner of the site gives roles.',
      yours: 'Your role: {{role}}.',
    },
    seesOnly: 'Your role sees this and changes nothing here. Who may: {{roles}}.',
    skip: 'Skip to the content',
    viewSite: 'View site',
    inEditor: 'in the page editor',
  },
  nl: {
    navigation: 'Werkplekken',
    site: 'Website',
    team: 'Team',
    sites: 'Sites',
    noRight: {
      title: 'Dit hoort niet bij je rol',
      whose: 'Wie dit wel mag: {{roles}}. Een eigenaar van de site geeft rollen.',
      yours: 'Jouw rol: {{role}}.',
    },
    seesOnly: 'Met jouw rol kun je dit bekijken, niet wijzigen. Wie dat wel mag: {{roles}}.',
    skip: 'Naar de inhoud',
    viewSite: 'Website bekijken',
    inEditor: 'in de pagina-editor',
  },
  ro: {
    navigation: 'Spații de lucru',
    site: 'Site-ul',
    team: 'Echipa',
    sites: 'Site-uri',
    noRight: {
      title: 'Acest lucru nu ține de rolul tău',
      whose: 'Cine are dreptul: {{roles}}. Rolurile le dă un proprietar al site-ului.',
      yours: 'Rolul tău: {{role}}.',
    },
    seesOnly: 'Cu rolul tău poți vedea, dar nu modifica nimic aici. Cine are dreptul: {{roles}}.',
    skip: 'Treci la conținut',
    viewSite: 'Vezi site-ul',
    inEditor: 'în editorul de pagini',
  },
});
