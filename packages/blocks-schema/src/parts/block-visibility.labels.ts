import { definePartLabels } from '../define-labels.ts';

/** Whether, when, to whom and where a block appears. */
export const blockVisibilityLabels = definePartLabels({
  en: {
    label: 'Visibility',
    fields: {
      hidden: { label: 'Hidden', help: 'Nobody sees it until you take this off.' },
      from: { label: 'From', help: 'Visitors see it from this moment on.' },
      until: { label: 'Until', help: 'Visitors see it until this moment.' },
      hiddenFor: {
        label: 'Hidden from',
        choices: { guest: 'Guests', candidate: 'Candidates', employer: 'Employers' },
      },
      hiddenOn: {
        label: 'Hidden on',
        choices: { phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' },
      },
    },
  },
  nl: {
    label: 'Zichtbaarheid',
    fields: {
      hidden: { label: 'Verborgen', help: 'Niemand ziet het tot je dit uitzet.' },
      from: { label: 'Vanaf', help: 'Bezoekers zien het vanaf dit moment.' },
      until: { label: 'Tot', help: 'Bezoekers zien het tot dit moment.' },
      hiddenFor: {
        label: 'Verborgen voor',
        choices: { guest: 'Gasten', candidate: 'Kandidaten', employer: 'Werkgevers' },
      },
      hiddenOn: {
        label: 'Verborgen op',
        choices: { phone: 'Telefoons', tablet: 'Tablets', desktop: 'Computers' },
      },
    },
  },
  ro: {
    label: 'Vizibilitate',
    fields: {
      hidden: { label: 'Ascuns', help: 'Nimeni nu îl vede până nu dezactivezi aceasta.' },
      from: { label: 'De la', help: 'Vizitatorii îl văd începând cu acest moment.' },
      until: { label: 'Până la', help: 'Vizitatorii îl văd până în acest moment.' },
      hiddenFor: {
        label: 'Ascuns pentru',
        choices: { guest: 'Vizitatori fără cont', candidate: 'Candidați', employer: 'Angajatori' },
      },
      hiddenOn: {
        label: 'Ascuns pe',
        choices: { phone: 'Telefoane', tablet: 'Tablete', desktop: 'Calculatoare' },
      },
    },
  },
});
