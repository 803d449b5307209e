import { defineMessages } from '../../i18n/define-messages.ts';

export const cmsArticleMessages = defineMessages({
  en: { heading: 'Cms article' },
  nl: { heading: 'Cms article' },
  ro: { heading: 'Cms article' },
});
