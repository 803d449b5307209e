import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeBlock, previewPage, settingsOfFixture } from '../../testing/index.ts';
import { textOfBlock } from '@boardwright/ui/testing';
import { textWithImageBlock as block } from './text-with-image.block.ts';

const fixtures = coreFixtures['text-with-image'] ?? {};
describeBlock({ block, fixtures });

const draw = (name: string) =>
  renderToString(
    previewPage({ block, settings: settingsOfFixture(block, fixtures[name] ?? { title: '', settings: {} }) }),
  );

describe('a text with an image', () => {
  it('is nothing before anything is filled in', () => {
    expect(textOfBlock(draw('default'))).toBe('');
  });

  it('describes its picture and keeps its focal point in sight', () => {
    const html = draw('card');
    expect(html).toContain('alt="Een monteur op een windturbine"');
    expect(html).toContain('--focal:70% 20%');
  });

  it('keeps its text readable on any ground and in any colour', () => {
    expect(draw('card-container')).toContain('--ground:#00323a');
    expect(draw('card-container')).toContain('--ink:#ffffff');
    expect(draw('long-text')).toContain('--ink:#000000');
  });

  it('runs to a second ground only where the admin wants a gradient', () => {
    expect(draw('gradient')).toContain('--ground-end:');
    expect(draw('card-container')).not.toContain('--ground-end:');
  });
});
