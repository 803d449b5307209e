import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
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
    expect(queryAllByRole(await draw({ questions }), 'group')).toHaveLength(2);
    expect(textOfBlock(await draw())).toBe('');
  });

  setting('questions.question', 'is what one opens; one without words is left out', async (draw) => {
    const question = getByRole(await draw({ questions }), 'heading', 'Wie ziet mijn cv?');
    expect(question.closest('summary')).not.toBeNull();
    expect(queryAllByRole(await draw({ questions: [{ question: '' }] }), 'group')).toHaveLength(0);
  });

  setting('questions.answer', 'is what it opens to, with its markup', async (draw) => {
    const answer = getByRole(await draw({ questions }), 'paragraph', 'Alleen de werkgever.');
    expect(answer.querySelector('b')?.textContent).toBe('de werkgever');
  });
});
