import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { descriptionOf, getByRole, valueOf } from '../testing/by-role.ts';
import { CheckField } from './check-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FileField } from './file-field.tsx';
import { phoneCountries } from './phone-countries.ts';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  it('ties label, error and hint to its control', () => {
    const html = renderPart(
      <TextField
        name="email"
        type="email"
        label="E-mailadres"
        hint="Alleen voor de werkgever"
        error="Klopt niet"
        required
      />,
    );
    const field = getByRole(html, 'textbox', /^E-mailadres/);
    expect(descriptionOf(field)).toEqual(['Klopt niet', 'Alleen voor de werkgever']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.hasAttribute('required')).toBe(true);
  });
  it('says nothing of errors while there are none', () => {
    const html = renderPart(<TextField name="a" label="A" error="" />);
    expect(html).not.toMatch(/aria-invalid|aria-describedby|-error/);
  });
  it('keeps what was typed or chosen', () => {
    expect(valueOf(renderPart(<TextField name="a" label="A" defaultValue="Sanne" />), 'a')).toBe('Sanne');
    const options = [
      { value: 'day', label: 'Dagelijks' },
      { value: 'week', label: 'Wekelijks' },
    ];
    const select = renderPart(<SelectField name="a" label="A" options={options} defaultValue="week" />);
    expect(valueOf(select, 'a')).toBe('week');
    const group = renderPart(<ChoiceGroup name="a" legend="A" options={options} defaultValue={['day']} />);
    expect(getByRole(group, 'radio', 'Dagelijks').hasAttribute('checked')).toBe(true);
    expect(getByRole(group, 'radio', 'Wekelijks').hasAttribute('checked')).toBe(false);
    const check = renderPart(<CheckField name="a" label="A" defaultChecked />);
    expect(getByRole(check, 'checkbox', 'A').hasAttribute('checked')).toBe(true);
  });
  it('holds a file that came before, and asks for no second', () => {
    const held = { name: 'CV-Sanne.pdf', size: 212_000, token: 'abc' };
    const html = renderPart(<FileField name="cv" label="Cv" held={held} required />);
    expect(html).toContain('CV-Sanne.pdf');
    expect(html).toContain('PDF, 212');
    expect(valueOf(html, 'cv_token')).toBe('abc');
    expect(html).not.toContain('required');
  });
});

describe('a phone field', () => {
  it('starts with the Netherlands and knows the world in the reader’s language', () => {
    const countries = phoneCountries('nl', ['NL', 'BE']);
    expect(countries.slice(0, 2).map((country) => country.name)).toEqual(['Nederland', 'België']);
    expect(countries.length).toBeGreaterThan(200);
    expect(phoneCountries('ro').find((country) => country.code === 'NL')?.name).toBe('Țările de Jos');
    const html = renderPart(
      <PhoneField name="phone" countryName="phone_country" label="Telefoon" countries={countries} />,
    );
    expect(html).toMatch(/<option value="NL" selected="">\+31/);
    expect(html).toContain('aria-label="Landcode"');
  });
});
