import type { SafeHtml } from '@boardwright/messages';

export type { SafeHtml };

/**
 * Markup that was sanitised before it came here, as a job's text that the API stored: the one place that gives the type.
 * Of any other markup `sanitise` makes it. A block's own rich texts need neither: they come sanitised, and have the type.
 */
export const asSanitised = (html: string): SafeHtml => html as SafeHtml;
