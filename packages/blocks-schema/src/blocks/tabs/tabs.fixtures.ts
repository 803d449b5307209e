import { defineFixtures } from '../../define-fixtures.ts';
import { tabs } from './tabs.schema.ts';

const three = [
  {
    title: 'Voor werkzoekenden',
    text: '<p class="lead">Zoeken en solliciteren is gratis, en blijft gratis.</p><ul><li>Bij elke vacature staat het salaris</li><li>Je ziet hoever het fietsen is</li><li>Een cv hoeft niet</li></ul><p><a href="/vacatures" data-button="primary">Bekijk de vacatures</a></p>',
  },
  {
    title: 'Voor werkgevers',
    text: '<p class="lead">Een vacature staat binnen tien minuten online.</p><p>Je betaalt per vacature, niet per klik.</p>',
  },
  { title: 'Voor scholen', text: '<p>Stages en leerbanen plaats je zonder kosten.</p>' },
];
const head = { heading: 'Voor wie is Wadwerk?', subheading: 'Voor iedereen die hier werkt of wil werken.' };

export const tabsFixtures = defineFixtures(tabs, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  line: { title: 'Above the text', settings: { ...head, tabs: three } },
  side: { title: 'Beside the text', settings: { ...head, tabs: three, layout: 'side' } },
  'long-text': {
    title: 'Six, with long words',
    settings: {
      tabs: [
        {
          title: 'Arbeidsmarktcommunicatiemedewerkers',
          text: `<p>${'Arbeidsvoorwaardenonderhandelingen in het hele Noorden. '.repeat(12).trim()}</p>`,
        },
        { title: 'Pentru cei care caută de lucru în străinătate', text: '<p>Bine ai venit.</p>' },
        ...three,
        { title: 'En nog wat' },
      ],
    },
  },
});
