/** The head of a section of content: both may be empty. Fragments are spread into schemas. */
export const sectionHead = {
  heading: { type: 'string', default: '', maxLength: 200 },
  subheading: { type: 'string', default: '', maxLength: 500 },
} as const;
