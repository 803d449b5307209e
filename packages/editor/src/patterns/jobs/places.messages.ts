import { defineMessages } from '@boardwright/messages';

export const placesMessages = defineMessages({
  en: {
    name: 'Jobs by place',
    purpose: 'Links to the jobs around the towns people search for most.',
    search: 'towns cities region location links nearby',
    title: 'Work near you',
    tab: 'Towns',
  },
  nl: {
    name: 'Vacatures per plaats',
    purpose: 'Links naar de vacatures rond de plaatsen waar het meest op wordt gezocht.',
    search: 'steden dorpen regio locatie links dichtbij',
    title: 'Werk bij jou in de buurt',
    tab: 'Plaatsen',
  },
  ro: {
    name: 'Joburi după localitate',
    purpose: 'Linkuri spre joburile din jurul orașelor cele mai căutate.',
    search: 'orașe regiune locație linkuri aproape',
    title: 'De lucru în apropiere',
    tab: 'Orașe',
  },
});
