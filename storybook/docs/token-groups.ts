export interface TokenGroup {
  readonly title: string;
  /** What it is for, in a sentence; '' when the title says it. */
  readonly text: string;
  readonly of: RegExp;
  readonly kind: 'colour' | 'type' | 'size' | 'value';
}

/** The tokens by what they are for, in the order of the page. A token belongs to the first group that names it. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    title: 'What a site sets',
    text: 'Three colours, one font and a width; everything else follows from them.',
    of: /^--brand-(primary|secondary)/,
    kind: 'colour',
  },
  { title: 'Font and width of a site', text: '', of: /^--(brand-(font|container)|font$)/, kind: 'value' },
  { title: 'Type', text: '', of: /^--text-(xs|sm|s|md|lg|xl|\dxl)$/, kind: 'type' },
  {
    title: 'Lines, letters and weights',
    text: '',
    of: /^--(leading|tracking|measure|weight)/,
    kind: 'value',
  },
  {
    title: 'Steps',
    text: 'What the roles are made of.',
    of: /^--(primary|secondary|n)-\d+$/,
    kind: 'colour',
  },
  {
    title: 'Roles',
    text: 'Components use these, not the steps they are made of.',
    of: /^--(primary|secondary|on-|off-|surface|text|link|hairline|control-border|focus$|dark-|neutral|shadow-colour|backdrop)/,
    kind: 'colour',
  },
  { title: 'States', text: 'The same on every site.', of: /^--(success|info|danger)/, kind: 'colour' },
  {
    title: 'Drawn things',
    text: 'Logos, flags and people do not follow the brand.',
    of: /^--(logo|flag|avatar)-/,
    kind: 'colour',
  },
  { title: 'Edges and shadows', text: '', of: /^--(border|shadow-float|focus-)/, kind: 'value' },
  { title: 'Space', text: '', of: /^--(s-\d+|gutter|section)$/, kind: 'size' },
  { title: 'Shape and controls', text: '', of: /^--(radius|control-h|touch)/, kind: 'size' },
  { title: 'Time', text: '', of: /^--(fast|slow|ease)$/, kind: 'value' },
  { title: 'What lies above what', text: '', of: /^--z-/, kind: 'value' },
  { title: 'Breakpoints', text: '', of: /^--bp-/, kind: 'value' },
];

/** The group of a token, if any names it. */
export const groupOf = (name: string): TokenGroup | undefined => tokenGroups.find(({ of }) => of.test(name));
