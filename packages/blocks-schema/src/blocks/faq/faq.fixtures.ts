import { defineFixtures } from '../../define-fixtures.ts';
import { faq } from './faq.schema.ts';

const questions = [
  {
    question: 'Wat kost het om te solliciteren?',
    answer: '<p>Niets. Zoeken, een job alert instellen en solliciteren zijn gratis.</p>',
  },
  {
    question: 'Hoe stel ik een job alert in?',
    answer:
      '<p>Zoek op <a href="/vacatures">alle vacatures</a>, kies je filters en klik op ‘Job alert’.</p><ul><li>Direct</li><li>Dagelijks</li><li>Wekelijks</li></ul>',
  },
  {
    question: 'Wie ziet mijn cv?',
    answer: '<p>Alleen werkgevers bij wie je solliciteert, tot vier weken na het einde van de vacature.</p>',
  },
];

export const faqFixtures = defineFixtures(faq, {
  default: { title: 'As it comes', settings: {} },
  drawn: { title: 'Three questions', settings: { title: 'Veelgestelde vragen', questions } },
  untitled: {
    title: 'Without a title, one answer missing',
    settings: { questions: [{ question: 'En nu?' }] },
  },
  'long-text': {
    title: 'Long words and a long answer',
    settings: {
      title: 'Întrebări frecvente despre condițiile de muncă și confidențialitate',
      questions: [
        {
          question:
            'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissie: wat doet die eigenlijk voor mij?',
          answer: `<p>${'Een lang antwoord in gewone woorden. '.repeat(40).trim()}</p>`,
        },
        ...questions,
      ],
    },
  },
});
