import { defineMessages } from '@boardwright/messages';

export const campaignMessages = defineMessages({
  en: {
    name: 'Campaign',
    purpose: 'The opening of a campaign: an appeal and two ways on.',
    search: 'hero opening banner action recruitment drive',
    headline: 'Forty colleagues wanted before summer',
    text: 'Three new teams start on 1 June. No perfect CV needed: whoever wants to learn the trade gets a contract from the first day.',
    action: 'See the jobs',
    other: 'Mail me new jobs',
  },
  nl: {
    name: 'Campagne',
    purpose: 'De opening van een campagne: een oproep en twee manieren om verder te gaan.',
    search: 'hero opening banner actie werving wervingsactie',
    headline: 'Veertig collega’s gezocht vóór de zomer',
    text: 'Op 1 juni beginnen drie nieuwe teams. Een perfect cv hoeft niet: wie het vak wil leren, krijgt vanaf de eerste dag een contract.',
    action: 'Bekijk de vacatures',
    other: 'Mail mij nieuwe vacatures',
  },
  ro: {
    name: 'Campanie',
    purpose: 'Deschiderea unei campanii: un apel și două căi mai departe.',
    search: 'hero deschidere banner acțiune recrutare',
    headline: 'Căutăm patruzeci de colegi până la vară',
    text: 'Pe 1 iunie pornesc trei echipe noi. Nu cerem un CV perfect: cine vrea să învețe meseria are contract din prima zi.',
    action: 'Vezi joburile',
    other: 'Trimite-mi joburile noi',
  },
});
