import { describe, expect, it } from 'vitest';
import { storyTags } from '../story-file.ts';
import { statusOf, tagsOfNew } from './status-of.ts';

describe('how a part stands', () => {
  it('is read from the tags of its stories', () => {
    expect(statusOf(['dev', 'autodocs', 'stable', 'since-1.30'])).toEqual({ stage: 'stable', since: '1.30' });
    expect(statusOf(['autodocs', 'to-go', 'since-1.31'])).toEqual({ stage: 'to-go', since: '1.31' });
    expect(statusOf(['dev', 'test'])).toBeUndefined();
  });

  it.each([
    [['stable']],
    [['since-1.30']],
    [['stable', 'new', 'since-1.30']],
    [['new', 'since-1.30', 'since-1.31']],
  ])('is not read from %j', (tags) => expect(() => statusOf(tags)).toThrow(/do not say how a part stands/));

  it('is new in the next version where it is just made', () =>
    expect(tagsOfNew('1.30.5')).toEqual(['new', 'since-1.31']));

  it('stays in a story file that is written anew as somebody put it there', () => {
    const written =
      "const meta: Meta = { title: 'Blocks/FAQ', tags: ['autodocs', 'to-go', 'since-1.30'], ...shared };";
    expect(storyTags(written, '1.31.0')).toBe("['autodocs', 'to-go', 'since-1.30']");
    expect(storyTags('', '1.30.5')).toBe("['autodocs', 'new', 'since-1.31']");
  });
});
