import { defineMessages } from '@boardwright/messages';

/** What the frame of the workspaces beside the pages says; fetched with the first of them. */
export const backOfficeMessages = defineMessages({
  en: {
    navigation: 'Workspaces',
    site: 'Site',
    skip: 'Skip to the content',
    viewSite: 'View site',
    inEditor: 'in the page editor',
  },
  nl: {
    navigation: 'Werkplekken',
    site: 'Website',
    skip: 'Naar de inhoud',
    viewSite: 'Website bekijken',
    inEditor: 'in de pagina-editor',
  },
  ro: {
    navigation: 'Spații de lucru',
    site: 'Site-ul',
    skip: 'Treci la conținut',
    viewSite: 'Vezi site-ul',
    inEditor: 'în editorul de pagini',
  },
});
