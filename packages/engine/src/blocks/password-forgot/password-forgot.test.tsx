import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describeBlock } from '../../testing/index.ts';
import { passwordForgotBlock } from './password-forgot.block.ts';

describeBlock({ block: passwordForgotBlock as never, fixtures: coreFixtures['password-forgot'] ?? {} });
