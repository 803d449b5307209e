import { describe, expect, it } from 'vitest';
import { sanitise } from '@boardwright/ui/sanitise';
import { leadOf } from './job-view.ts';

const texts = (...html: string[]) => html.map((one) => ({ html: sanitise(one) }));

describe('the intro above a job’s text', () => {
  it('stands there when it says something of its own', () => {
    expect(leadOf({ description: 'Koken in Assen.', texts: texts('<p>Wij zoeken een kok.</p>') })).toBe(
      'Koken in Assen.',
    );
    expect(leadOf({ description: 'Koken.', texts: [] })).toBe('Koken.');
  });

  it.each([
    ['Wij zoeken een kok.', '<p>Wij zoeken een kok.</p><p>Meer.</p>'],
    [
      'Wij zoeken een kok die van de…',
      '<p>Wij <strong>zoeken</strong> een kok, die van de seizoenen houdt.</p>',
    ],
    ['Kok & ober: samen sterk', '<h2>Kok &amp; ober</h2><ul><li>samen</li><li>sterk</li></ul>'],
    ['wij zoeken', '<p>WIJ ZOEKEN iemand</p>'],
    ['', '<p>Iets</p>'],
  ])('is not said twice: %j', (description, html) => {
    expect(leadOf({ description, texts: texts(html) })).toBe('');
  });

  it('may go on in the next part', () => {
    expect(leadOf({ description: 'Een. Twee.', texts: texts('<p>Een.</p>', '<p>Twee. Drie.</p>') })).toBe('');
  });
});
