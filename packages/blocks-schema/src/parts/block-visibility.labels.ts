import { definePartLabels } from '../define-labels.ts';

/** Whether, when, to whom and where a block appears. */
export const blockVisibilityLabels = definePartLabels({
  en: {
    label: 'Visibility',
    fields: {
      hidden: { label: 'Hidden', help: 'Nobody sees it until you take this off.' },
      from: { label: 'From', help: 'Visitors see it from this moment on, by your own clock.' },
      until: { label: 'Until', help: 'Visitors see it until this moment, by your own clock.' },
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
      from: { label: 'Vanaf', help: 'Bezoekers zien het vanaf dit moment, op je eigen klok.' },
      until: { label: 'Tot', help: 'Bezoekers zien het tot dit moment, op je eigen klok.' },
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
      from: { label: 'De la', help: 'Vizitatorii îl văd începând cu acest moment, după ceasul tău.' },
      until: { label: 'Până la', help: 'Vizitatorii îl văd până în acest moment, după ceasul tău.' },
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
