import { formMessages } from '../../../page/forms/form.messages.ts';
import { defineMessages, type MessageKey } from '@boardwright/messages';
import { loggedOutMessages } from '../../../page/forms/logged-out.messages.ts';

export const favoritesMessages = defineMessages({
  en: {
    form: formMessages.en,
    title: 'Favourites',
    kinds: { job: 'Jobs', organisation: 'Organisations' },
    kindsLabel: 'What you keep',
    remove: 'Remove from favourites: {{name}}',
    removed: 'Removed from your favourites',
    restored: 'It is back among your favourites',
    undo: 'Undo',
    ended: 'Closed',
    endedText: 'You cannot apply any more. Its page shows what resembles it.',
    ...loggedOutMessages.en,
    notFound: 'It is not there any more',
    empty: {
      job: 'No jobs kept yet',
      jobText: 'Press the heart of a job and it waits for you here, on every device.',
      toJobs: 'Search jobs',
      organisation: 'No organisations kept yet',
      organisationText: 'Press the heart of an employer you like, and you find it back here.',
      toOrganisations: 'See organisations',
    },
  },
  nl: {
    form: formMessages.nl,
    title: 'Favorieten',
    kinds: { job: 'Vacatures', organisation: 'Organisaties' },
    kindsLabel: 'Wat je bewaart',
    remove: 'Verwijder uit favorieten: {{name}}',
    removed: 'Uit je favorieten verwijderd',
    restored: 'Weer terug bij je favorieten',
    undo: 'Ongedaan maken',
    ended: 'Gesloten',
    endedText: 'Solliciteren kan niet meer. Op de pagina staat wat erop lijkt.',
    ...loggedOutMessages.nl,
    notFound: 'Dit is er niet meer',
    empty: {
      job: 'Nog geen vacatures bewaard',
      jobText: 'Druk op het hart van een vacature, dan staat hij hier klaar, op al je apparaten.',
      toJobs: 'Vacatures zoeken',
      organisation: 'Nog geen organisaties bewaard',
      organisationText: 'Druk op het hart van een werkgever die je aanspreekt, dan vind je die hier terug.',
      toOrganisations: 'Bekijk organisaties',
    },
  },
  ro: {
    form: formMessages.ro,
    title: 'Favorite',
    kinds: { job: 'Joburi', organisation: 'Organizații' },
    kindsLabel: 'Ce păstrezi',
    remove: 'Scoate de la favorite: {{name}}',
    removed: 'Scos de la favorite',
    restored: 'Este din nou la favorite',
    undo: 'Anulează',
    ended: 'Închis',
    endedText: 'Nu mai poți aplica. Pe pagina lui găsești joburi asemănătoare.',
    ...loggedOutMessages.ro,
    notFound: 'Nu mai există',
    empty: {
      job: 'Niciun job păstrat încă',
      jobText: 'Apasă inima unui job și te așteaptă aici, pe toate dispozitivele tale.',
      toJobs: 'Caută joburi',
      organisation: 'Nicio organizație păstrată încă',
      organisationText: 'Apasă inima unui angajator care îți place și îl regăsești aici.',
      toOrganisations: 'Vezi organizațiile',
    },
  },
});

export type FavoritesKey = MessageKey<typeof favoritesMessages>;
