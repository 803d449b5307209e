import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { loginBlock } from './login.block.ts';

describeBlock({ block: loginBlock as never, fixtures: coreFixtures['login'] ?? {} });
