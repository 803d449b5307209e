import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Combobox } from './combobox.tsx';

describe('a field with suggestions', () => {
  it('is a plain, named field with its value before scripts run, its list closed', () => {
    const html = renderPart(
      <Combobox
        id="place"
        name="location_name"
        value="Groningen"
        find={async () => []}
        announce={(count) => `${count}`}
        listLabel="Plaatsen"
      />,
    );
    expect(html).toContain('name="location_name"');
    expect(html).toContain('value="Groningen"');
    expect(html).toContain('aria-expanded="false"');
    expect(html).toMatch(/<div [^>]*role="listbox"[^>]*hidden=""/);
  });
});
