import { defineMessages } from '@boardwright/messages';

/** What of the checks is read beside every page; the rest comes with their panel. */
export const checkMessages = defineMessages({
  en: {
    badge_one: '{{count}} check is open',
    badge_other: '{{count}} checks are open',
  },
  nl: {
    badge_one: '{{count}} controle staat open',
    badge_other: '{{count}} controles staan open',
  },
  ro: {
    badge_one: '{{count}} verificare este deschisă',
    badge_few: '{{count}} verificări sunt deschise',
    badge_other: '{{count}} de verificări sunt deschise',
  },
});

/** How the steps that put a finding right at once are called. */
export const checkSteps = defineMessages({
  en: {
    colourMadeReadable: 'Readable colour for {{block}}',
    pictureMarked: 'Picture of {{block}} is decoration',
  },
  nl: {
    colourMadeReadable: 'Leesbare kleur voor {{block}}',
    pictureMarked: 'Afbeelding van {{block}} is versiering',
  },
  ro: {
    colourMadeReadable: 'Culoare lizibilă pentru {{block}}',
    pictureMarked: 'Imaginea din {{block}} este decor',
  },
});
