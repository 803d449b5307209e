import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, parseHtml, queryAllByRole } from '@boardwright/ui/testing';
import { registerBlock } from './register.block.ts';

const employer = { search: '?isEmployer=true' };

describeSettings(registerBlock, (setting) => {
  setting('headline', 'is the headline over the form', async (draw) => {
    getByRole(await draw({ headline: 'Doe mee' }), 'heading', /^Doe mee/);
  });
  setting('checkboxAcceptText', 'stands beside the box that accepts the terms', async (draw) => {
    getByRole(await draw({ checkboxAcceptText: '<p>Ik snap het</p>' }), 'checkbox', /^Ik snap het/);
    expect(await draw()).toContain('Ik ga akkoord met de');
  });
  setting(
    'termsTextCandidate',
    'stands under the candidates’ form, with the board’s placeholders',
    async (draw) => {
      const settings = { termsTextCandidate: '<p>Voor {{siteName}}</p>' };
      getByRole(await draw(settings), 'paragraph', 'Voor Wadwerk');
      expect(await draw(settings, employer)).not.toContain('Voor Wadwerk');
    },
  );
  setting(
    'termsTextEmployer',
    'stands under the employers’ form, with the board’s placeholders',
    async (draw) => {
      const settings = { termsTextEmployer: '<p>Voor {{siteName}}</p>' };
      getByRole(await draw(settings, employer), 'paragraph', 'Voor Wadwerk');
      expect(await draw(settings)).not.toContain('Voor Wadwerk');
    },
  );
  setting('hiddenEmployerFields', 'leaves out the employers’ phone or address', async (draw) => {
    const all = await draw({}, employer);
    const asked = [...parseHtml(all).querySelectorAll('input')].map((field) => field.getAttribute('name'));
    expect(asked).toEqual(expect.arrayContaining(['phone', 'city']));
    expect(asked.indexOf('phone')).toBeLessThan(asked.indexOf('city'));
    const withoutPhone = await draw({ hiddenEmployerFields: ['phone'] }, employer);
    expect(withoutPhone).not.toContain('name="phone"');
    expect(withoutPhone).toContain('name="city"');
    expect(await draw({ hiddenEmployerFields: ['address'] }, employer)).not.toContain('name="city"');
  });
  setting('layout', 'shows one form with a tab per role, or both beside each other', async (draw) => {
    expect(queryAllByRole(await draw({ layout: 'oneForm' }), 'form')).toHaveLength(1);
    expect(queryAllByRole(await draw({ layout: 'splitForm' }), 'form')).toHaveLength(2);
  });
  setting('backgroundImage', 'is the picture behind the card', async (draw) => {
    expect(await draw({ backgroundImage: { src: '/uploads/a.jpg' } })).toContain('src="/uploads/a.jpg"');
    expect(await draw()).not.toContain('/uploads/');
  });
  setting('backgroundSize', 'is how the picture fills the ground', async (draw) => {
    const rendered = (backgroundSize: string) =>
      draw({ backgroundImage: { src: '/uploads/a.jpg' }, backgroundSize });
    const pages = await Promise.all(['cover', 'contain', 'auto'].map(rendered));
    expect(new Set(pages)).toHaveProperty('size', 3);
  });
});
