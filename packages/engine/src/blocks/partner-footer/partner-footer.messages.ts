import { defineMessages, type MessageKey } from '@boardwright/messages';
import { footerPartsMessages } from '../../page/footer/footer-parts.messages.ts';

export const partnerFooterMessages = defineMessages({
  en: { ...footerPartsMessages.en, partnership: 'In partnership with', links: 'More about this board' },
  nl: { ...footerPartsMessages.nl, partnership: 'In samenwerking met', links: 'Meer over deze site' },
  ro: { ...footerPartsMessages.ro, partnership: 'În parteneriat cu', links: 'Mai multe despre acest site' },
});

export type PartnerFooterKey = MessageKey<typeof partnerFooterMessages>;
