import { defineMessages, type MessageKey } from '@boardwright/messages';

export const videoMessages = defineMessages({
  en: {
    player: 'Video',
    play: 'Play the video',
    asks: 'It plays from {{service}} of {{owner}}. Once you press play, they see your IP address and what you watch, and may set cookies. Your choice is remembered on this site.',
    change: 'Change your choice',
    agreed: 'It plays from {{service}}, as you chose.',
    watch: 'Watch on {{service}}',
    download: 'Download the video',
    sample: {
      title: 'Two minutes with us',
      text: 'Choose a video of the library, or paste the address of one on YouTube or Vimeo.',
    },
  },
  nl: {
    player: 'Video',
    play: 'Video afspelen',
    asks: 'De video komt van {{service}} van {{owner}}. Zodra je op afspelen drukt, zien zij je IP-adres en wat je kijkt, en kunnen ze cookies plaatsen. Je keuze wordt op deze site onthouden.',
    change: 'Wijzig je keuze',
    agreed: 'De video komt van {{service}}, zoals je hebt gekozen.',
    watch: 'Bekijk op {{service}}',
    download: 'Video downloaden',
    sample: {
      title: 'Twee minuten bij ons',
      text: 'Kies een video uit de bibliotheek, of plak het adres van een video op YouTube of Vimeo.',
    },
  },
  ro: {
    player: 'Videoclip',
    play: 'Redă videoclipul',
    asks: 'Videoclipul vine de la {{service}}, al companiei {{owner}}. După ce apeși pe redare, ei văd adresa ta IP și ce urmărești și pot plasa module cookie. Alegerea ta este ținută minte pe acest site.',
    change: 'Schimbă alegerea',
    agreed: 'Videoclipul vine de la {{service}}, așa cum ai ales.',
    watch: 'Vezi pe {{service}}',
    download: 'Descarcă videoclipul',
    sample: {
      title: 'Două minute la noi',
      text: 'Alege un videoclip din bibliotecă sau lipește adresa unuia de pe YouTube ori Vimeo.',
    },
  },
});

export type VideoKey = MessageKey<typeof videoMessages>;
