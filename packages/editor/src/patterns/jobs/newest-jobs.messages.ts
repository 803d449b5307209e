import { defineMessages } from '@boardwright/messages';

export const newestJobsMessages = defineMessages({
  en: {
    name: 'Newest jobs with alert',
    purpose: 'What came in last, as a list, and below it the way to hear of what comes next.',
    search: 'latest vacancies recent list mail alert',
    heading: 'In since this week',
    headline: 'Be the first to know',
    text: 'Say what you look for. We mail you when it is there, and never anything else.',
    action: 'Make a job alert',
  },
  nl: {
    name: 'Nieuwste vacatures met alert',
    purpose: 'Wat er het laatst bij kwam, als lijst, en eronder de weg om te horen wat er nog komt.',
    search: 'laatste banen recent lijst mail job alert',
    heading: 'Sinds deze week erbij',
    headline: 'Weet het als eerste',
    text: 'Vertel wat je zoekt. We mailen je als het er is, en verder nooit iets.',
    action: 'Job alert maken',
  },
  ro: {
    name: 'Cele mai noi joburi, cu alertă',
    purpose: 'Ce a apărut ultima dată, ca listă, iar dedesubt calea de a afla ce urmează.',
    search: 'ultimele anunțuri recente listă e-mail alertă',
    heading: 'Apărute săptămâna aceasta',
    headline: 'Află primul',
    text: 'Spune-ne ce cauți. Îți scriem când apare și niciodată altceva.',
    action: 'Creează o alertă',
  },
});
