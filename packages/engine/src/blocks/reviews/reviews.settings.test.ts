import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOf, textOfBlock } from '@boardwright/ui/testing';
import { reviewsBlock } from './reviews.block.ts';

const review = {
  name: 'Eén',
  title: 'Geen gedoe',
  reviewerName: 'Jelle P.',
  role: 'Monteur uit Bedum',
  text: 'Drie minuten, in de bus.',
};

describeSettings(
  reviewsBlock,
  (setting) => {
    setting('heading', 'is the heading; without it the block says what it shows', async (draw) => {
      expect(await draw({ heading: 'Zij vonden werk', reviewsData: [review] })).toContain('Zij vonden werk');
      expect(await draw({ reviewsData: [review] })).toContain('Wat ze van ons zeggen');
    });

    setting('subheading', 'is the line under the heading', async (draw) => {
      expect(await draw({ subheading: 'Al sinds 2019.', reviewsData: [review] })).toContain('Al sinds 2019.');
    });

    setting('reviewsData', 'are the reviews, in their order; without any there is no block', async (draw) => {
      const html = await draw({ reviewsData: [review, { ...review, title: 'Nog een' }] });
      expect(queryAllByRole(html, 'figure')).toHaveLength(2);
      expect(html.indexOf('Geen gedoe')).toBeLessThan(html.indexOf('Nog een'));
      expect(textOfBlock(await draw())).toBe('');
    });

    setting(
      'reviewsData.name',
      'is for the list in the editor and stays there',
      async (draw) => {
        expect(await draw({ reviewsData: [{ ...review, name: 'Alleen hier' }] })).not.toContain(
          'Alleen hier',
        );
      },
      'nothing',
    );

    setting('reviewsData.title', 'is the first line of a review', async (draw) => {
      const quote = getByRole(await draw({ reviewsData: [review] }), 'blockquote');
      expect(textOf(queryAllByRole(quote, 'paragraph')[0] ?? '')).toBe('Geen gedoe');
    });

    setting('reviewsData.reviewerName', 'is who says it', async (draw) => {
      getByRole(await draw({ reviewsData: [review] }), 'figure', /Jelle P\./);
    });

    setting('reviewsData.role', 'is what they do, under their name', async (draw) => {
      getByRole(await draw({ reviewsData: [review] }), 'figure', /Jelle P\..*Monteur uit Bedum/);
    });

    setting('reviewsData.text', 'is what is said; markup in it is shown as it was typed', async (draw) => {
      expect(await draw({ reviewsData: [review] })).toContain('Drie minuten, in de bus.');
      expect(await draw({ reviewsData: [{ ...review, text: '<b>x</b>' }] })).toContain('&lt;b&gt;x');
    });

    setting('reviewsData.avatar', 'is a picture of who says it, instead of initials', async (draw) => {
      const avatar = { src: '/uploads/art/photo.jpg', focalX: 20 };
      const html = await draw({ reviewsData: [{ ...review, avatar }] });
      expect(html).toContain('src="/uploads/art/photo.jpg"');
      expect(html).toContain('--focal:20% 50%');
      expect(await draw({ reviewsData: [review] })).toContain('>JP<');
    });
  },
  {
    'reviewsData.avatar.alt': 'the name of who says it stands beside the picture',
  },
);
