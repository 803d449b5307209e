import { defineMessages } from '@boardwright/messages';
import { footerPartsMessages } from '../../page/footer/footer-parts.messages.ts';

const { en, nl, ro } = footerPartsMessages;

export const partnerFooterMessages = defineMessages({
  en: { ...en, partnership: 'In partnership with', links: 'More about this board' },
  nl: { ...nl, partnership: 'In samenwerking met', links: 'Meer over deze site' },
  ro: { ...ro, partnership: 'În parteneriat cu', links: 'Mai multe despre acest site' },
});
