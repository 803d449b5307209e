import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { htmlGrid } from './html-grid.schema.ts';

export const htmlGridLabels = defineLabels(htmlGrid, {
  en: {
    title: 'HTML grid',
    settings: {
      numberOfCells: 'Number of cells',
      perRow: { label: 'Cells in a row', help: 'On a wide screen; a tablet shows two, a phone one.' },
      columnGap: 'Space between columns',
      rowGap: 'Space between rows',
      backgroundImage: { label: 'Background picture', fields: imageLabels.en },
      backgroundColor: 'Background',
      backgroundOpacity: 'How much of the background shows',
      textColor: 'Text',
      cellsContent: { label: 'Cells', item: 'cell', fields: { html: 'HTML' } },
    },
  },
  nl: {
    title: 'HTML-raster',
    settings: {
      numberOfCells: 'Aantal cellen',
      perRow: {
        label: 'Cellen per rij',
        help: 'Op een breed scherm; een tablet toont er twee, een telefoon één.',
      },
      columnGap: 'Ruimte tussen kolommen',
      rowGap: 'Ruimte tussen rijen',
      backgroundImage: { label: 'Achtergrondafbeelding', fields: imageLabels.nl },
      backgroundColor: 'Achtergrond',
      backgroundOpacity: 'Dekking van de achtergrond',
      textColor: 'Tekst',
      cellsContent: { label: 'Cellen', item: 'cel', fields: { html: 'HTML' } },
    },
  },
  ro: {
    title: 'Grilă HTML',
    settings: {
      numberOfCells: 'Numărul de celule',
      perRow: { label: 'Celule pe rând', help: 'Pe un ecran lat; o tabletă arată două, un telefon una.' },
      columnGap: 'Spațiul dintre coloane',
      rowGap: 'Spațiul dintre rânduri',
      backgroundImage: { label: 'Imagine de fundal', fields: imageLabels.ro },
      backgroundColor: 'Fundal',
      backgroundOpacity: 'Opacitatea fundalului',
      textColor: 'Text',
      cellsContent: { label: 'Celule', item: 'celulă', fields: { html: 'HTML' } },
    },
  },
});
