/** What is said about a field of a job alert (specification §5). */
const words = {
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
} as const;

/** A sentence in the caller's language. */
export function alertProblem(locale: 'nl' | 'en' | 'ro', word: keyof (typeof words)['en']): string {
  return words[locale][word];
}
