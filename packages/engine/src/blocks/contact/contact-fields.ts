import type { contact, SettingsOf } from '@boardwright/blocks-schema';

export type ContactSettings = SettingsOf<typeof contact>;
export type ContactField = ContactSettings['fieldsOrder'][number];

/** Longest texts, as the contract's `sendContact` takes them. */
export const lengths: Readonly<Record<ContactField, number>> = {
  email: 254,
  name: 200,
  phone: 40,
  subject: 200,
  message: 10_000,
};

/** Fields that must be filled in where they show; who writes may leave out the others. */
const requiredFields = ['email', 'name', 'message'] as const satisfies readonly ContactField[];

export const isRequired = (field: ContactField): field is (typeof requiredFields)[number] =>
  requiredFields.some((required) => required === field);

const allFields = Object.keys(lengths) as ContactField[];

/** The fields of the form in the admin's order; one that the order does not name comes last, a hidden one not at all. */
export function visibleFields({ fieldsOrder, formFields }: ContactSettings): readonly ContactField[] {
  const ordered = new Set([...fieldsOrder, ...allFields]);
  return [...ordered].filter((field) => !formFields.some((hidden) => hidden === field));
}

const shortFields: ReadonlySet<ContactField> = new Set(['email', 'name', 'phone']);

/** Those that stand beside another on a wide screen: two short ones that follow each other, whatever the order. */
export function pairedFields(fields: readonly ContactField[]): ReadonlySet<ContactField> {
  const paired = new Set<ContactField>();
  fields.forEach((field, at) => {
    const before = fields[at - 1];
    if (!before || paired.has(before) || !shortFields.has(before) || !shortFields.has(field)) return;
    paired.add(before).add(field);
  });
  return paired;
}

/** The part of the page where the form of a block stands: links and posts land there. */
export const contactAnchor = (id: number | string): string => `contact-${id}`;
export const contactFieldId = (id: number, name: string): string => `contact-${id}-${name}`;
