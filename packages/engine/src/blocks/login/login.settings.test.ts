import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { loginBlock } from './login.block.ts';

describeSettings(loginBlock, (setting) => {
  setting('headlineCandidate', 'is the headline over the candidates’ form', async (draw) => {
    expect(await draw({ headlineCandidate: 'Moi!' })).toMatch(/<h1[^>]*>Moi!/);
  });
  setting('headlineEmployer', 'is the headline over the employers’ form', async (draw) => {
    expect(await draw({ headlineEmployer: 'Baas' })).toMatch(/<h2[^>]*>Baas/);
    expect(await draw({ headlineEmployer: 'Baas', layout: 'oneForm' })).not.toContain('Baas');
  });
  setting('layout', 'shows both forms beside each other, or one form with a tab per role', async (draw) => {
    const split = await draw({ layout: 'splitForm' });
    expect(split.match(/<form/g)).toHaveLength(2);
    const one = await draw({ layout: 'oneForm' });
    expect(one.match(/<form/g)).toHaveLength(1);
    expect(one).toContain('href="/login?isEmployer=true"');
  });
  setting('backgroundImage', 'is the picture behind the card', async (draw) => {
    expect(await draw({ backgroundImage: { src: '/uploads/a.jpg' } })).toContain('src="/uploads/a.jpg"');
    expect(await draw()).not.toContain('/uploads/');
  });
  setting('backgroundSize', 'is how the picture fills the ground', async (draw) => {
    const drawn = (backgroundSize: string) =>
      draw({ backgroundImage: { src: '/uploads/a.jpg' }, backgroundSize });
    expect(await drawn('contain')).toContain('photo contain');
    expect(await drawn('cover')).toContain('"art photo"');
    expect(await drawn('auto')).toContain('photo auto');
  });
});
