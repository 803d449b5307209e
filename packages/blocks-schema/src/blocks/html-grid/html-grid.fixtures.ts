import { defineFixtures } from '../../define-fixtures.ts';
import { htmlGrid } from './html-grid.schema.ts';

const cell = (title: string, text: string) => ({ html: `<h3>${title}</h3><p>${text}</p>` });
const reasons = [
  cell(
    'Altijd met salaris',
    'Bij elke vacature staat wat je verdient, hoeveel uur je werkt en hoe ver het is.',
  ),
  cell(
    'Werkgevers van hier',
    'Ziekenhuizen, werven, scholen en gemeenten uit Groningen, Friesland en Drenthe.',
  ),
  cell('Reageren zonder account', 'Je cv en een paar zinnen zijn genoeg. Binnen een week hoor je iets.'),
];

export const htmlGridFixtures = defineFixtures(htmlGrid, {
  default: { title: 'As it comes', settings: { cellsContent: reasons } },
  coloured: {
    title: 'Six cells on a colour',
    settings: {
      numberOfCells: 6,
      cellsContent: [...reasons, ...reasons],
      backgroundColor: '#0b3c49',
      textColor: '#f4e9d8',
    },
  },
  picture: {
    title: 'Two cells over a picture',
    settings: {
      numberOfCells: 2,
      perRow: 2,
      cellsContent: reasons,
      backgroundImage: { src: '/uploads/art/photo.jpg' },
      backgroundColor: '#123f3a',
      backgroundOpacity: 60,
    },
  },
  numbers: {
    title: 'Four narrow cells with code of the admin’s own',
    settings: {
      numberOfCells: 4,
      perRow: 4,
      columnGap: '16px',
      rowGap: '2rem',
      backgroundColor: '#e6f2f2',
      backgroundOpacity: 50,
      cellsContent: [
        { html: '<p class="lead"><b>1.348</b></p><p>vacatures bij {{siteName}}</p>' },
        { html: '<p class="lead"><b>312</b></p><p>werkgevers</p>' },
        { html: '<p class="lead"><b>24 km</b></p><p>gemiddelde reisafstand</p>' },
        {
          html: '<p class="lead"><b id="this-year">…</b></p><p>sinds de start</p><script>document.getElementById("this-year").textContent = "{{year}}"</script>',
        },
      ],
    },
  },
  'long-text': {
    title: 'Long words and an odd number of cells',
    settings: {
      numberOfCells: 5,
      cellsContent: [
        cell('Arbeidsmarktcommunicatiemedewerker', 'Arbeidsvoorwaardenonderhandelingen '.repeat(6).trim()),
        ...reasons,
        {
          html: '<table><tr><th>Provincie</th><th>Vacatures</th></tr><tr><td>Groningen</td><td>612</td></tr></table>',
        },
      ],
    },
  },
  empty: { title: 'Nothing in it', settings: {} },
});
