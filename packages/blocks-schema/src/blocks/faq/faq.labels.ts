import { defineLabels } from '../../define-labels.ts';
import { faq } from './faq.schema.ts';

export const faqLabels = defineLabels(faq, {
  en: {
    title: 'FAQ',
    settings: {
      title: 'Title',
      questions: { label: 'Questions', item: 'question', fields: { question: 'Question', answer: 'Answer' } },
    },
  },
  nl: {
    title: 'Veelgestelde vragen',
    settings: {
      title: 'Titel',
      questions: { label: 'Vragen', item: 'vraag', fields: { question: 'Vraag', answer: 'Antwoord' } },
    },
  },
  ro: {
    title: 'Întrebări frecvente',
    settings: {
      title: 'Titlu',
      questions: {
        label: 'Întrebări',
        item: 'întrebare',
        fields: { question: 'Întrebare', answer: 'Răspuns' },
      },
    },
  },
});
