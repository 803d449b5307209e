import { defineMessages } from '@boardwright/messages';

/** When, to whom and where visitors see a block, said at it; fetched once a page has one that they do not always see. */
export const visibilityMessages = defineMessages({
  en: {
    hidden: 'Hidden',
    from: 'From {{time}}',
    until: 'Until {{time}}',
    hiddenFor: 'Not for {{names}}',
    hiddenOn: 'Not on {{names}}',
  },
  nl: {
    hidden: 'Verborgen',
    from: 'Vanaf {{time}}',
    until: 'Tot {{time}}',
    hiddenFor: 'Niet voor {{names}}',
    hiddenOn: 'Niet op {{names}}',
  },
  ro: {
    hidden: 'Ascuns',
    from: 'De la {{time}}',
    until: 'Până la {{time}}',
    hiddenFor: 'Nu pentru {{names}}',
    hiddenOn: 'Nu pe {{names}}',
  },
});
