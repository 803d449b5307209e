import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSize } from '../format/file-size.ts';
import { pageTranslator } from '../i18n/page-translator.ts';
import { uiMessages } from '../ui.messages.ts';
import { unfitFile } from './unfit-file.ts';

const t = pageTranslator('en', { ui: uiMessages.en }).namespace('ui') as Parameters<typeof unfitFile>[2];
const cv = { accept: '.pdf,.doc,.docx', largest: 10 * 1024 * 1024 };
const unfit = (name: string, type: string, size: number, rules: Parameters<typeof unfitFile>[1] = cv) =>
  unfitFile({ name, type, size }, rules, t, 'en');

describe('a file that is chosen', () => {
  it('is refused with what it is and what it may be', () => {
    expect(unfit('cv.pdf', 'application/pdf', 14_200_000)).toBe(
      `This file is ${fileSize(14_200_000, 'en')}; it may be 10 MB at most.`,
    );
    expect(unfit('cv.pages', '', 10)).toBe(
      'This file is of another kind. Choose one of these: PDF, DOC, DOCX.',
    );
    expect(unfit('logo.webp', 'image/webp', 10, { accept: 'image/jpeg,image/png' })).toBe(
      'This file is of another kind. Choose one of these: JPG, PNG.',
    );
  });

  it.each([
    ['CV.PDF', 'application/pdf', 10 * 1024 * 1024, cv],
    ['logo.png', 'image/png', 1, { accept: 'image/*' }],
    ['resume.json', 'application/json', 1, { accept: '.json,application/json' }],
    // What the browser knows no type for, the server looks into.
    ['picture', '', 1, { accept: 'image/png' }],
    ['anything.bin', 'application/octet-stream', 1e12, {}],
  ])('is sent where it may be: %s (%s, %d bytes)', (name, type, size, rules) => {
    expect(unfit(name, type, size, rules)).toBeUndefined();
  });

  it('is refused for its size exactly where it is larger', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 1e9 }), (size, largest) => {
        expect(unfit('cv.pdf', 'application/pdf', size, { largest }) === undefined).toBe(size <= largest);
      }),
    );
  });
});
