import { defineMessages } from '@boardwright/messages';

/** Words of a picture that is uploaded or chosen. */
export const pictureInputMessages = defineMessages({
  en: {
    choose: 'Choose a picture',
    replace: 'Replace',
    saved: 'File upload success!',
    unreadable: 'The browser cannot read this picture. Try a JPG or PNG.',
    remove: 'Remove {{name}}',
  },
  nl: {
    choose: 'Afbeelding kiezen',
    replace: 'Vervangen',
    saved: 'Bestand is geüpload!',
    unreadable: 'De browser kan deze afbeelding niet lezen. Probeer een JPG of PNG.',
    remove: '{{name}} weghalen',
  },
  ro: {
    choose: 'Alege o imagine',
    replace: 'Înlocuiește',
    saved: 'Fișierul a fost încărcat!',
    unreadable: 'Browserul nu poate citi această imagine. Încearcă un JPG sau PNG.',
    remove: 'Elimină {{name}}',
  },
});
