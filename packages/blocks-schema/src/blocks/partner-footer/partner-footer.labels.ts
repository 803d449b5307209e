import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { linkLabels } from '../../parts/link.labels.ts';
import { partnerFooter } from './partner-footer.schema.ts';

export const partnerFooterLabels = defineLabels(partnerFooter, {
  en: {
    title: 'Partner footer',
    settings: {
      partnerName: 'Name of the partner',
      partnerLogo: { label: 'Logo of the partner', fields: imageLabels.en },
      partnerLink: 'Address of the partner',
      partnerText: {
        label: 'Words before the partner',
        help: "Empty: 'In partnership with', in the language of the page.",
      },
      links: { label: 'Links', item: 'link', fields: linkLabels.en },
      socialLinks: { label: 'Social networks', item: 'link', fields: linkLabels.en },
      baseLinks: { label: 'Links in the last line', item: 'link', fields: linkLabels.en },
      showLangSwitcher: 'Show the language switch',
    },
  },
  nl: {
    title: 'Partnerfooter',
    settings: {
      partnerName: 'Naam van de partner',
      partnerLogo: { label: 'Logo van de partner', fields: imageLabels.nl },
      partnerLink: 'Adres van de partner',
      partnerText: {
        label: 'Woorden vóór de partner',
        help: 'Leeg: ‘In samenwerking met’, in de taal van de pagina.',
      },
      links: { label: 'Links', item: 'link', fields: linkLabels.nl },
      socialLinks: { label: 'Sociale netwerken', item: 'link', fields: linkLabels.nl },
      baseLinks: { label: 'Links in de onderste regel', item: 'link', fields: linkLabels.nl },
      showLangSwitcher: 'Taalkeuze tonen',
    },
  },
  ro: {
    title: 'Subsolul partenerului',
    settings: {
      partnerName: 'Numele partenerului',
      partnerLogo: { label: 'Sigla partenerului', fields: imageLabels.ro },
      partnerLink: 'Adresa partenerului',
      partnerText: {
        label: 'Cuvinte înaintea partenerului',
        help: 'Gol: „În parteneriat cu”, în limba paginii.',
      },
      links: { label: 'Linkuri', item: 'link', fields: linkLabels.ro },
      socialLinks: { label: 'Rețele sociale', item: 'link', fields: linkLabels.ro },
      baseLinks: { label: 'Linkuri în ultimul rând', item: 'link', fields: linkLabels.ro },
      showLangSwitcher: 'Afișează selectorul de limbă',
    },
  },
});
