import { defineMessages } from '@boardwright/messages';

export const pricingMessages = defineMessages({
  en: {
    name: 'Pricing',
    purpose: 'What placing a job costs, with the products of the shop and the questions that always come.',
    search: 'prices products rates shop cost packages plans tariff',
    title: 'Prices without small print',
    subtitle: 'Pay per job or buy several at once. All prices are without VAT.',
    faq: 'Before you order',
    question1: 'When is my job online?',
    answer1:
      'Ten minutes after you send it, on working days between eight and six. In the evening it goes online the next morning.',
    question2: 'What if nobody applies?',
    answer2:
      'Then we look at the text with you and place it again for thirty days, at no cost. Once for every job.',
    question3: 'Can I pay by invoice?',
    answer3:
      'Yes. Companies that ordered before choose invoice at the end of the order and pay within fourteen days.',
  },
  nl: {
    name: 'Prijzen',
    purpose: 'Wat een vacature plaatsen kost, met de producten van de winkel en de vragen die altijd komen.',
    search: 'prijs prijzen tarieven producten winkel kosten pakketten abonnement',
    title: 'Prijzen zonder kleine letters',
    subtitle: 'Betaal per vacature of koop er meer tegelijk. Alle prijzen zijn exclusief btw.',
    faq: 'Voordat je bestelt',
    question1: 'Wanneer staat mijn vacature online?',
    answer1:
      'Tien minuten nadat je hem verstuurt, op werkdagen tussen acht en zes. ’s Avonds staat hij er de volgende ochtend.',
    question2: 'En als niemand reageert?',
    answer2:
      'Dan kijken we samen naar de tekst en plaatsen hem nog eens dertig dagen, zonder kosten. Eén keer per vacature.',
    question3: 'Kan ik op factuur betalen?',
    answer3:
      'Ja. Bedrijven die eerder bestelden kiezen aan het eind van de bestelling voor factuur en betalen binnen veertien dagen.',
  },
  ro: {
    name: 'Prețuri',
    purpose: 'Cât costă publicarea unui job, cu produsele din magazin și întrebările care apar mereu.',
    search: 'preț tarife produse magazin cost pachete abonament',
    title: 'Prețuri fără litere mici',
    subtitle: 'Plătești pe job sau cumperi mai multe odată. Toate prețurile sunt fără TVA.',
    faq: 'Înainte să comanzi',
    question1: 'Când e online anunțul meu?',
    answer1:
      'La zece minute după ce îl trimiți, în zilele lucrătoare între opt și optsprezece. Seara, apare a doua zi dimineață.',
    question2: 'Și dacă nu aplică nimeni?',
    answer2:
      'Ne uităm împreună la text și îl publicăm încă treizeci de zile, gratuit. O dată pentru fiecare job.',
    question3: 'Pot plăti pe factură?',
    answer3:
      'Da. Companiile care au mai comandat aleg factura la finalul comenzii și plătesc în paisprezece zile.',
  },
});
