import { defineLabels } from '../../define-labels.ts';
import { columnsCountLabels, jobQueryLabels } from '../../parts/job-lists.labels.ts';
import { jobPerLink } from './job-per-link.schema.ts';

export const jobPerLinkLabels = defineLabels(jobPerLink, {
  en: {
    title: 'Jobs per link',
    settings: {
      titleText: 'Title',
      showCount: 'How many show',
      columnsCount: { label: 'Columns', fields: columnsCountLabels.en },
      layoutType: { label: 'Layout', choices: { cards: 'Cards', tabs: 'Tabs' } },
      linkTabs: {
        label: 'Tabs of links',
        item: 'tab',
        fields: {
          name: 'Name of the tab',
          title: 'Title',
          links: {
            label: 'Links',
            item: 'link',
            fields: {
              name: 'Text',
              linkType: {
                label: 'Goes to',
                choices: {
                  JOB_LINK: 'A search for jobs',
                  APP_LINK: 'A page of this site',
                  CUSTOM_LINK: 'An address',
                },
              },
              jobQuery: { label: 'Jobs to look for', fields: jobQueryLabels.en },
              link: 'Address',
              pageId: 'Page',
              targetBlank: 'Open in a new tab',
              iconType: 'Icon',
            },
          },
        },
      },
      cardTabs: {
        label: 'Sets of cards',
        item: 'set',
        fields: {
          name: 'Name of the set',
          title: 'Title',
          links: {
            label: 'Links',
            item: 'link',
            fields: {
              name: 'Text',
              linkType: {
                label: 'Goes to',
                choices: {
                  JOB_LINK: 'A search for jobs',
                  APP_LINK: 'A page of this site',
                  CUSTOM_LINK: 'An address',
                },
              },
              jobQuery: { label: 'Jobs to look for', fields: jobQueryLabels.en },
              link: 'Address',
              pageId: 'Page',
              targetBlank: 'Open in a new tab',
              iconType: 'Icon',
            },
          },
        },
      },
    },
  },
  nl: {
    title: 'Vacatures per link',
    settings: {
      titleText: 'Titel',
      showCount: 'Hoeveel er te zien zijn',
      columnsCount: { label: 'Kolommen', fields: columnsCountLabels.nl },
      layoutType: { label: 'Indeling', choices: { cards: 'Kaarten', tabs: 'Tabbladen' } },
      linkTabs: {
        label: 'Tabbladen met links',
        item: 'tabblad',
        fields: {
          name: 'Naam van het tabblad',
          title: 'Titel',
          links: {
            label: 'Links',
            item: 'link',
            fields: {
              name: 'Tekst',
              linkType: {
                label: 'Gaat naar',
                choices: {
                  JOB_LINK: 'Een zoekopdracht',
                  APP_LINK: 'Een pagina van deze site',
                  CUSTOM_LINK: 'Een adres',
                },
              },
              jobQuery: { label: 'Vacatures om te zoeken', fields: jobQueryLabels.nl },
              link: 'Adres',
              pageId: 'Pagina',
              targetBlank: 'Openen in een nieuw tabblad',
              iconType: 'Icoon',
            },
          },
        },
      },
      cardTabs: {
        label: 'Sets kaarten',
        item: 'set',
        fields: {
          name: 'Naam van de set',
          title: 'Titel',
          links: {
            label: 'Links',
            item: 'link',
            fields: {
              name: 'Tekst',
              linkType: {
                label: 'Gaat naar',
                choices: {
                  JOB_LINK: 'Een zoekopdracht',
                  APP_LINK: 'Een pagina van deze site',
                  CUSTOM_LINK: 'Een adres',
                },
              },
              jobQuery: { label: 'Vacatures om te zoeken', fields: jobQueryLabels.nl },
              link: 'Adres',
              pageId: 'Pagina',
              targetBlank: 'Openen in een nieuw tabblad',
              iconType: 'Icoon',
            },
          },
        },
      },
    },
  },
  ro: {
    title: 'Locuri de muncă după link',
    settings: {
      titleText: 'Titlu',
      showCount: 'Câte se afișează',
      columnsCount: { label: 'Coloane', fields: columnsCountLabels.ro },
      layoutType: { label: 'Aspect', choices: { cards: 'Carduri', tabs: 'File' } },
      linkTabs: {
        label: 'File cu linkuri',
        item: 'filă',
        fields: {
          name: 'Numele filei',
          title: 'Titlu',
          links: {
            label: 'Linkuri',
            item: 'link',
            fields: {
              name: 'Text',
              linkType: {
                label: 'Duce la',
                choices: {
                  JOB_LINK: 'O căutare de joburi',
                  APP_LINK: 'O pagină a acestui site',
                  CUSTOM_LINK: 'O adresă',
                },
              },
              jobQuery: { label: 'Joburi de căutat', fields: jobQueryLabels.ro },
              link: 'Adresă',
              pageId: 'Pagină',
              targetBlank: 'Deschide într-o filă nouă',
              iconType: 'Pictogramă',
            },
          },
        },
      },
      cardTabs: {
        label: 'Seturi de carduri',
        item: 'set',
        fields: {
          name: 'Numele setului',
          title: 'Titlu',
          links: {
            label: 'Linkuri',
            item: 'link',
            fields: {
              name: 'Text',
              linkType: {
                label: 'Duce la',
                choices: {
                  JOB_LINK: 'O căutare de joburi',
                  APP_LINK: 'O pagină a acestui site',
                  CUSTOM_LINK: 'O adresă',
                },
              },
              jobQuery: { label: 'Joburi de căutat', fields: jobQueryLabels.ro },
              link: 'Adresă',
              pageId: 'Pagină',
              targetBlank: 'Deschide într-o filă nouă',
              iconType: 'Pictogramă',
            },
          },
        },
      },
    },
  },
});
