import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { cmsArticleBlock } from './cms-article.block.ts';

describeBlock({ block: cmsArticleBlock as never, fixtures: coreFixtures['cms-article'] ?? {} });
