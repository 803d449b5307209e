import { describe, expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
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
    expect(html).toContain('<label class="label" for="email">');
    expect(html).toContain('aria-describedby="email-error email-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('id="email-error"');
    expect(html).toContain('id="email-hint"');
    expect(html).toContain('required=""');
  });
  it('says nothing of errors while there are none', () => {
    const html = renderPart(<TextField name="a" label="A" error="" />);
    expect(html).not.toMatch(/aria-invalid|aria-describedby|-error/);
  });
  it('keeps what was typed or chosen', () => {
    expect(renderPart(<TextField name="a" label="A" defaultValue="Sanne" />)).toContain('value="Sanne"');
    const options = [
      { value: 'day', label: 'Dagelijks' },
      { value: 'week', label: 'Wekelijks' },
    ];
    expect(renderPart(<SelectField name="a" label="A" options={options} defaultValue="week" />)).toMatch(
      /<option value="week" selected=""/,
    );
    expect(renderPart(<ChoiceGroup name="a" legend="A" options={options} defaultValue={['day']} />)).toMatch(
      /checked=""[^>]*value="day"|value="day"[^>]*checked=""/,
    );
    expect(renderPart(<CheckField name="a" label="A" defaultChecked />)).toContain('checked=""');
  });
  it('holds a file that came before, and asks for no second', () => {
    const held = { name: 'CV-Sanne.pdf', size: 212_000, token: 'abc' };
    const html = renderPart(<FileField name="cv" label="Cv" held={held} required />);
    expect(html).toContain('CV-Sanne.pdf');
    expect(html).toContain('PDF, 212');
    expect(html).toContain('<input type="hidden" name="cv_token" value="abc"/>');
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
