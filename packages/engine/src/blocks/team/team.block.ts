import { team } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { teamMessages } from './team.messages.ts';
import { Team } from './team.tsx';

export const teamBlock = defineBlock(team, { Renderer: Team, messages: teamMessages });
