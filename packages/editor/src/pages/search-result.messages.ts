import { defineMessages } from '@boardwright/messages';

/** How much of a page's texts search engines list, in its settings. */
export const searchResultMessages = defineMessages({
  en: {
    pixels: '{{length}} of {{most}} px',
    letters: '{{length}} of {{most}} characters',
    cut: '{{length}}, the rest is cut off',
  },
  nl: {
    pixels: '{{length}} van {{most}} px',
    letters: '{{length}} van {{most}} tekens',
    cut: '{{length}}, de rest valt weg',
  },
  ro: {
    pixels: '{{length}} din {{most}} px',
    letters: '{{length}} din {{most}} de caractere',
    cut: '{{length}}, restul se taie',
  },
});
