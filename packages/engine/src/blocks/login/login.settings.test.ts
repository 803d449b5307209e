import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { loginBlock } from './login.block.ts';

describeSettings(loginBlock, (setting) => {
  setting('headlineCandidate', 'is the headline over the candidates’ form', async (draw) => {
    getByRole(await draw({ headlineCandidate: 'Moi!' }), 'heading', /^Moi!/);
  });
  setting('headlineEmployer', 'is the headline over the employers’ form', async (draw) => {
    getByRole(await draw({ headlineEmployer: 'Baas' }), 'heading', /^Baas/);
    expect(await draw({ headlineEmployer: 'Baas', layout: 'oneForm' })).not.toContain('Baas');
  });
  setting('layout', 'shows both forms beside each other, or one form with a tab per role', async (draw) => {
    const split = await draw({ layout: 'splitForm' });
    expect(queryAllByRole(split, 'form')).toHaveLength(2);
    const one = await draw({ layout: 'oneForm' });
    expect(queryAllByRole(one, 'form')).toHaveLength(1);
    expect(one).toContain('href="/login?isEmployer=true"');
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
