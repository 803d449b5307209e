import { defineMessages, type MessageKey } from '@boardwright/messages';

export const headingTextMessages = defineMessages({
  en: {
    sample: {
      heading: 'What you want to say first',
      text: 'Two or three sentences on what this part of the page is about, and why somebody should read on.',
    },
  },
  nl: {
    sample: {
      heading: 'Wat je het eerst wilt zeggen',
      text: 'Twee of drie zinnen over waar dit deel van de pagina over gaat, en waarom iemand verder zou lezen.',
    },
  },
  ro: {
    sample: {
      heading: 'Ce vrei să spui mai întâi',
      text: 'Două sau trei propoziții despre această parte a paginii și de ce merită citită mai departe.',
    },
  },
});

export type HeadingTextKey = MessageKey<typeof headingTextMessages>;
