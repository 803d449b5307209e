import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { linkWithChildrenLabels } from '../../parts/link.labels.ts';
import { navbar } from './navbar.schema.ts';

export const navbarLabels = defineLabels(navbar, {
  en: {
    title: 'Navigation bar',
    settings: {
      logo: { label: 'Logo', fields: imageLabels.en },
      logoHeight: 'Height of the logo, in percent',
      showName: {
        label: 'Name beside the logo',
        help: 'Switch this off for a logo that spells the name itself.',
      },
      fixed: 'Stays in sight while scrolling',
      showLangSwitcher: 'Show the language switch',
      guestLinks: { label: 'Links for guests', item: 'link', fields: linkWithChildrenLabels.en },
      candidateLinks: { label: 'Links for candidates', item: 'link', fields: linkWithChildrenLabels.en },
      employerLinks: { label: 'Links for employers', item: 'link', fields: linkWithChildrenLabels.en },
    },
  },
  nl: {
    title: 'Navigatiebalk',
    settings: {
      logo: { label: 'Logo', fields: imageLabels.nl },
      logoHeight: 'Hoogte van het logo, in procenten',
      showName: { label: 'Naam naast het logo', help: 'Zet dit uit als de naam al in het logo staat.' },
      fixed: 'Blijft in beeld bij het scrollen',
      showLangSwitcher: 'Taalkeuze tonen',
      guestLinks: { label: 'Links voor gasten', item: 'link', fields: linkWithChildrenLabels.nl },
      candidateLinks: { label: 'Links voor kandidaten', item: 'link', fields: linkWithChildrenLabels.nl },
      employerLinks: { label: 'Links voor werkgevers', item: 'link', fields: linkWithChildrenLabels.nl },
    },
  },
  ro: {
    title: 'Bară de navigare',
    settings: {
      logo: { label: 'Siglă', fields: imageLabels.ro },
      logoHeight: 'Înălțimea siglei, în procente',
      showName: { label: 'Numele lângă siglă', help: 'Dezactivează dacă numele apare deja în siglă.' },
      fixed: 'Rămâne vizibil la derulare',
      showLangSwitcher: 'Afișează selectorul de limbă',
      guestLinks: { label: 'Linkuri pentru vizitatori', item: 'link', fields: linkWithChildrenLabels.ro },
      candidateLinks: { label: 'Linkuri pentru candidați', item: 'link', fields: linkWithChildrenLabels.ro },
      employerLinks: { label: 'Linkuri pentru angajatori', item: 'link', fields: linkWithChildrenLabels.ro },
    },
  },
});
