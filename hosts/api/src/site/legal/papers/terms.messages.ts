import { defineMessages } from '@boardwright/messages';

/** The terms of use of a board. Plain text. */
export const termsMessages = defineMessages({
  en: {
    title: 'Terms of use',
    intro: 'These terms are for everybody who uses {{site}}, a service of {{company}}.',
    what: 'What {{site}} does',
    whatText:
      '{{site}} brings people who look for work and employers together. Searching and applying are free. We are no party to the contract that may come of it, and do not negotiate pay or conditions.',
    paid: 'Employers pay for what they buy from us. It stands beside each product what that is.',
    account: 'Your account',
    accountText:
      'An account is for one person. Keep your password to yourself, and tell us if somebody else uses your account. You can delete it at any time in your profile.',
    applying: 'Applying',
    applyingText:
      'What you fill in goes to the employer of the job. See to it that it is true, and send only documents of your own.',
    posting: 'Posting jobs',
    postingText: 'An employer answers for what their jobs say. A job:',
    real: 'is real, is open now, and names whom the work is for;',
    fair: 'makes no distinction that the law forbids;',
    free: 'never asks candidates for money or for a copy of an identity document;',
    pay: 'names the pay as it will be paid, where the law asks for it.',
    removing: 'What we may take down',
    removingText:
      'A job or a page of a company that breaks these terms or the law we may take down, and an account that keeps doing so we may block. We give the reasons. Who disagrees can object within {{time}}; a person then looks at it again.',
    report:
      'Anybody can report a job, by the link on its page. We decide with care, and answer who left an address.',
    prices: 'Prices and payment',
    pricesText:
      'Prices stand beside the products, without and with VAT. A job goes online once it is paid, or ordered on invoice. What is valid until a day shows that day.',
    term_one: 'An invoice is to be paid within {{count}} day.',
    term_other: 'An invoice is to be paid within {{count}} days.',
    liability: 'What we answer for',
    liabilityText:
      'We do our best that the site works well, and cannot promise that it can always be reached or that a job brings candidates. Towards companies we answer for no more than what they paid us in the twelve months before. This does not hold for intent or gross negligence, nor where the law forbids it.',
    law: 'Law and disputes',
    lawText: 'The law of {{country}} applies.',
    court: 'What we cannot settle together goes before the court of {{court}}.',
    consumers: 'Who is a consumer keeps the protection of the law of their own country.',
    changes: 'We say so here a month before these terms change.',
    questions: 'Questions? Write to {{email}}.',
  },
  nl: {
    title: 'Gebruiksvoorwaarden',
    intro: 'Deze voorwaarden gelden voor iedereen die {{site}} gebruikt, een dienst van {{company}}.',
    what: 'Wat {{site}} doet',
    whatText:
      '{{site}} brengt mensen die werk zoeken en werkgevers bij elkaar. Zoeken en solliciteren zijn gratis. Wij zijn geen partij bij het contract dat er misschien uit voortkomt, en onderhandelen niet over loon of voorwaarden.',
    paid: 'Werkgevers betalen voor wat ze bij ons kopen. Bij elk product staat wat dat is.',
    account: 'Je account',
    accountText:
      'Een account is voor één persoon. Houd je wachtwoord voor jezelf en laat het ons weten als iemand anders je account gebruikt. Je kunt het altijd verwijderen, in je profiel.',
    applying: 'Solliciteren',
    applyingText:
      'Wat je invult, gaat naar de werkgever van de vacature. Zorg dat het klopt, en stuur alleen je eigen documenten mee.',
    posting: 'Vacatures plaatsen',
    postingText: 'Een werkgever staat in voor wat er in de vacatures staat. Een vacature:',
    real: 'is echt, staat nu open en noemt voor wie het werk is;',
    fair: 'maakt geen onderscheid dat de wet verbiedt;',
    free: 'vraagt kandidaten nooit om geld of om een kopie van een identiteitsbewijs;',
    pay: 'noemt het loon zoals het betaald wordt, waar de wet daarom vraagt.',
    removing: 'Wat we kunnen weghalen',
    removingText:
      'Een vacature of bedrijfspagina die deze voorwaarden of de wet overtreedt, mogen we weghalen, en een account dat dit blijft doen, mogen we blokkeren. We geven de redenen. Wie het er niet mee eens is, kan binnen {{time}} bezwaar maken; een mens kijkt er dan opnieuw naar.',
    report:
      'Iedereen kan een vacature melden, met de link op haar pagina. We beslissen zorgvuldig, en antwoorden wie een adres achterliet.',
    prices: 'Prijzen en betalen',
    pricesText:
      'Prijzen staan bij de producten, zonder en met btw. Een vacature gaat online zodra zij betaald is, of op factuur besteld. Wat tot een dag geldt, laat die dag zien.',
    term_one: 'Een factuur wordt binnen {{count}} dag betaald.',
    term_other: 'Een factuur wordt binnen {{count}} dagen betaald.',
    liability: 'Waarvoor we instaan',
    liabilityText:
      'We doen ons best om de site goed te laten werken, en kunnen niet beloven dat hij altijd bereikbaar is of dat een vacature kandidaten oplevert. Tegenover bedrijven zijn we aansprakelijk tot wat ze ons in de twaalf maanden ervoor betaalden. Dit geldt niet bij opzet of grove schuld, of waar de wet het verbiedt.',
    law: 'Recht en geschillen',
    lawText: 'Het recht van {{country}} is van toepassing.',
    court: 'Wat we samen niet oplossen, komt voor de rechter in {{court}}.',
    consumers: 'Wie consument is, houdt de bescherming van de wet van het eigen land.',
    changes: 'Veranderen deze voorwaarden, dan staat dat hier een maand van tevoren.',
    questions: 'Vragen? Schrijf naar {{email}}.',
  },
  ro: {
    title: 'Termeni de utilizare',
    intro: 'Acești termeni sunt pentru toți cei care folosesc {{site}}, un serviciu al {{company}}.',
    what: 'Ce face {{site}}',
    whatText:
      '{{site}} aduce împreună oameni care caută de lucru și angajatori. Căutarea și aplicarea sunt gratuite. Nu suntem parte a contractului care poate urma și nu negociem salariul sau condițiile.',
    paid: 'Angajatorii plătesc pentru ce cumpără de la noi. Lângă fiecare produs scrie ce cuprinde.',
    account: 'Contul tău',
    accountText:
      'Un cont este pentru o singură persoană. Păstrează parola pentru tine și spune-ne dacă altcineva îți folosește contul. Îl poți șterge oricând, din profil.',
    applying: 'Aplicarea',
    applyingText:
      'Ce completezi ajunge la angajatorul care a publicat jobul. Ai grijă să fie adevărat și trimite numai documentele tale.',
    posting: 'Publicarea anunțurilor',
    postingText: 'Un angajator răspunde de ce scrie în anunțurile sale. Un anunț:',
    real: 'este real, este deschis acum și spune pentru cine este munca;',
    fair: 'nu face deosebiri pe care legea le interzice;',
    free: 'nu cere niciodată candidaților bani sau copia unui act de identitate;',
    pay: 'spune salariul așa cum va fi plătit, unde legea o cere.',
    removing: 'Ce putem retrage',
    removingText:
      'Putem retrage un anunț sau o pagină de companie care încalcă acești termeni sau legea și putem bloca un cont care o face mereu. Spunem motivele. Cine nu este de acord poate contesta în {{time}}; o persoană verifică din nou.',
    report:
      'Oricine poate semnala un job, prin linkul de pe pagina lui. Hotărâm cu grijă și răspundem celor care au lăsat o adresă.',
    prices: 'Prețuri și plată',
    pricesText:
      'Prețurile apar lângă produse, fără și cu TVA. Un job apare pe site după ce este plătit sau comandat cu factură. Ce este valabil până într-o zi arată acea zi.',
    term_one: 'O factură se plătește în {{count}} zi.',
    term_few: 'O factură se plătește în {{count}} zile.',
    term_other: 'O factură se plătește în {{count}} de zile.',
    liability: 'De ce răspundem',
    liabilityText:
      'Facem tot ce putem ca site-ul să meargă bine, dar nu putem promite că este mereu accesibil sau că un anunț aduce candidați. Față de companii răspundem cel mult cu ce ne-au plătit în ultimele douăsprezece luni. Aceasta nu se aplică la intenție sau culpă gravă și nici unde legea o interzice.',
    law: 'Lege și litigii',
    lawText: 'Legea aplicabilă este cea din {{country}}.',
    court: 'Ce nu putem rezolva împreună hotărăște instanța din {{court}}.',
    consumers: 'Cine este consumator își păstrează protecția legii din țara sa.',
    changes: 'Dacă acești termeni se schimbă, o spunem aici cu o lună înainte.',
    questions: 'Întrebări? Scrie la {{email}}.',
  },
});
