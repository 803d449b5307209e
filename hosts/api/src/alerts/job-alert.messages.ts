import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about a field of a job alert (specification §5). */
const messages = defineMessages({
  en: {
    salaryOrder: 'The highest salary should be at least the lowest',
    segmentUnknown: 'One of these filters does not exist any more',
    coordinates: 'A place needs both coordinates',
  },
  nl: {
    salaryOrder: 'Het hoogste salaris moet minstens het laagste zijn',
    segmentUnknown: 'Een van deze filters bestaat niet meer',
    coordinates: 'Een plaats heeft beide coördinaten nodig',
  },
  ro: {
    salaryOrder: 'Salariul maxim trebuie să fie cel puțin egal cu cel minim',
    segmentUnknown: 'Unul dintre aceste filtre nu mai există',
    coordinates: 'O localitate are nevoie de ambele coordonate',
  },
});

/** A sentence in the caller's language. */
export const alertProblem = translateIn(messages);
