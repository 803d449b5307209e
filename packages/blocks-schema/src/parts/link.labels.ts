import { definePartLabels } from '../define-labels.ts';

/** Fields of a link. Where a place has fewer of them, what is there is called the same. */
export const linkLabels = definePartLabels({
  en: {
    name: 'Text',
    linkType: {
      label: 'Goes to',
      choices: {
        CUSTOM_LINK: 'An address',
        SOCIAL_LINK: 'A social network',
        APP_LINK: 'A page of this site',
        JOB_LINK: 'A search for jobs',
        DROPDOWN: 'A list of links',
      },
    },
    link: 'Address',
    pageId: 'Page',
    socialType: {
      label: 'Network',
      choices: {
        '': 'None',
        FACEBOOK: 'Facebook',
        TWITTER: 'X (Twitter)',
        LINKED_IN: 'LinkedIn',
        INSTAGRAM: 'Instagram',
      },
    },
    isButton: 'As a button',
    buttonType: {
      label: 'Looks like',
      choices: {
        primary: 'Button, primary',
        secondary: 'Button, secondary',
        plain: 'Button, plain',
        info: 'Button, info',
      },
    },
    targetBlank: 'Open in a new tab',
    hasIcon: 'With an icon',
    iconType: 'Icon',
  },
  nl: {
    name: 'Tekst',
    linkType: {
      label: 'Gaat naar',
      choices: {
        CUSTOM_LINK: 'Een adres',
        SOCIAL_LINK: 'Een sociaal netwerk',
        APP_LINK: 'Een pagina van deze site',
        JOB_LINK: 'Een zoekopdracht',
        DROPDOWN: 'Een lijst links',
      },
    },
    link: 'Adres',
    pageId: 'Pagina',
    socialType: {
      label: 'Netwerk',
      choices: {
        '': 'Geen',
        FACEBOOK: 'Facebook',
        TWITTER: 'X (Twitter)',
        LINKED_IN: 'LinkedIn',
        INSTAGRAM: 'Instagram',
      },
    },
    isButton: 'Als knop',
    buttonType: {
      label: 'Ziet eruit als',
      choices: {
        primary: 'Knop, primair',
        secondary: 'Knop, secundair',
        plain: 'Knop, rustig',
        info: 'Knop, info',
      },
    },
    targetBlank: 'Openen in een nieuw tabblad',
    hasIcon: 'Met een icoon',
    iconType: 'Icoon',
  },
  ro: {
    name: 'Text',
    linkType: {
      label: 'Duce la',
      choices: {
        CUSTOM_LINK: 'O adresă',
        SOCIAL_LINK: 'O rețea socială',
        APP_LINK: 'O pagină a acestui site',
        JOB_LINK: 'O căutare de joburi',
        DROPDOWN: 'O listă de linkuri',
      },
    },
    link: 'Adresă',
    pageId: 'Pagină',
    socialType: {
      label: 'Rețea',
      choices: {
        '': 'Niciunul',
        FACEBOOK: 'Facebook',
        TWITTER: 'X (Twitter)',
        LINKED_IN: 'LinkedIn',
        INSTAGRAM: 'Instagram',
      },
    },
    isButton: 'Ca buton',
    buttonType: {
      label: 'Arată ca',
      choices: {
        primary: 'Buton principal',
        secondary: 'Buton secundar',
        plain: 'Buton simplu',
        info: 'Buton informativ',
      },
    },
    targetBlank: 'Deschide într-o filă nouă',
    hasIcon: 'Cu pictogramă',
    iconType: 'Pictogramă',
  },
});

/** Fields of a link that may open a list of links. */
export const linkWithChildrenLabels = definePartLabels({
  en: { ...linkLabels.en, children: { label: 'Links inside', item: 'link', fields: linkLabels.en } },
  nl: { ...linkLabels.nl, children: { label: 'Links erin', item: 'link', fields: linkLabels.nl } },
  ro: { ...linkLabels.ro, children: { label: 'Linkuri în interior', item: 'link', fields: linkLabels.ro } },
});
