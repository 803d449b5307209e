import { defineMessages } from '@boardwright/messages';

export const categoriesMessages = defineMessages({
  en: {
    name: 'Categories',
    purpose: 'The fields of work of the board as cards, each with how many jobs it has.',
    search: 'segments industries fields professions browse overview',
    title: 'Choose your field',
    tab: 'Field of work',
  },
  nl: {
    name: 'Categorieën',
    purpose: 'De vakgebieden van het board als kaarten, elk met het aantal vacatures.',
    search: 'segmenten branches vakgebieden beroepen overzicht bladeren',
    title: 'Kies je vakgebied',
    tab: 'Vakgebied',
  },
  ro: {
    name: 'Categorii',
    purpose: 'Domeniile de pe site ca niște carduri, fiecare cu numărul de joburi.',
    search: 'segmente industrii domenii profesii răsfoiește',
    title: 'Alege-ți domeniul',
    tab: 'Domeniu',
  },
});
