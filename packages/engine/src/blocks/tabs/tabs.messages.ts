import { defineMessages, type MessageKey } from '@boardwright/messages';

export const tabsMessages = defineMessages({
  en: {
    label: 'Tabs',
    sample: {
      heading: 'What we do, and for whom',
      one: 'For people looking for work',
      oneText: 'Search, set an alert and apply: it is free, and every job shows its salary.',
      two: 'For employers',
      twoText: 'A job is online in ten minutes, and read by people who live nearby.',
    },
  },
  nl: {
    label: 'Tabbladen',
    sample: {
      heading: 'Wat we doen, en voor wie',
      one: 'Voor werkzoekenden',
      oneText:
        'Zoeken, een job alert en solliciteren: het is gratis, en bij elke vacature staat het salaris.',
      two: 'Voor werkgevers',
      twoText: 'Een vacature staat binnen tien minuten online, en wordt gelezen door wie in de buurt woont.',
    },
  },
  ro: {
    label: 'File',
    sample: {
      heading: 'Ce facem și pentru cine',
      one: 'Pentru cei care caută de lucru',
      oneText: 'Cauți, îți faci o alertă și aplici: este gratuit, iar fiecare job își arată salariul.',
      two: 'Pentru angajatori',
      twoText: 'Un anunț este online în zece minute și îl citesc oamenii din apropiere.',
    },
  },
});

export type TabsKey = MessageKey<typeof tabsMessages>;
