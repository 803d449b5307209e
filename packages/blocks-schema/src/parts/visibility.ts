/** How a field of a form shows (specification §2 'Visibility modes'): it decides the form and what the server requires. */
export const visibilityModes = ['hide', 'show_required', 'show_not_required'] as const;
export type VisibilityMode = (typeof visibilityModes)[number];

export const hiddenByDefault = { enum: visibilityModes, default: 'hide' } as const;
export const optionalByDefault = { enum: visibilityModes, default: 'show_not_required' } as const;
