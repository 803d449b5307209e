import { siteTemplates } from '@boardwright/api-client/contract';
import { coreSchemas } from '@boardwright/blocks-schema';
import { locales } from '@boardwright/messages';
import { expect, it } from 'vitest';
import { problemsOfCopy } from './check-site-copy.ts';
import { emptyCopy } from './start-site.ts';
import { templateCopy } from './template-copy.ts';

const around = {
  groups: new Set(['industry', 'contract', 'time', 'education', 'career_level']),
  schemas: coreSchemas,
};
const named = { name: 'Zorg in Zeeland', host: 'zorg.example.org', address: 'https://zorg.example.org' };

it.each(siteTemplates)('%s makes a site that a file could bring, in each language and in all', (template) => {
  for (const languages of [...locales.map((one) => [one]), locales]) {
    const bare = emptyCopy(named, {
      name: named.name,
      host: named.host,
      languages: [...languages],
      unknown_blocks: 'keep',
    });
    const copy = templateCopy(bare, template, coreSchemas);
    expect(problemsOfCopy(copy, around)).toEqual([]);
    for (const { name } of copy.categories)
      expect(Object.keys(name).toSorted()).toEqual(languages.toSorted());
    const home = copy.pages.find(({ key }) => key === 'p-home');
    const first = copy.blocks.find(
      ({ number, key }) => key === 'search-job' && home?.blocks.includes(number),
    );
    expect(Object.keys(first?.settings ?? {}).toSorted()).toEqual(
      languages.map((one) => one.toUpperCase()).toSorted(),
    );
    // Menu and footer are the same on every page.
    expect(copy.blocks.filter(({ key }) => key === 'navbar')).toHaveLength(1);
  }
});
