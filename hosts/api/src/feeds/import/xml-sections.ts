/** What begins a part of XML in which an ampersand is a plain character, and what ends it. */
const sections = [
  { start: '<!--', end: /-->/, reach: 2 },
  { start: '<![CDATA[', end: /\]\]>/, reach: 2 },
  { start: '<?', end: /\?>/, reach: 1 },
  // With an internal subset or without; it is short, so it is kept whole until it ends.
  { start: '<!DOCTYPE', end: /^[^[>]*(?:>|\[[^\]]*\]\s*>)/, reach: Infinity },
] as const;
const start = /<(?:!--|!\[CDATA\[|\?|!DOCTYPE)/;
const longestStart = 9;

/** Follows XML piece by piece and knows whether its end stands in a comment, CDATA, an instruction or the type's declaration. */
export function followSections() {
  let inside: (typeof sections)[number] | undefined;
  let rest = '';
  return {
    isInside: () => inside !== undefined,
    read(text: string): void {
      rest += text;
      for (;;) {
        const found: RegExpExecArray | null = (inside?.end ?? start).exec(rest);
        if (!found) {
          rest = rest.slice(-(inside?.reach ?? longestStart - 1));
          return;
        }
        rest = rest.slice(found.index + found[0].length);
        inside = inside ? undefined : sections.find((section) => section.start === found[0]);
      }
    },
  };
}
