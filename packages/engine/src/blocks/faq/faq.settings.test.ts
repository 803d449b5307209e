import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { faqBlock } from './faq.block.ts';

const questions = [
  { question: 'Wie ziet mijn cv?', answer: '<p>Alleen <b>de werkgever</b>.</p>' },
  { question: 'En dan?' },
];

describeSettings(faqBlock, (setting) => {
  setting('title', 'is the heading; without it the block says what it is', async (draw) => {
    expect(await draw({ title: 'Goed om te weten', questions })).toContain('Goed om te weten');
    expect(await draw({ questions })).toContain('Veelgestelde vragen');
  });

  setting('questions', 'are shown in their order, and nothing is shown without any', async (draw) => {
    expect((await draw({ questions })).match(/<details/g)).toHaveLength(2);
    expect(await draw()).not.toContain('<section');
  });

  setting('questions.question', 'is what one opens; one without words is left out', async (draw) => {
    expect(await draw({ questions })).toMatch(/<summary[^>]*><h2>Wie ziet mijn cv\?<\/h2>/);
    expect(await draw({ questions: [{ question: '' }] })).not.toContain('<details');
  });

  setting('questions.answer', 'is what it opens to, with its markup', async (draw) => {
    expect(await draw({ questions })).toContain('<p>Alleen <b>de werkgever</b>.</p>');
  });
});
