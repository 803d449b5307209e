import { TextField } from '../lists/fields.tsx';
import type { NewPerson } from './new-company-api.ts';
import { useNewCompanyMessages } from './use-new-company-messages.ts';

const fields = ['given_name', 'family_name', 'email'] as const satisfies readonly (keyof NewPerson)[];
export const nobody: NewPerson = { given_name: '', family_name: '', email: '' };
/** Whether anything of somebody was typed. */
export const isSomebody = (person: NewPerson): boolean => fields.some((name) => person[name].trim() !== '');

interface PersonFieldsProps {
  readonly person: NewPerson;
  /** What is wrong with each, by its name. */
  readonly problemOf: (field: keyof NewPerson) => string | undefined;
  readonly onChange: (person: NewPerson) => void;
}

/** Who is invited to a company. */
export function PersonFields({ person, problemOf, onChange }: PersonFieldsProps) {
  const t = useNewCompanyMessages();
  return fields.map((name) => (
    <TextField
      key={name}
      label={t(`who.${name}`)}
      problem={problemOf(name)}
      value={person[name]}
      maxLength={name === 'email' ? 254 : 100}
      onChange={(text) => onChange({ ...person, [name]: text })}
    />
  ));
}
