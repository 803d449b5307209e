import { defineMessages, type MessageKey } from '@boardwright/messages';

export const quoteMessages = defineMessages({
  en: {
    sample: {
      text: 'The best thing about working here? On Friday I know what I did it for.',
      name: 'Emma Woods',
      role: 'Nurse, at home in three villages',
    },
  },
  nl: {
    sample: {
      text: 'Het mooiste van werken hier? Dat ik op vrijdag weet waar ik het voor deed.',
      name: 'Emma de Wit',
      role: 'Verpleegkundige, thuis in drie dorpen',
    },
  },
  ro: {
    sample: {
      text: 'Ce îmi place cel mai mult la locul acesta? Vinerea știu pentru ce am muncit.',
      name: 'Ema Codreanu',
      role: 'Asistentă medicală, acasă în trei sate',
    },
  },
});

export type QuoteKey = MessageKey<typeof quoteMessages>;
