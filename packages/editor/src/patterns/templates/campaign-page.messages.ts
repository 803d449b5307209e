import { defineMessages } from '@boardwright/messages';

export const campaignPageMessages = defineMessages({
  en: {
    name: 'Campaign',
    purpose: 'An appeal with reasons, voices, the jobs themselves and the questions that come with them.',
    title: 'Work that counts this year',
    description:
      'Forty places in care, engineering and transport. Read who your colleagues are and apply in ten minutes.',
    headline: 'The work that cannot wait',
    text: 'From June we open three new sites. We look for forty people who want to learn a trade and get a contract from the first day.',
    action: 'See the jobs',
    jobs: 'The places that are open now',
  },
  nl: {
    name: 'Campagne',
    purpose: 'Een oproep met redenen, stemmen, de vacatures zelf en de vragen die erbij horen.',
    title: 'Werk dat dit jaar telt',
    description:
      'Veertig plaatsen in zorg, techniek en vervoer. Lees wie je collega’s zijn en solliciteer in tien minuten.',
    headline: 'Het werk dat niet kan wachten',
    text: 'Vanaf juni openen we drie nieuwe locaties. We zoeken veertig mensen die een vak willen leren en vanaf de eerste dag een contract krijgen.',
    action: 'Bekijk de vacatures',
    jobs: 'De plaatsen die nu open zijn',
  },
  ro: {
    name: 'Campanie',
    purpose: 'Un apel cu motive, voci, joburile însele și întrebările care vin cu ele.',
    title: 'Munca ce contează anul acesta',
    description:
      'Patruzeci de locuri în îngrijire, tehnică și transport. Află cine îți sunt colegii și aplică în zece minute.',
    headline: 'Munca ce nu poate aștepta',
    text: 'Din iunie deschidem trei puncte de lucru noi. Căutăm patruzeci de oameni care vor să învețe o meserie și primesc contract din prima zi.',
    action: 'Vezi joburile',
    jobs: 'Locurile deschise acum',
  },
});
