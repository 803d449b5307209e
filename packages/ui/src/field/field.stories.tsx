import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { CheckField, SwitchField } from './check-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { Field, FieldError } from './field.tsx';
import { FileField } from './file-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Fields',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(TextField, {
    CheckField,
    ChoiceGroup,
    Field,
    FieldError,
    FileField,
    PasswordField,
    PhoneField,
    SelectField,
    SwitchField,
    TextareaField,
  }),
};
export default meta;

export const Playground: PartStory = playground<TextFieldProps>(
  {
    name: 'email-proef',
    label: 'E-mailadres',
    type: 'email',
    hint: 'Hier sturen we je bevestiging heen.',
    error: '',
    required: true,
    optional: false,
    small: false,
  },
  {
    label: 'text',
    hint: 'text',
    error: 'text',
    type: ['text', 'email', 'tel', 'url', 'number', 'date'],
    required: 'boolean',
    optional: 'boolean',
    small: 'boolean',
  },
);

export const Text: PartStory = {
  render: () => (
    <>
      <TextField name="voornaam" label="Voornaam" required />
      <TextField
        name="email"
        type="email"
        label="E-mailadres"
        hint="Hier sturen we je bevestiging heen."
        optional
      />
    </>
  ),
};

export const Wrong: PartStory = {
  render: () => (
    <TextField
      name="postcode"
      label="Postcode"
      defaultValue="99 AB"
      error="Vul een postcode in als 9951 AB."
    />
  ),
};

export const Password: PartStory = {
  render: () => (
    <PasswordField
      name="wachtwoord"
      label="Wachtwoord"
      hint="Minstens 8 tekens."
      autoComplete="new-password"
    />
  ),
};

export const Several: PartStory = {
  render: () => <TextareaField name="motivatie" label="Waarom jij?" rows={4} />,
};

export const Menu: PartStory = {
  render: () => (
    <SelectField
      name="sorteer"
      label="Sorteer op"
      options={[
        { value: 'nieuw', label: 'Nieuwste eerst' },
        { value: 'afstand', label: 'Dichtbij eerst' },
      ]}
    />
  ),
};

export const Phone: PartStory = {
  render: () => (
    <PhoneField
      name="telefoon"
      countryName="telefoon_land"
      label="Telefoonnummer"
      countries={[
        { code: 'NL', callingCode: '31', name: 'Nederland' },
        { code: 'BE', callingCode: '32', name: 'België' },
      ]}
      defaultValue="0595 48 21 10"
    />
  ),
};

export const Choices: PartStory = {
  render: () => (
    <>
      <ChoiceGroup
        name="dienstverband"
        legend="Dienstverband"
        options={[
          { value: 'vast', label: 'Vast' },
          { value: 'tijdelijk', label: 'Tijdelijk' },
        ]}
        defaultValue={['vast']}
      />
      <ChoiceGroup
        name="dagen"
        type="checkbox"
        stacked
        legend="Beschikbaar op"
        options={[
          { value: 'ma', label: 'Maandag' },
          { value: 'di', label: 'Dinsdag' },
        ]}
        error="Kies minstens één dag."
      />
    </>
  ),
};

export const Ticks: PartStory = {
  render: () => (
    <>
      <CheckField name="voorwaarden" label="Ik ga akkoord met de voorwaarden" />
      <CheckField name="vakgebied" label="Zorg en welzijn" count="41" defaultChecked />
      <SwitchField name="nieuwsbrief" label="Nieuwsbrief" hint="Eens per maand, met de mooiste vacatures." />
    </>
  ),
};

export const File: PartStory = {
  render: () => (
    <>
      <FileField name="cv" label="Je cv" accept=".pdf,.docx" hint="Pdf of Word, tot 10 MB." />
      <FileField name="brief" label="Je brief" held={{ name: 'brief-femke.pdf', size: 84_000 }} />
    </>
  ),
};

export const CustomControl: PartStory = {
  render: () => (
    <Field id="uren" label="Uren per week" hint="Schuif naar wat je zoekt.">
      <input id="uren" type="range" min={8} max={40} defaultValue={32} />
    </Field>
  ),
};

export const ErrorAlone: PartStory = {
  render: () => <FieldError id="akkoord" error="Zonder akkoord kunnen we je sollicitatie niet versturen." />,
};
