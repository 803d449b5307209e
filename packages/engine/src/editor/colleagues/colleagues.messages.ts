import { defineMessages } from '../../i18n/define-messages.ts';

/** What is said of what colleagues do meanwhile. */
export const colleagueMessages = defineMessages({
  en: {
    changed: 'A colleague changed this page; you see it as it is now',
    deleted: 'A colleague deleted the page {{page}}',
  },
  nl: {
    changed: 'Een collega heeft deze pagina gewijzigd; je ziet haar zoals ze nu is',
    deleted: 'Een collega heeft de pagina {{page}} verwijderd',
  },
  ro: {
    changed: 'Un coleg a modificat această pagină; o vezi așa cum este acum',
    deleted: 'Un coleg a șters pagina {{page}}',
  },
});
