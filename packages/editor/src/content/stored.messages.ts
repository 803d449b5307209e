import { defineMessages } from '@boardwright/messages';

/** Why the browser does not keep what is edited without a server. */
export const storedMessages = defineMessages({
  en: {
    unreadable: 'The picture could not be read: choose another file',
    full: 'Not kept: this browser has no room left for it',
  },
  nl: {
    unreadable: 'De afbeelding kon niet worden gelezen: kies een ander bestand',
    full: 'Niet bewaard: deze browser heeft er geen ruimte meer voor',
  },
  ro: {
    unreadable: 'Imaginea nu a putut fi citită: alege alt fișier',
    full: 'Nu s-a păstrat: browserul acesta nu mai are loc',
  },
});
