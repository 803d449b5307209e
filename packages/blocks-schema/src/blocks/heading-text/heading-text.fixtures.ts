import { defineFixtures } from '../../define-fixtures.ts';
import { headingText } from './heading-text.schema.ts';

const text =
  '<p>Tussen Lauwersoog en Delfzijl werken achtduizend mensen in de techniek. De helft leerde het vak pas na zijn dertigste.</p><h2>Leren op de vloer</h2><p>Je begint naast iemand met ervaring. Na vier weken doe je het werk zelf, na een half jaar leg je het uit aan de volgende.</p><ul><li><p>Een contract vanaf de eerste dag</p></li><li><p>De opleiding onder werktijd</p></li><li><p>Reiskosten vanaf de eerste kilometer</p></li></ul><p>Vragen? <a href="/contact">Schrijf ons</a>.</p>';
const heading = 'Een vak leren in het noorden';

export const headingTextFixtures = defineFixtures(headingText, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  text: { title: 'A heading and a text', settings: { heading, text } },
  introduction: {
    title: 'A large introduction, in the middle',
    settings: {
      heading,
      text: '<p>Achtduizend mensen werken hier in de techniek. De helft leerde het vak pas na zijn dertigste. Jij ook?</p>',
      textSize: 'large',
      align: 'center',
    },
  },
  wide: { title: 'Over the whole width', settings: { heading, text, width: 'wide', level: '3' } },
  'two-columns': { title: 'In two columns', settings: { heading, text, width: 'two_columns' } },
  'long-text': {
    title: 'With long words',
    settings: {
      heading: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissie',
      text: `<p>${'Verpleegkundigspecialistouderengeneeskundeverantwoordelijken op pad. '.repeat(4).trim()}</p>`,
      textSize: 'large',
    },
  },
});
