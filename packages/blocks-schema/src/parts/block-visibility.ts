/** Kinds of visitors that a block can be withheld from (specification §2 'Visitor'). */
const visitors = ['guest', 'candidate', 'employer'] as const;

/** Screens by their width, at the breakpoints of the pages: under 576 px, under 992 px, and wider. */
export const screens = ['phone', 'tablet', 'desktop'] as const;
export type Screen = (typeof screens)[number];

const several = { type: 'array', uniqueItems: true, maxItems: 3, default: [] } as const;
const moment = { type: 'string', format: 'date-time', maxLength: 40, kind: 'design' } as const;

/**
 * Whether, when, to whom and where a block appears: one for all languages. Nothing of it holds on the editor's canvas.
 * A block that appears `from` a moment appears `until` another, and not at that one.
 */
export const blockVisibility = {
  type: 'object',
  additionalProperties: false,
  properties: {
    hidden: { type: 'boolean', default: false },
    from: moment,
    until: moment,
    hiddenFor: { ...several, items: { enum: visitors } },
    hiddenOn: { ...several, items: { enum: screens } },
  },
} as const;
