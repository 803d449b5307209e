import { defineMessages } from '@boardwright/messages';

/** Words of logging in again in the middle of editing. */
export const sessionMessages = defineMessages({
  en: {
    title: 'Session has expired',
    intro: 'Log in here and go on where you were.',
    safe_one: '{{count}} change is safe on this device and will be saved after you log in.',
    safe_other: '{{count}} changes are safe on this device and will be saved after you log in.',
    nothing: 'Everything was saved.',
    submit_one: 'Log in and save {{count}} change',
    submit_other: 'Log in and save {{count}} changes',
    another: 'Use another account',
    back: 'You are logged in again.',
  },
  nl: {
    title: 'Sessie is verlopen',
    intro: 'Log hier in en ga verder waar je was.',
    safe_one: '{{count}} wijziging is veilig op dit apparaat en wordt bewaard zodra je inlogt.',
    safe_other: '{{count}} wijzigingen zijn veilig op dit apparaat en worden bewaard zodra je inlogt.',
    nothing: 'Alles was al bewaard.',
    submit_one: 'Inloggen en {{count}} wijziging bewaren',
    submit_other: 'Inloggen en {{count}} wijzigingen bewaren',
    another: 'Een ander account gebruiken',
    back: 'Je bent weer ingelogd.',
  },
  ro: {
    title: 'Sesiunea a expirat',
    intro: 'Autentifică-te aici și continuă de unde ai rămas.',
    safe_one: '{{count}} modificare este în siguranță pe acest dispozitiv și se salvează după autentificare.',
    safe_few: '{{count}} modificări sunt în siguranță pe acest dispozitiv și se salvează după autentificare.',
    safe_other:
      '{{count}} de modificări sunt în siguranță pe acest dispozitiv și se salvează după autentificare.',
    nothing: 'Totul era deja salvat.',
    submit_one: 'Autentifică-te și salvează {{count}} modificare',
    submit_few: 'Autentifică-te și salvează {{count}} modificări',
    submit_other: 'Autentifică-te și salvează {{count}} de modificări',
    another: 'Folosește alt cont',
    back: 'Ești autentificat din nou.',
  },
});
