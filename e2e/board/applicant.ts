/** The words a person sees while applying, per language. */
export const applicationTexts = {
  nl: {
    given: 'Voornaam',
    family: 'Achternaam',
    email: 'E-mailadres',
    motivation: 'Motivatie',
    send: 'Sollicitatie versturen',
    sent: 'Je sollicitatie is verstuurd',
    confirmation: /^Je sollicitatie/,
  },
  en: {
    given: 'First name',
    family: 'Last name',
    email: 'Email',
    motivation: 'Motivation',
    send: 'Send application',
    sent: 'Your application has been sent',
    confirmation: /^Your application/,
  },
  ro: {
    given: 'Prenume',
    family: 'Nume de familie',
    email: 'E-mail',
    motivation: 'Motivație',
    send: 'Trimite candidatura',
    sent: 'Candidatura ta a fost trimisă',
    confirmation: /^(Candidatura|Aplicarea) ta/,
  },
} as const;
export type ApplyLanguage = keyof typeof applicationTexts;

const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8);

/** Somebody nobody has seen before: journeys run side by side, and again against the same app. */
export function newApplicant() {
  const name = letters();
  const family = `Hoekstra-${name}`;
  return { given: 'Femke', family, email: `femke.${name}@applicant.test` };
}

/** The smallest file that is a PDF by its content. */
export function resume(name = 'cv-femke.pdf') {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  return { name, mimeType: 'application/pdf', buffer };
}
