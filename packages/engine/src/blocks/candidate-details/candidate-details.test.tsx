import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { candidateDetailsBlock } from './candidate-details.block.ts';

describeBlock({ block: candidateDetailsBlock as never, fixtures: coreFixtures['candidate-details'] ?? {} });
