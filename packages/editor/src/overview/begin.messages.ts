import { defineMessages } from '@boardwright/messages';

/** What a new board needs until others can use it. */
export const beginMessages = defineMessages({
  en: {
    begin: {
      title: 'First steps',
      done: '{{done}} of {{total}} done',
      isDone: 'Done',
      step: {
        company: { title: 'Your company', about: 'Name and address, as invoices and terms name you.' },
        look: { title: 'Logo and colours', about: 'How visitors know you.' },
        categories: { title: 'Categories', about: 'By what people search: fields, contracts, hours.' },
        pages: { title: 'Pages', about: 'Home, jobs and accounts, each with its blocks in place.' },
        job: {
          title: 'A first job',
          about: 'By you, for a company that you add there; by an employer in their account; or by a feed.',
        },
        products: { title: 'Products', about: 'What employers buy. Without any, posting is free.' },
        legal: { title: 'Terms and privacy', about: 'The pages that every board must have.' },
        mail: {
          title: 'Mail',
          about:
            'No mail server is set: mails are stored and reach nobody. Whoever runs the server sets SMTP_URL.',
        },
        host: { title: 'Your own address', about: 'A host name of yours that leads here.' },
        open: { title: 'Put live', about: 'From then on visitors see the board.' },
      },
    },
  },
  nl: {
    begin: {
      title: 'Eerste stappen',
      done: '{{done}} van {{total}} klaar',
      isDone: 'Klaar',
      step: {
        company: { title: 'Je bedrijf', about: 'Naam en adres, zoals facturen en voorwaarden je noemen.' },
        look: { title: 'Logo en kleuren', about: 'Waaraan bezoekers je herkennen.' },
        categories: { title: 'Categorieën', about: 'Waarop mensen zoeken: vakgebied, dienstverband, uren.' },
        pages: { title: 'Pagina’s', about: 'Home, vacatures en accounts, elk met blokken op hun plek.' },
        job: {
          title: 'Een eerste vacature',
          about:
            'Door jou, voor een bedrijf dat je daar toevoegt; door een werkgever in het account; of met een feed.',
        },
        products: { title: 'Producten', about: 'Wat werkgevers kopen. Zonder producten is plaatsen gratis.' },
        legal: { title: 'Voorwaarden en privacy', about: 'De pagina’s die elke site moet hebben.' },
        mail: {
          title: 'E-mail',
          about:
            'Er is geen mailserver ingesteld: mails worden bewaard en bereiken niemand. Wie de server beheert, stelt SMTP_URL in.',
        },
        host: { title: 'Een eigen adres', about: 'Een hostnaam van jou die hierheen leidt.' },
        open: { title: 'Live zetten', about: 'Vanaf dan zien bezoekers de site.' },
      },
    },
  },
  ro: {
    begin: {
      title: 'Primii pași',
      done: '{{done}} din {{total}} gata',
      isDone: 'Gata',
      step: {
        company: { title: 'Compania ta', about: 'Nume și adresă, așa cum apar pe facturi și în termeni.' },
        look: { title: 'Logo și culori', about: 'După ce te recunosc vizitatorii.' },
        categories: { title: 'Categorii', about: 'După ce caută oamenii: domeniu, contract, ore.' },
        pages: { title: 'Pagini', about: 'Acasă, joburi și conturi, fiecare cu blocurile la locul lor.' },
        job: {
          title: 'Un prim job',
          about:
            'De tine, pentru o companie pe care o adaugi acolo; de un angajator, în contul lui; sau printr-un feed.',
        },
        products: {
          title: 'Produse',
          about: 'Ce cumpără angajatorii. Fără produse, publicarea este gratuită.',
        },
        legal: {
          title: 'Termeni și confidențialitate',
          about: 'Paginile pe care orice site trebuie să le aibă.',
        },
        mail: {
          title: 'E-mail',
          about:
            'Nu este setat niciun server de e-mail: mesajele se păstrează și nu ajung la nimeni. Cine administrează serverul setează SMTP_URL.',
        },
        host: { title: 'O adresă proprie', about: 'Un nume de host al tău care duce aici.' },
        open: { title: 'Publicare', about: 'De atunci vizitatorii văd site-ul.' },
      },
    },
  },
});
