import { defineMessages } from '@boardwright/messages';

export const navbarMessages = defineMessages({
  en: { main: 'Main menu', menu: 'Menu' },
  nl: { main: 'Hoofdmenu', menu: 'Menu' },
  ro: { main: 'Meniu principal', menu: 'Meniu' },
});
