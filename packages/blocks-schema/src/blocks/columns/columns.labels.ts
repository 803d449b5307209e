import { defineLabels } from '../../define-labels.ts';
import { columns } from './columns.schema.ts';

export const columnsLabels = defineLabels(columns, {
  en: {
    title: 'Columns',
    settings: {
      count: { label: 'Columns', help: 'With fewer columns, blocks move into the last one.' },
      widths: {
        label: 'Widths',
        choices: { equal: 'All the same', first_wider: 'First one wider', last_wider: 'Last one wider' },
      },
      gap: { label: 'Space between', choices: { small: 'Small', medium: 'Medium', large: 'Large' } },
      align: {
        label: 'Alignment',
        choices: { top: 'At the top', center: 'In the middle', stretch: 'Full height' },
      },
      background: { label: 'Background', choices: { none: 'None', tint: 'Tinted' } },
      spacing: {
        label: 'Space above and below',
        choices: { none: 'None', medium: 'Medium', large: 'Large' },
      },
      stacked: { label: 'Below each other on', choices: { phone: 'Phones', tablet: 'Phones and tablets' } },
    },
  },
  nl: {
    title: 'Kolommen',
    settings: {
      count: { label: 'Kolommen', help: 'Bij minder kolommen komen blokken in de laatste te staan.' },
      widths: {
        label: 'Breedtes',
        choices: { equal: 'Allemaal gelijk', first_wider: 'Eerste breder', last_wider: 'Laatste breder' },
      },
      gap: { label: 'Ruimte ertussen', choices: { small: 'Klein', medium: 'Gemiddeld', large: 'Groot' } },
      align: {
        label: 'Uitlijning',
        choices: { top: 'Bovenaan', center: 'In het midden', stretch: 'Volle hoogte' },
      },
      background: { label: 'Achtergrond', choices: { none: 'Geen', tint: 'Getint' } },
      spacing: {
        label: 'Ruimte boven en onder',
        choices: { none: 'Geen', medium: 'Gemiddeld', large: 'Groot' },
      },
      stacked: { label: 'Onder elkaar op', choices: { phone: 'Telefoons', tablet: 'Telefoons en tablets' } },
    },
  },
  ro: {
    title: 'Coloane',
    settings: {
      count: { label: 'Coloane', help: 'Cu mai puține coloane, blocurile trec în ultima.' },
      widths: {
        label: 'Lățimi',
        choices: { equal: 'Toate la fel', first_wider: 'Prima mai lată', last_wider: 'Ultima mai lată' },
      },
      gap: { label: 'Spațiu între ele', choices: { small: 'Mic', medium: 'Mediu', large: 'Mare' } },
      align: {
        label: 'Aliniere',
        choices: { top: 'Sus', center: 'La mijloc', stretch: 'Pe toată înălțimea' },
      },
      background: { label: 'Fundal', choices: { none: 'Fără', tint: 'Nuanțat' } },
      spacing: {
        label: 'Spațiu deasupra și dedesubt',
        choices: { none: 'Fără', medium: 'Mediu', large: 'Mare' },
      },
      stacked: {
        label: 'Unele sub altele pe',
        choices: { phone: 'Telefoane', tablet: 'Telefoane și tablete' },
      },
    },
  },
});
