export interface Token {
  readonly name: string;
  /** As the style sheet states it. */
  readonly value: string;
}

/** Every custom property of the document's `:root`, in the order of the style sheets; the first statement counts. */
export function declaredTokens(): Token[] {
  const tokens = new Map<string, string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root'))
        for (const name of rule.style)
          if (name.startsWith('--') && !tokens.has(name))
            tokens.set(name, rule.style.getPropertyValue(name).trim().replaceAll(/\s+/g, ' '));
  return [...tokens].map(([name, value]) => ({ name, value }));
}

/** The value of each token, as the style sheets state it. */
export const tokenValues = (): ReadonlyMap<string, string> =>
  new Map(declaredTokens().map(({ name, value }) => [name, value]));
