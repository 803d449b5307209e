import { defineLabels } from '../../define-labels.ts';
import { linkLabels } from '../../parts/link.labels.ts';
import { footer } from './footer.schema.ts';

export const footerLabels = defineLabels(footer, {
  en: {
    title: 'Footer',
    settings: {
      showName: {
        label: 'Name beside the logo',
        help: 'Switch this off for a logo that spells the name itself.',
      },
      aboutText: 'About the board',
      showLangSwitcher: 'Show the language switch',
      footerLinks: {
        label: 'Columns',
        item: 'column',
        fields: {
          name: 'Name in this list',
          title: 'Title',
          contentType: { label: 'Content', choices: { links: 'Links', html: 'HTML' } },
          links: { label: 'Links', item: 'link', fields: linkLabels.en },
          htmlContent: 'HTML',
        },
      },
      socialLinks: { label: 'Social networks', item: 'link', fields: linkLabels.en },
      baseLinks: { label: 'Links in the last line', item: 'link', fields: linkLabels.en },
    },
  },
  nl: {
    title: 'Footer',
    settings: {
      showName: { label: 'Naam naast het logo', help: 'Zet dit uit als de naam al in het logo staat.' },
      aboutText: 'Over de vacaturesite',
      showLangSwitcher: 'Taalkeuze tonen',
      footerLinks: {
        label: 'Kolommen',
        item: 'kolom',
        fields: {
          name: 'Naam in deze lijst',
          title: 'Titel',
          contentType: { label: 'Inhoud', choices: { links: 'Links', html: 'HTML' } },
          links: { label: 'Links', item: 'link', fields: linkLabels.nl },
          htmlContent: 'HTML',
        },
      },
      socialLinks: { label: 'Sociale netwerken', item: 'link', fields: linkLabels.nl },
      baseLinks: { label: 'Links in de onderste regel', item: 'link', fields: linkLabels.nl },
    },
  },
  ro: {
    title: 'Subsol',
    settings: {
      showName: { label: 'Numele lângă siglă', help: 'Dezactivează dacă numele apare deja în siglă.' },
      aboutText: 'Despre site',
      showLangSwitcher: 'Afișează selectorul de limbă',
      footerLinks: {
        label: 'Coloane',
        item: 'coloană',
        fields: {
          name: 'Numele din această listă',
          title: 'Titlu',
          contentType: { label: 'Conținut', choices: { links: 'Linkuri', html: 'HTML' } },
          links: { label: 'Linkuri', item: 'link', fields: linkLabels.ro },
          htmlContent: 'HTML',
        },
      },
      socialLinks: { label: 'Rețele sociale', item: 'link', fields: linkLabels.ro },
      baseLinks: { label: 'Linkuri în ultimul rând', item: 'link', fields: linkLabels.ro },
    },
  },
});
