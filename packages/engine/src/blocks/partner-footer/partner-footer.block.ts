import { partnerFooter } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { partnerFooterMessages } from './partner-footer.messages.ts';
import { PartnerFooter } from './partner-footer.tsx';

export const partnerFooterBlock = defineBlock(partnerFooter, {
  Renderer: PartnerFooter,
  messages: partnerFooterMessages,
});
