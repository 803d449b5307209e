import { defineMessages, type MessageKey } from '@boardwright/messages';

export const jobPerLinkMessages = defineMessages({
  en: { heading: 'Find work straight away', tabs: 'Arranged by' },
  nl: { heading: 'Meteen naar werk', tabs: 'Indeling' },
  ro: { heading: 'Direct la joburi', tabs: 'Aranjare' },
});

export type JobPerLinkKey = MessageKey<typeof jobPerLinkMessages>;
