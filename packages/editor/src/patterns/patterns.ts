import { contacts } from './contact/contact.patterns.ts';
import { content } from './content/content.patterns.ts';
import type { Pattern } from './define-pattern.ts';
import { employers } from './employers/employers.patterns.ts';
import { jobs } from './jobs/jobs.patterns.ts';
import { openings } from './openings/openings.patterns.ts';
import { people } from './people/people.patterns.ts';
import { proof } from './proof/proof.patterns.ts';

/** The sections that arrive finished, in the order of their list. */
export const patterns: readonly Pattern[] = [
  ...openings,
  ...content,
  ...proof,
  ...employers,
  ...jobs,
  ...people,
  ...contacts,
];
