import { filledSettings, schemaRefusals } from '@boardwright/blocks-schema';
import { problemsOf, validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../page-editing/edited-site.ts';
import { loadSettings } from './block-panel.tsx';
import { blockOfRows, breadth } from './breadth.fixture.ts';
import { PanelFixture } from './panel.fixture.tsx';
import { problemsBySetting, storableSettings } from './setting-problems.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';

const rows = Object.entries(breadth);
const draw = (schema: ReturnType<typeof blockOfRows>, values: Values): string =>
  renderToStaticMarkup(<PanelFixture schema={schema} values={values} siteLocales={['nl']} />);

// The first draw asks for the settings' own chunk; those after it have it.
beforeAll(async () => {
  draw(blockOfRows(rows), {});
  await loadSettings();
});

describe.each(rows)('a setting: %s', (name, row) => {
  const schema = blockOfRows([[name, row]]);
  const validator = validatorOfSettings(schema.settings);

  it('is declared without a refusal', () => expect(schemaRefusals(schema, problemsOf)).toEqual([]));

  it('is drawn with its values, and untouched', () => {
    const html = draw(schema, { [name]: row.good[0] });
    for (const part of row.html) expect(html).toMatch(part instanceof RegExp ? part : literal(part));
    for (const page of [html, draw(schema, {})]) {
      expect(page).not.toMatch(/Unsupported|Unknown field|undefined|fields\.|\[object/);
      expect(page).toContain(`data-setting="${name}"`);
    }
  });

  it('is drawn whatever it holds, and says what is wrong', () => {
    for (const value of [...row.bad.map(([one]) => one), 'text', 7, null, [], {}, [null], { a: [1] }])
      expect(draw(schema, { [name]: value })).toContain(`data-setting="${name}"`);
  });

  it('is stored by the panel when the API takes it, and only then', () => {
    for (const value of [...row.good, ...row.bad.map(([one]) => one), 'text', 7, null, [], {}]) {
      const typed = { [name]: value };
      const isTaken = problemsOf(schema.settings, filledSettings(schema, typed)).length === 0;
      const isStored = storableSettings(schema, validator, { stored: {}, typed, changed: [name] }).includes(
        name,
      );
      expect(isStored, JSON.stringify(value)).toBe(isTaken);
    }
  });

  it('says where a value is wrong', () => {
    for (const value of row.good)
      expect(validator.problemsOf(filledSettings(schema, { [name]: value })), JSON.stringify(value)).toEqual(
        [],
      );
    for (const [value, ...pointers] of row.bad) {
      const problems = validator.problemsOf(filledSettings(schema, { [name]: value }));
      const found = problemsBySetting(schema, problems).bySetting[name] ?? [];
      expect([...new Set(found.map(({ pointer }) => pointer))].toSorted(), JSON.stringify(value)).toEqual(
        pointers.toSorted(),
      );
    }
  });
});

describe('a choice that is none', () => {
  const rendered = (name: string, value: unknown): string =>
    draw(blockOfRows(rows.filter(([row]) => row === name)), { [name]: value });

  it('stays visible in a list, and none is shown as chosen in its place', () => {
    expect(getByRole(rendered('anyTitledChoice', 5), 'option', '5').hasAttribute('selected')).toBe(true);
    const checked = (value: string) =>
      queryAllByRole(rendered('titledChoice', value), 'radio').filter((choice) =>
        choice.hasAttribute('checked'),
      );
    expect(checked('right')).toHaveLength(1);
    expect(checked('middle')).toHaveLength(0);
  });
});

const literal = (part: string): RegExp =>
  new RegExp(part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
