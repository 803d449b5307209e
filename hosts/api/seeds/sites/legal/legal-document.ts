/** A part of a legal text: its paragraphs, and a list below them where it has one. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A legal text in one language. `{{name}}` stands for the board, `{{company}}` for who runs it. */
export interface LegalDocument {
  readonly title: string;
  /** Says that this is an example, and what to do with it. */
  readonly example: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** Who a demo board says it is. */
export interface LegalParty {
  readonly name: string;
  /** Name, address and registration, in one line. */
  readonly company: string;
}

/** The text as an HTML block holds it. */
export function legalHtml({ title, example, intro, sections }: LegalDocument, party: LegalParty): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) => {
    const list = points.map((point) => `<li>${point}</li>`).join('');
    const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
    return `<h2>${heading}</h2>${text}${list && `<ul>${list}</ul>`}`;
  });
  return `<h1>${title}</h1><p><strong>${example}</strong></p><p>${intro}</p>${parts.join('')}`
    .replaceAll('{{name}}', party.name)
    .replaceAll('{{company}}', party.company);
}
