import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { htmlBlock } from './html.block.ts';

describeSettings(htmlBlock, (setting) => {
  setting('html', 'is drawn to the letter, with the board’s own words filled in', async (draw) => {
    const code = '<h1 style="color:red">Voorwaarden</h1><script>moi()</script>';
    expect(await draw({ html: code })).toContain(code);
    expect(await draw({ html: '<p>{{siteName}}: {{pageDoesNotExist}}</p>' })).toContain(
      '<p>Wadwerk: Deze pagina bestaat niet</p>',
    );
    expect(await draw()).not.toContain('prose');
  });
});
