import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { passwordChangeBlock } from './password-change.block.ts';

describeBlock({ block: passwordChangeBlock as never, fixtures: coreFixtures['password-change'] ?? {} });
