import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { registerBlock } from './register.block.ts';

describeBlock({ block: registerBlock as never, fixtures: coreFixtures['register'] ?? {} });
