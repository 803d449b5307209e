import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { aSite } from '../../page-editing/a-site.ts';
import { applyCommand } from '../../page-editing/apply-command.ts';
import { following, type EditedBlock, type EditedSite, type Values } from '../../page-editing/edited-site.ts';
import { textsOf } from '../../panel/block-texts.ts';
import { blockSource, pageSource, pairsOf } from './text-source.ts';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
const schemaOf = (key: string): BlockSchema => {
  const schema = schemas.find((each) => each.key === key);
  if (!schema) throw new Error(`There is no block ${key}`);
  return schema;
};
const nl = {
  title: 'Veelgestelde vragen',
  questions: [
    { question: 'Wat kost het?', answer: '<p>Niets</p>' },
    { question: 'Hoe stop ik?', answer: '<p>Zo</p>' },
  ],
};

function siteWith(key: string, own: Values, en?: Values): EditedSite {
  const site = aSite();
  const block = site.blockOf[12] as EditedBlock;
  const settings = {
    NL: { id: 1, revision: 1, values: own },
    EN: en ? { id: 2, revision: 1, values: en } : following(own),
  };
  return { ...site, blockOf: { ...site.blockOf, 12: { ...block, key, settings } } };
}
const sourceOf = (site: EditedSite) =>
  blockSource(site.blockOf[12] as EditedBlock, schemaOf((site.blockOf[12] as EditedBlock).key));

describe('the texts of a block', () => {
  it('are its words, also inside lists, pictures and links, and nothing else', () => {
    const paths = textsOf(schemaOf('faq'), nl).map(({ path, kind }) => [path.join('.'), kind]);
    expect(paths).toContainEqual(['questions.1.answer', 'rich']);
    expect(
      textsOf(schemaOf('text-with-image'), { image: { src: '/a.jpg' } }).map(({ path }) => path.join('.')),
    ).toContain('image.alt');
    const navbar = textsOf(schemaOf('navbar'), {
      guestLinks: [{ name: 'Jobs', link: '/jobs', children: [{ name: 'New', pageId: 'p-home' }] }],
    }).map(({ path }) => path.join('.'));
    expect(navbar).toContain('guestLinks.0.children.0.name');
    expect(navbar.filter((path) => /link$|pageId|src$|icon/i.test(path))).toEqual([]);
  });

  it('of every kind of block are found without what is no text', () => {
    for (const schema of schemas)
      for (const { path } of textsOf(schema, {})) expect(path.join('.')).not.toMatch(/color|src$|pageId/i);
  });

  it('are all missing in a language that was never written', () => {
    const pairs = pairsOf(sourceOf(siteWith('faq', nl)), 'NL', 'EN', 'NL');
    expect(pairs.filter(({ isMissing }) => isMissing).map(({ path }) => path.join('.'))).toEqual([
      'title',
      'questions.0.question',
      'questions.0.answer',
      'questions.1.question',
      'questions.1.answer',
    ]);
  });

  it('are missing where the other language has fewer, says nothing, or says the same', () => {
    const en = { title: 'Veelgestelde vragen', questions: [{ question: 'What does it cost?', answer: '' }] };
    const pairs = pairsOf(sourceOf(siteWith('faq', nl, en)), 'NL', 'EN', 'NL');
    const missing = pairs.filter(({ isMissing }) => isMissing).map(({ path }) => path.join('.'));
    expect(missing).toContain('title');
    expect(missing).toContain('questions.1.question');
    expect(missing).not.toContain('questions.0.question');
    expect(missing).toContain('questions.0.answer');
    const instead = (name: string) => pairs.find(({ path }) => path.join('.') === name)?.visibleInstead;
    expect([instead('title'), instead('questions.0.answer')]).toEqual(['Veelgestelde vragen', '']);
    const unwritten = pairsOf(sourceOf(siteWith('faq', nl)), 'NL', 'EN', 'NL');
    expect(unwritten.find(({ path }) => path.join('.') === 'questions.0.answer')?.visibleInstead).toBe(
      '<p>Niets</p>',
    );
  });

  it('are written where they stand, with what is missing on the way from the other language', () => {
    const site = siteWith('faq', nl, { title: 'Questions' });
    const command = sourceOf(site).write('EN', ['questions', 1, 'question'], 'How do I stop?', nl);
    const written = applyCommand(site, command).blockOf[12]?.settings['EN']?.values;
    expect(written).toEqual({
      title: 'Questions',
      questions: [nl.questions[0], { question: 'How do I stop?', answer: '<p>Zo</p>' }],
    });
  });
});

describe('the texts of a page', () => {
  it('are its name, title and description', () => {
    const site = aSite();
    const source = pageSource(site.pageOf[1]!, 'Home');
    expect(pairsOf(source, 'NL', 'EN', 'NL').map(({ path, left }) => [path[0], left])).toContainEqual([
      'page_title',
      'Pagina 1',
    ]);
    const after = applyCommand(site, source.write('EN', ['page_title'], 'Page 1', {}));
    expect(after.pageOf[1]?.texts['EN']?.values).toEqual({ page_title: 'Page 1' });
  });
});
