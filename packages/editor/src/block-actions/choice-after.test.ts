import { describe, expect, it } from 'vitest';
import { choiceAfter } from './choice-after.ts';

const navbar = 1;
const faq = 2;
const reviews = 3;
const text = 4;
const footer = 5;
const page = [navbar, faq, reviews, text, footer];

describe('what is chosen once the blocks of a page changed', () => {
  it('is the block above what was cut, below which pasting puts it back', () => {
    expect(choiceAfter(page, [navbar, text, footer], [faq, reviews])).toEqual([navbar]);
    expect(choiceAfter(page, [navbar, faq, footer], [reviews, text])).toEqual([faq]);
  });
  it('is the first of the page when its first was cut, and nothing on an empty page', () => {
    expect(choiceAfter(page, page.slice(1), [navbar])).toEqual([faq]);
    expect(choiceAfter([faq], [], [faq])).toEqual([]);
  });
  it('is what came back, all of it', () => {
    expect(choiceAfter([navbar, reviews, text, footer], page, [reviews])).toEqual([faq]);
    expect(choiceAfter([navbar, text, footer], page, [navbar])).toEqual([faq, reviews]);
    expect(choiceAfter([navbar, text, footer], page, [])).toEqual([faq, reviews]);
  });
  it('stays as it was when blocks only moved, or came in several places', () => {
    expect(choiceAfter(page, page.toReversed(), [faq])).toBeUndefined();
    expect(choiceAfter([navbar, reviews, footer], page, [reviews])).toBeUndefined();
    expect(choiceAfter(page, [navbar, faq, footer], [faq])).toBeUndefined();
  });
});
