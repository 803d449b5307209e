import type { PageIdentifier } from '@boardwright/blocks-schema';

/** Drawings that every board has, in the colours of its brand. */
export type SampleDrawing =
  | 'arches'
  | 'bars'
  | 'crew'
  | 'workplace'
  | 'hills'
  | 'leaves'
  | 'lines'
  | 'people'
  | 'recruiter'
  | 'rings'
  | 'route'
  | 'sunrise'
  | `portrait-${1 | 2 | 3 | 4}`;

/** The column of the block of columns above, that one of a pattern stands in. */
export const inColumn = (number: number) => ({ column: { level: 1, number } });

/** A picture of the product's own, as decoration. */
export const drawing = (name: SampleDrawing) => ({ src: `/uploads/samples/${name}.svg#art` });

/** A link to a page of the site by its kind: it leads there in every language. */
export const toPage = (pageId: PageIdentifier, name: string) =>
  ({ name, linkType: 'APP_LINK', pageId }) as const;

/** Text of a message as markup has it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs as rich text. */
export const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join('');

/** A heading with paragraphs below it, as rich text. */
export const headed = (heading: string, ...texts: readonly string[]): string =>
  `<h2>${escaped(heading)}</h2>${paragraphs(...texts)}`;

/** A list, as rich text. */
export const listed = (...texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li><p>${escaped(text)}</p></li>`).join('')}</ul>`;

interface ButtonText {
  readonly text: string;
  /** Where it leads on the site. */
  readonly href: string;
}

/** A line of buttons, the first in the brand's colour, as rich text. */
export const buttons = (...all: readonly ButtonText[]): string =>
  `<p>${all
    .map(
      ({ text, href }, at) =>
        `<a data-button="${at === 0 ? 'primary' : 'secondary'}" href="${href}">${escaped(text)}</a>`,
    )
    .join(' ')}</p>`;

/** A cell of a grid: a drawing, a heading and what it says. */
export const pictured = (name: SampleDrawing, heading: string, text: string) => ({
  html: `<svg width="100%" height="180" aria-hidden="true" focusable="false"><use href="${drawing(name).src}"/></svg>${cell(heading, text).html}`,
});

/** A cell of a grid: a heading and what it says. */
export const cell = (heading: string, text: string) => ({
  html: `<h3>${escaped(heading)}</h3>${paragraphs(text)}`,
});
