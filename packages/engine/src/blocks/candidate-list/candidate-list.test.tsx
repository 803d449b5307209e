import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { candidateListBlock } from './candidate-list.block.ts';

describeBlock({ block: candidateListBlock as never, fixtures: coreFixtures['candidate-list'] ?? {} });
