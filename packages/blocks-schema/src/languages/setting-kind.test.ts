import { describe, expect, it } from 'vitest';
import { coreSchemas } from '../core-schemas.ts';
import type { BlockSchema } from '../define-block-schema.ts';
import { problemsOf } from '../stored/validate.ts';
import { kindOf, type SettingNode } from './setting-kind.ts';

const schemas: Readonly<Record<string, BlockSchema>> = coreSchemas;
const kinds = (key: string) =>
  Object.fromEntries(
    Object.entries(schemas[key]!.settings.properties).map(([name, node]) => [
      name,
      kindOf(node as SettingNode),
    ]),
  );

describe('of whom a setting is', () => {
  it('is said by its schema: texts are words, links and their lists are both, all else is design', () => {
    expect(kinds('call-to-action')).toEqual({
      text: 'words',
      textColor: 'design',
      backgroundColor: 'design',
      buttonLink: 'mixed',
      secondButtonLink: 'mixed',
      layout: 'design',
      anchor: 'design',
      visibility: 'design',
      column: 'design',
    });
    expect(kinds('news-feed')).toMatchObject({
      heading: 'words',
      rssFeedUrl: 'address',
      readMoreUrl: 'address',
    });
    expect(kinds('job-list')).toMatchObject({ segmentGroups: 'design', fixedSearchQuery: 'mixed' });
    expect(kinds('contact')).toMatchObject({ emailTo: 'design', successMessage: 'words' });
  });

  it('is design for the picture itself, words for its description', () => {
    const { src, alt } = (schemas['navbar']!.settings.properties['logo'] as SettingNode).properties!;
    expect([kindOf(src!), kindOf(alt!)]).toEqual(['design', 'words']);
  });

  it('is no other word than these', () => {
    expect(() => problemsOf({ type: 'string', kind: 'desing' }, '')).toThrow(/kind/);
  });
});
