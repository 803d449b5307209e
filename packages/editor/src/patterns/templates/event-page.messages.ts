import { defineMessages } from '@boardwright/messages';

export const eventPageMessages = defineMessages({
  en: {
    name: 'Event',
    purpose: 'An open day or a job fair: when and where, what happens, and how to let you know.',
    title: 'Open day',
    description:
      'Come and see on Saturday 14 March. Meet the teams, walk through the building and leave with an appointment.',
    headline: 'Come and see: Saturday 14 March',
    text: 'Doors are open from ten to three. No appointment needed, no CV needed; comfortable shoes are.',
    action: 'Let us know you come',
    heading1: '10:00 Coffee and a walk',
    text1: 'Every half hour a colleague takes you round. You see the machines running, not standing still.',
    heading2: '12:00 Meet the teams',
    text2: 'Sit down with whom you would work with. Ask about shifts, about pay and about what goes wrong.',
    heading3: '14:00 Ten minutes for you',
    text3: 'A talk at a table with somebody who may decide. Some people leave with an offer.',
    placeHeadline: 'Where it is',
    place:
      'Industrieweg 12, five minutes from the station. There is room for bicycles at the door and for cars behind the building.',
    access:
      'The whole building can be reached with a wheelchair, and an interpreter for sign language is there from eleven.',
    form: 'Let us know you come',
    sent: 'Thank you, we count on you. See you on the 14th.',
  },
  nl: {
    name: 'Evenement',
    purpose: 'Een open dag of banenmarkt: wanneer en waar, wat er gebeurt en hoe je je meldt.',
    title: 'Open dag',
    description:
      'Kom kijken op zaterdag 14 maart. Ontmoet de teams, loop door het gebouw en ga met een afspraak naar huis.',
    headline: 'Kom kijken: zaterdag 14 maart',
    text: 'De deuren zijn open van tien tot drie. Een afspraak hoeft niet, een cv ook niet; goede schoenen wel.',
    action: 'Laat weten dat je komt',
    heading1: '10.00 Koffie en een rondje',
    text1: 'Elk half uur neemt een collega je mee. Je ziet de machines draaien en niet stilstaan.',
    heading2: '12.00 Ontmoet de teams',
    text2: 'Ga zitten met wie je zou werken. Vraag naar diensten, naar loon en naar wat er misgaat.',
    heading3: '14.00 Tien minuten voor jou',
    text3: 'Een gesprek aan tafel met iemand die mag beslissen. Sommigen gaan met een aanbod naar huis.',
    placeHeadline: 'Waar het is',
    place:
      'Industrieweg 12, vijf minuten van het station. Fietsen staan voor de deur, auto’s achter het gebouw.',
    access: 'Het hele gebouw is met een rolstoel te bereiken, en vanaf elf uur is er een tolk gebarentaal.',
    form: 'Laat weten dat je komt',
    sent: 'Dank je, we rekenen op je. Tot de 14e.',
  },
  ro: {
    name: 'Eveniment',
    purpose: 'O zi a porților deschise sau un târg de joburi: când și unde, ce se întâmplă și cum te anunți.',
    title: 'Ziua porților deschise',
    description:
      'Vino sâmbătă, 14 martie. Cunoaște echipele, vizitează clădirea și pleacă acasă cu o programare.',
    headline: 'Vino să vezi: sâmbătă, 14 martie',
    text: 'Ușile sunt deschise de la zece la cincisprezece. Fără programare, fără CV; doar cu pantofi comozi.',
    action: 'Anunță-ne că vii',
    heading1: '10:00 Cafea și un tur',
    text1: 'La fiecare jumătate de oră un coleg te plimbă peste tot. Vezi mașinile mergând, nu oprite.',
    heading2: '12:00 Cunoaște echipele',
    text2: 'Stai de vorbă cu cei cu care ai lucra. Întreabă despre ture, despre bani și despre ce nu merge.',
    heading3: '14:00 Zece minute pentru tine',
    text3: 'O discuție la masă cu cineva care poate decide. Unii pleacă acasă cu o ofertă.',
    placeHeadline: 'Unde este',
    place:
      'Industrieweg 12, la cinci minute de gară. Bicicletele au loc în față, mașinile în spatele clădirii.',
    access:
      'Toată clădirea e accesibilă cu scaunul rulant, iar de la unsprezece este un interpret în limbaj mimico-gestual.',
    form: 'Anunță-ne că vii',
    sent: 'Mulțumim, te așteptăm. Ne vedem pe 14.',
  },
});
