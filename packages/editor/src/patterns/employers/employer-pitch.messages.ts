import { defineMessages } from '@boardwright/messages';

export const employerPitchMessages = defineMessages({
  en: {
    name: 'Employer pitch',
    purpose: 'Why an employer should place a job here: a promise, three reasons and what another one says.',
    search: 'recruiter sell advertise hire companies b2b arguments',
    headline: 'Find people who already live nearby',
    text: 'Thousands of job seekers from the region look here every month. Your job is online in ten minutes, and you speak your first candidate within two weeks.',
    action: 'Place a job',
    other: 'See prices',
    heading1: 'Reach who lives close',
    text1:
      'Six of ten applications come from within twenty-five kilometres. Travel time stands with every job.',
    heading2: 'Show who you are',
    text2: 'A page of your own with stories, photos and colleagues. We write along if you like.',
    heading3: 'Pay per job',
    text3: 'No subscription and no start-up costs. What you do not use, you do not pay.',
    quote: 'Within three weeks we had four engineers. Two of them cycle to work.',
    role: 'Team leader training, energy company',
  },
  nl: {
    name: 'Werkgevers overtuigen',
    purpose:
      'Waarom een werkgever hier een vacature plaatst: een belofte, drie redenen en wat een ander ervan zegt.',
    search: 'werkgever recruiter verkopen adverteren werven bedrijven b2b argumenten',
    headline: 'Vind vakmensen die al in de buurt wonen',
    text: 'Duizenden werkzoekenden uit de regio kijken hier elke maand rond. Je vacature staat in tien minuten online, en binnen twee weken spreek je je eerste kandidaat.',
    action: 'Vacature plaatsen',
    other: 'Bekijk tarieven',
    heading1: 'Bereik wie dichtbij woont',
    text1:
      'Zes van de tien reacties komen van binnen vijfentwintig kilometer. Reistijd staat bij elke vacature.',
    heading2: 'Laat zien wie je bent',
    text2: 'Je eigen pagina met verhalen, foto’s en collega’s. Wij schrijven mee als je dat prettig vindt.',
    heading3: 'Betaal per vacature',
    text3: 'Geen abonnement en geen opstartkosten. Wat je niet gebruikt, betaal je niet.',
    quote: 'Binnen drie weken hadden we vier monteurs. Twee ervan fietsen naar het werk.',
    role: 'Teamleider opleidingen, energiebedrijf',
  },
  ro: {
    name: 'Argumente pentru angajatori',
    purpose: 'De ce să publice un angajator aici: o promisiune, trei motive și ce spune un altul.',
    search: 'angajator recrutor vânzare publicitate angajare companii b2b',
    headline: 'Găsește oameni care locuiesc deja în zonă',
    text: 'Mii de oameni din regiune caută aici în fiecare lună. Anunțul tău e online în zece minute, iar în două săptămâni vorbești cu primul candidat.',
    action: 'Publică un job',
    other: 'Vezi prețurile',
    heading1: 'Ajungi la cine locuiește aproape',
    text1:
      'Șase din zece aplicări vin de la sub douăzeci și cinci de kilometri. Timpul de drum stă la fiecare job.',
    heading2: 'Arată cine ești',
    text2: 'O pagină a ta, cu povești, fotografii și colegi. Scriem împreună, dacă vrei.',
    heading3: 'Plătești pe job',
    text3: 'Fără abonament și fără costuri de pornire. Ce nu folosești nu plătești.',
    quote: 'În trei săptămâni aveam patru tehnicieni. Doi dintre ei vin cu bicicleta.',
    role: 'Coordonatoare instruire, companie de energie',
  },
});
