import { defineMessages } from '@boardwright/messages';

export const featuredJobsMessages = defineMessages({
  en: {
    name: 'Featured jobs',
    purpose: 'Six jobs that deserve attention, with the way to all of them.',
    search: 'vacancies highlighted premium newest list',
    heading: 'Jobs worth a look',
  },
  nl: {
    name: 'Uitgelichte vacatures',
    purpose: 'Zes vacatures die aandacht verdienen, met de weg naar alle.',
    search: 'banen uitgelicht premium nieuwste lijst',
    heading: 'Vacatures om even te bekijken',
  },
  ro: {
    name: 'Joburi în prim-plan',
    purpose: 'Șase joburi care merită atenție, cu calea spre toate.',
    search: 'anunțuri evidențiate premium cele mai noi listă',
    heading: 'Joburi care merită văzute',
  },
});
