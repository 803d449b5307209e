import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole } from '@boardwright/ui/testing';
import { passwordChangeBlock } from './password-change.block.ts';

describeSettings(passwordChangeBlock, (setting) => {
  setting('headline', 'is the headline over the form', async (draw) => {
    getByRole(await draw({ headline: 'Moi!' }), 'heading', /^Moi!/);
  });
  setting('backgroundImage', 'is the picture behind the card', async (draw) => {
    expect(await draw({ backgroundImage: { src: '/uploads/a.jpg' } })).toContain('src="/uploads/a.jpg"');
    expect(await draw()).not.toContain('/uploads/');
  });
  setting('backgroundSize', 'is how the picture fills the ground', async (draw) => {
    const rendered = (backgroundSize: string) =>
      draw({ backgroundImage: { src: '/uploads/a.jpg' }, backgroundSize });
    expect(await rendered('contain')).toContain('photo contain');
    expect(await rendered('cover')).toContain('"art photo"');
    expect(await rendered('auto')).toContain('photo auto');
  });
});
