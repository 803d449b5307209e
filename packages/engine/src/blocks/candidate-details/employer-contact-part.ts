import { codePart } from '../../page/code-part.tsx';

/** The employer's part of the page, which no other visitor loads. */
export const employerContactPart = codePart(() =>
  import('./employer-contact.tsx').then((m) => m.EmployerContact),
);
