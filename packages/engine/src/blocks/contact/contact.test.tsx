import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { contactBlock } from './contact.block.ts';

describeBlock({ block: contactBlock as never, fixtures: coreFixtures['contact'] ?? {} });
