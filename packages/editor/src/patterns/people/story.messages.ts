import { defineMessages } from '@boardwright/messages';

export const storyMessages = defineMessages({
  en: {
    name: 'Story',
    purpose: 'One colleague, told in two scenes beside pictures that change sides.',
    search: 'employee portrait interview day in the life culture employer branding',
    headline1: '“I came for a summer and stayed nine years”',
    text1:
      'Noor Bakker began as a holiday worker at the gate. Today she plans forty routes a day, and knows each driver by the sound of the engine.',
    text1b: '“Nobody asked for a diploma. They asked whether I could add up and stay calm. I could.”',
    headline2: 'What her day looks like',
    text2:
      'At six the first cars leave. Until nine the telephone rings; after that it is quiet enough to walk round the yard with a coffee.',
    text2b: 'At two she goes home. On Wednesdays she studies, in the company’s time.',
    action: 'See jobs in planning',
  },
  nl: {
    name: 'Verhaal',
    purpose: 'Eén collega, verteld in twee scènes naast beelden die van kant wisselen.',
    search: 'medewerker portret interview dag uit het leven cultuur werkgeversmerk',
    headline1: '“Ik kwam voor een zomer en bleef negen jaar”',
    text1:
      'Noor Bakker begon als vakantiekracht bij de poort. Nu plant ze veertig routes per dag en herkent ze elke chauffeur aan het geluid van de motor.',
    text1b: '“Niemand vroeg om een diploma. Ze vroegen of ik kon rekenen en rustig kon blijven. Dat kon ik.”',
    headline2: 'Zo ziet haar dag eruit',
    text2:
      'Om zes uur vertrekken de eerste wagens. Tot negen gaat de telefoon; daarna is het rustig genoeg om met koffie het terrein rond te lopen.',
    text2b: 'Om twee uur gaat ze naar huis. Op woensdag studeert ze, in de tijd van de baas.',
    action: 'Vacatures in de planning',
  },
  ro: {
    name: 'Poveste',
    purpose: 'O colegă, povestită în două scene lângă imagini care își schimbă partea.',
    search: 'angajat portret interviu o zi din viață cultură brand de angajator',
    headline1: '„Am venit pentru o vară și am rămas nouă ani”',
    text1:
      'Noor Bakker a început ca sezonieră la poartă. Azi planifică patruzeci de rute pe zi și își recunoaște fiecare șofer după zgomotul motorului.',
    text1b: '„Nimeni nu mi-a cerut diplomă. M-au întrebat dacă știu să socotesc și să rămân calmă. Știam.”',
    headline2: 'Cum arată ziua ei',
    text2:
      'La șase pleacă primele mașini. Până la nouă sună telefonul; apoi e destulă liniște pentru o plimbare prin curte cu o cafea.',
    text2b: 'La două pleacă acasă. Miercurea studiază, în timpul plătit de firmă.',
    action: 'Joburi în planificare',
  },
});
