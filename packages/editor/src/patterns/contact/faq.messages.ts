import { defineMessages } from '@boardwright/messages';

export const faqMessages = defineMessages({
  en: {
    name: 'FAQ',
    purpose: 'The questions that candidates ask before they apply, answered in two sentences each.',
    search: 'questions answers help frequently asked support',
    title: 'What people ask before they apply',
    question1: 'Do I need a diploma?',
    answer1:
      'For care and electrical work yes, because the law asks for it. For everything else we look at what you can do and what you want to learn.',
    question2: 'How long until I hear something?',
    answer2:
      'Two working days. If the employer has not answered by then, we call them ourselves and tell you what they said.',
    question3: 'Can I work part-time?',
    answer3:
      'Most jobs begin at 24 hours, many at 16. Filter on hours, or write in your application what suits you.',
    question4: 'What happens with my CV?',
    answer4:
      'Only the employer you apply to sees it. Four weeks after the job closes it is deleted, unless you ask us to keep it.',
    question5: 'Can I apply without a CV?',
    answer5:
      'Yes. Tell in a few sentences what you did and what you are good at; a phone number is enough for the rest.',
  },
  nl: {
    name: 'Veelgestelde vragen',
    purpose: 'De vragen die kandidaten stellen voordat ze solliciteren, elk in twee zinnen beantwoord.',
    search: 'faq vragen antwoorden hulp uitleg ondersteuning',
    title: 'Wat mensen vragen voordat ze solliciteren',
    question1: 'Heb ik een diploma nodig?',
    answer1:
      'Voor zorg en elektra wel, omdat de wet erom vraagt. Voor al het andere kijken we naar wat je kunt en wat je wilt leren.',
    question2: 'Wanneer hoor ik iets?',
    answer2:
      'Binnen twee werkdagen. Heeft de werkgever dan nog niet geantwoord, dan bellen we zelf en vertellen we je wat hij zei.',
    question3: 'Kan ik parttime werken?',
    answer3:
      'De meeste banen beginnen bij 24 uur, veel bij 16. Filter op uren, of schrijf in je sollicitatie wat je past.',
    question4: 'Wat gebeurt er met mijn cv?',
    answer4:
      'Alleen de werkgever bij wie je solliciteert ziet het. Vier weken nadat de vacature sluit wordt het verwijderd, tenzij je vraagt het te bewaren.',
    question5: 'Kan ik zonder cv solliciteren?',
    answer5:
      'Ja. Vertel in een paar zinnen wat je deed en waar je goed in bent; voor de rest is een telefoonnummer genoeg.',
  },
  ro: {
    name: 'Întrebări frecvente',
    purpose:
      'Întrebările pe care le pun candidații înainte să aplice, fiecare cu un răspuns de două propoziții.',
    search: 'faq întrebări răspunsuri ajutor suport',
    title: 'Ce întreabă oamenii înainte să aplice',
    question1: 'Am nevoie de diplomă?',
    answer1:
      'Pentru îngrijire și electricitate da, pentru că o cere legea. În rest ne uităm la ce știi și ce vrei să înveți.',
    question2: 'Cât durează până primesc un răspuns?',
    answer2:
      'Două zile lucrătoare. Dacă angajatorul nu a răspuns până atunci, îl sunăm noi și îți spunem ce a zis.',
    question3: 'Pot lucra part-time?',
    answer3:
      'Cele mai multe joburi încep de la 24 de ore, multe de la 16. Filtrează după ore sau scrie la aplicare ce ți se potrivește.',
    question4: 'Ce se întâmplă cu CV-ul meu?',
    answer4:
      'Îl vede doar angajatorul la care aplici. La patru săptămâni după închiderea anunțului se șterge, dacă nu ceri să-l păstrăm.',
    question5: 'Pot aplica fără CV?',
    answer5:
      'Da. Povestește în câteva propoziții ce ai făcut și la ce te pricepi; pentru rest ajunge un număr de telefon.',
  },
});
