import { defineMessages } from '@boardwright/messages';

export const vacancyPageMessages = defineMessages({
  en: {
    name: 'Vacancy campaign',
    purpose:
      'One profession on a page of its own: what the work is, what it pays, who does it and how it goes on.',
    title: 'Become a bus driver',
    description:
      'Get your licence on our account and drive your first route in five months. Pay from the first day.',
    headline: 'From no licence to your own route in five months',
    text: 'We pay the training and your wage while you learn. The only thing you need is a car licence and patience in traffic.',
    action: 'Apply in ten minutes',
    payHeadline: 'What it pays',
    point1: '€ 2,860 a month while you learn, € 3,240 once you drive',
    point2: 'Extra pay for evenings, nights and Sundays',
    point3: 'A roster four weeks ahead, with fixed days off',
    point4: 'Free travel for you and one other',
    jobs: 'Where you can start',
  },
  nl: {
    name: 'Vacaturecampagne',
    purpose:
      'Eén beroep op een eigen pagina: wat het werk is, wat het betaalt, wie het doet en hoe het verdergaat.',
    title: 'Word buschauffeur',
    description:
      'Haal je rijbewijs op onze kosten en rijd over vijf maanden je eerste lijn. Loon vanaf de eerste dag.',
    headline: 'Van geen groot rijbewijs naar je eigen lijn in vijf maanden',
    text: 'Wij betalen de opleiding en je loon terwijl je leert. Het enige wat je nodig hebt is een rijbewijs B en geduld in het verkeer.',
    action: 'Solliciteer in tien minuten',
    payHeadline: 'Wat het betaalt',
    point1: '€ 2.860 per maand terwijl je leert, € 3.240 zodra je rijdt',
    point2: 'Toeslag voor avonden, nachten en zondagen',
    point3: 'Een rooster vier weken vooruit, met vaste vrije dagen',
    point4: 'Gratis reizen voor jou en één ander',
    jobs: 'Waar je kunt beginnen',
  },
  ro: {
    name: 'Campanie pentru un post',
    purpose: 'O singură meserie pe o pagină a ei: ce e munca, cât se plătește, cine o face și cum continuă.',
    title: 'Devino șofer de autobuz',
    description:
      'Îți iei permisul pe banii noștri și conduci pe prima linie în cinci luni. Salariu din prima zi.',
    headline: 'De la zero la propria linie în cinci luni',
    text: 'Plătim școlarizarea și salariul cât înveți. Ai nevoie doar de permis categoria B și de răbdare în trafic.',
    action: 'Aplică în zece minute',
    payHeadline: 'Cât se plătește',
    point1: '2.860 € pe lună cât înveți, 3.240 € din clipa în care conduci',
    point2: 'Spor pentru seri, nopți și duminici',
    point3: 'Program știut cu patru săptămâni înainte, cu zile libere fixe',
    point4: 'Transport gratuit pentru tine și încă o persoană',
    jobs: 'Unde poți începe',
  },
});
