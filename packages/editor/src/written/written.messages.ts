import { defineMessages } from '@boardwright/messages';

/** What is said where two admins changed one thing at once. */
export const writtenMessages = defineMessages({
  en: {
    title: 'You and {{name}} both changed this',
    titleAny: 'You and a colleague both changed this',
    about: 'What only one of you changed is kept. Choose where both did.',
    yours: 'Yours',
    theirs: 'Theirs',
    empty: 'empty',
    save: 'Save this choice',
    choose: 'Choose one of both everywhere',
    merged: 'Saved together with changes of {{name}}',
    mergedAny: 'Saved together with changes of a colleague',
  },
  nl: {
    title: 'Jij en {{name}} hebben dit allebei gewijzigd',
    titleAny: 'Jij en een collega hebben dit allebei gewijzigd',
    about: 'Wat maar een van jullie wijzigde blijft. Kies waar jullie het allebei deden.',
    yours: 'Van jou',
    theirs: 'Van de ander',
    empty: 'leeg',
    save: 'Deze keuze opslaan',
    choose: 'Kies overal een van beide',
    merged: 'Opgeslagen, samen met wijzigingen van {{name}}',
    mergedAny: 'Opgeslagen, samen met wijzigingen van een collega',
  },
  ro: {
    title: 'Tu și {{name}} ați modificat amândoi același lucru',
    titleAny: 'Tu și un coleg ați modificat amândoi același lucru',
    about: 'Ce a modificat doar unul dintre voi se păstrează. Alege unde ați modificat amândoi.',
    yours: 'A ta',
    theirs: 'A celuilalt',
    empty: 'gol',
    save: 'Salvează această alegere',
    choose: 'Alege peste tot una dintre cele două',
    merged: 'Salvat împreună cu modificările făcute de {{name}}',
    mergedAny: 'Salvat împreună cu modificările unui coleg',
  },
});
