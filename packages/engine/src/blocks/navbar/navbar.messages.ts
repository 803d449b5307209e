import { defineMessages, type MessageKey } from '@boardwright/messages';

export const navbarMessages = defineMessages({
  en: { main: 'Main menu', menu: 'Menu' },
  nl: { main: 'Hoofdmenu', menu: 'Menu' },
  ro: { main: 'Meniu principal', menu: 'Meniu' },
});

export type NavbarKey = MessageKey<typeof navbarMessages>;
