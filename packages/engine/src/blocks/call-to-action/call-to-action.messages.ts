import { defineMessages, type MessageKey } from '@boardwright/messages';

/** What the block says before an admin writes a text. */
export const callToActionMessages = defineMessages({
  en: {
    heading: 'Looking for a new colleague?',
    text: 'Post your job in ten minutes and reach the people who are looking for work here.',
    button: 'Post a job',
  },
  nl: {
    heading: 'Op zoek naar een nieuwe collega?',
    text: 'Plaats je vacature binnen tien minuten en bereik de mensen die hier werk zoeken.',
    button: 'Vacature plaatsen',
  },
  ro: {
    heading: 'Cauți un coleg nou?',
    text: 'Publică anunțul tău în zece minute și ajungi la oamenii care caută de lucru aici.',
    button: 'Publică un job',
  },
});

export type CallToActionKey = MessageKey<typeof callToActionMessages>;
