import { defineMessages } from '@boardwright/messages';

/** Words of the page around its blocks. */
export const pageMessages = defineMessages({
  en: {
    skipToContent: 'Skip to content',
    goToHome: 'Go to home',
    componentLoading: 'Some error happened while loading the component. Please refresh the page',
    tryAgain: 'Try again',
    notFound: 'This page could not be found',
    errorStatus: 'Error {{status}}',
    serverErrorTitle: 'Something broke here.',
    serverError: 'That is our doing, not yours. Please try again in a moment.',
    unsent: 'This could not be sent. Nothing you typed is lost: please try again in a moment.',
    failure: {
      retry: 'Try again',
      refresh: 'Show how it is now',
      logIn: 'Log in',
      unsent: 'This could not be sent. Please try again in a moment.',
    },
    refused: {
      400: 'This form could not be read. Go back and send it once more.',
      401: 'You are no longer logged in. Log in again in another tab: what you typed stays here.',
      403: 'This form must be sent from the site itself.',
      404: 'This page is no longer there. What you typed stays here: copy what you need.',
      405: 'Nothing can be done here that way.',
      413: 'This is larger than we accept. Go back and send less.',
      429: 'That was a lot at once. Wait a minute, go back and send it again.',
      503: 'Many people are sending something at this moment. Wait a minute, go back and send it again.',
    },
    'coming-soon': {
      title: 'Coming soon',
      text: 'There is no job board at this address yet. Check how it is written, or come back later.',
    },
    'create-jobboard': {
      title: 'This job board is being built',
      text: 'Come back soon: the first jobs are on their way.',
    },
    'site-auth': {
      title: 'This site is not public yet',
      text: 'With the password you were given you can have a look around.',
      password: 'Password',
      open: 'Open the site',
    },
    'save-profile': {
      title: 'Keep your details',
      text: 'With one press you have a profile with this, and are logged in. The next application is filled in for you. Did you not ask for this? Then close this page: nothing is kept.',
      hasAccount:
        'This address has an account already. It gets what it does not have yet, and nothing of it changes.',
      confirm: 'Keep my details',
    },
    'newsletter-confirm': {
      title: 'Do you want this newsletter?',
      text: 'With one press it comes to this address. Did you not ask for it? Then close this page: nothing is sent.',
      confirm: 'Yes, mail it to me',
    },
    'newsletter-confirmed': {
      title: 'You receive this newsletter',
      text: 'Each one has a link at the bottom by which you end it.',
    },
    'newsletter-end': {
      title: 'End this newsletter?',
      text: 'With one press it no longer comes to this address.',
      confirm: 'End it',
    },
    'newsletter-ended': {
      title: 'You no longer receive this newsletter',
      text: 'Nothing more is sent to this address. You can ask for it again whenever you apply or in your profile.',
    },
    'newsletter-expired': {
      title: 'This link no longer works',
      text: 'It is too old, or the newsletter is no longer made. Nothing was changed.',
    },
    link: {
      newsletter: 'Newsletter',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      cv: 'CV',
      password: 'Choose your password',
      passwordHint: 'At least {{count}} characters.',
      passwordAnew:
        'At least {{count}} characters. The account was not made in this browser, so a password from before no longer counts. You may choose the same one.',
      terms: 'I agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
    },
    'verify-address': {
      title: 'Confirm your email address',
      text: 'With one press you show that this address is yours. You are logged in here, and logged out everywhere else. Did you not make an account? Then close this page.',
      confirm: 'Confirm',
    },
    'switch-account': {
      title: 'Go on as somebody else?',
      text: 'This link logs in to an employer’s account, and somebody is logged in here. Go on only if you know where the link comes from.',
      confirm: 'Log in by the link',
      stay: 'Stay as I am',
    },
  },
  nl: {
    skipToContent: 'Naar de inhoud',
    goToHome: 'Naar de startpagina',
    componentLoading: 'Dit onderdeel kon niet worden geladen. Ververs de pagina.',
    tryAgain: 'Opnieuw proberen',
    notFound: 'Deze pagina kon niet worden gevonden',
    errorStatus: 'Fout {{status}}',
    serverErrorTitle: 'Hier is iets stukgegaan.',
    serverError: 'Dat ligt aan ons, niet aan jou. Probeer het zo nog eens.',
    unsent: 'Versturen lukte niet. Wat je typte, staat er nog: probeer het zo nog eens.',
    failure: {
      retry: 'Opnieuw proberen',
      refresh: 'Laat zien hoe het nu is',
      logIn: 'Inloggen',
      unsent: 'Versturen lukte niet. Probeer het zo nog eens.',
    },
    refused: {
      400: 'Dit formulier konden we niet lezen. Ga terug en verstuur het nog eens.',
      401: 'Je bent niet meer ingelogd. Log in een ander tabblad opnieuw in: wat je typte, blijft hier staan.',
      403: 'Dit formulier moet vanaf de site zelf worden verstuurd.',
      404: 'Deze pagina is er niet meer. Wat je typte, staat er nog: kopieer wat je nodig hebt.',
      405: 'Zo kan hier niets worden gedaan.',
      413: 'Dit is groter dan we aannemen. Ga terug en verstuur minder.',
      429: 'Dat was veel tegelijk. Wacht een minuut, ga terug en verstuur het opnieuw.',
      503: 'Veel mensen versturen nu iets. Wacht een minuut, ga terug en verstuur het opnieuw.',
    },
    'coming-soon': {
      title: 'Hier komt nog iets',
      text: 'Op dit adres staat nog geen vacaturesite. Kijk of het adres klopt, of kom later terug.',
    },
    'create-jobboard': {
      title: 'Deze vacaturesite wordt gebouwd',
      text: 'Kom snel terug: de eerste vacatures zijn onderweg.',
    },
    'site-auth': {
      title: 'Deze site is nog niet openbaar',
      text: 'Met het wachtwoord dat je hebt gekregen, kun je alvast rondkijken.',
      password: 'Wachtwoord',
      open: 'Site openen',
    },
    'save-profile': {
      title: 'Bewaar je gegevens',
      text: 'Met één druk heb je een profiel met wat hieronder staat, en ben je ingelogd. Een volgende sollicitatie is dan al ingevuld. Heb je hier niet om gevraagd? Sluit dan deze pagina: er wordt niets bewaard.',
      hasAccount:
        'Dit adres heeft al een account. Dat krijgt wat er nog niet in staat, en er verandert niets aan.',
      confirm: 'Bewaar mijn gegevens',
    },
    'newsletter-confirm': {
      title: 'Wil je deze nieuwsbrief?',
      text: 'Met één druk komt hij op dit adres. Heb je er niet om gevraagd? Sluit dan deze pagina: er wordt niets verstuurd.',
      confirm: 'Ja, mail hem mij',
    },
    'newsletter-confirmed': {
      title: 'Je krijgt deze nieuwsbrief',
      text: 'Onderaan elke nieuwsbrief staat een link om je af te melden.',
    },
    'newsletter-end': {
      title: 'Afmelden voor deze nieuwsbrief?',
      text: 'Met één druk komt hij niet meer op dit adres.',
      confirm: 'Afmelden',
    },
    'newsletter-ended': {
      title: 'Je krijgt deze nieuwsbrief niet meer',
      text: 'Er wordt niets meer naar dit adres gestuurd. Je kunt er altijd weer om vragen bij een sollicitatie of in je profiel.',
    },
    'newsletter-expired': {
      title: 'Deze link werkt niet meer',
      text: 'Hij is te oud, of de nieuwsbrief wordt niet meer gemaakt. Er is niets veranderd.',
    },
    link: {
      newsletter: 'Nieuwsbrief',
      name: 'Naam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      cv: 'Cv',
      password: 'Kies je wachtwoord',
      passwordHint: 'Minstens {{count}} tekens.',
      passwordAnew:
        'Minstens {{count}} tekens. Het account is niet in deze browser gemaakt, dus een eerder wachtwoord geldt niet meer. Je mag hetzelfde kiezen.',
      terms: 'Ik ga akkoord met de <terms>voorwaarden</terms> en het <privacy>privacybeleid</privacy>.',
    },
    'verify-address': {
      title: 'Bevestig je e-mailadres',
      text: 'Met één druk laat je zien dat dit adres van jou is. Je bent dan hier ingelogd, en overal elders uitgelogd. Heb je geen account gemaakt? Sluit dan deze pagina.',
      confirm: 'Bevestigen',
    },
    'switch-account': {
      title: 'Verder als iemand anders?',
      text: 'Deze link logt in op het account van een werkgever, en hier is al iemand ingelogd. Ga alleen verder als je weet waar de link vandaan komt.',
      confirm: 'Log in via de link',
      stay: 'Blijf wie ik ben',
    },
  },
  ro: {
    skipToContent: 'Mergi la conținut',
    goToHome: 'Înapoi la prima pagină',
    componentLoading: 'Această parte a paginii nu a putut fi încărcată. Reîncarcă pagina.',
    tryAgain: 'Încearcă din nou',
    notFound: 'Această pagină nu a putut fi găsită',
    errorStatus: 'Eroare {{status}}',
    serverErrorTitle: 'Ceva s-a stricat aici.',
    serverError: 'Este vina noastră, nu a ta. Încearcă din nou în câteva momente.',
    unsent: 'Nu s-a putut trimite. Ce ai scris s-a păstrat: încearcă din nou în câteva momente.',
    failure: {
      retry: 'Încearcă din nou',
      refresh: 'Arată situația de acum',
      logIn: 'Autentificare',
      unsent: 'Nu s-a putut trimite. Încearcă din nou în câteva momente.',
    },
    refused: {
      400: 'Acest formular nu a putut fi citit. Întoarce-te și trimite-l din nou.',
      401: 'Nu mai ești autentificat. Autentifică-te din nou în altă filă: ce ai scris rămâne aici.',
      403: 'Acest formular trebuie trimis chiar de pe site.',
      404: 'Această pagină nu mai există. Ce ai scris a rămas aici: copiază ce îți trebuie.',
      405: 'Aici nu se poate face nimic în felul acesta.',
      413: 'Este mai mare decât acceptăm. Întoarce-te și trimite mai puțin.',
      429: 'A fost prea mult deodată. Așteaptă un minut, întoarce-te și trimite din nou.',
      503: 'Mulți trimit ceva în acest moment. Așteaptă un minut, întoarce-te și trimite din nou.',
    },
    'coming-soon': {
      title: 'În curând',
      text: 'La această adresă nu există încă un site de joburi. Verifică adresa sau revino mai târziu.',
    },
    'create-jobboard': {
      title: 'Acest site de joburi este în construcție',
      text: 'Revino în curând: primele joburi sunt pe drum.',
    },
    'site-auth': {
      title: 'Acest site nu este încă public',
      text: 'Cu parola pe care ai primit-o poți arunca deja o privire.',
      password: 'Parolă',
      open: 'Deschide site-ul',
    },
    'save-profile': {
      title: 'Păstrează-ți datele',
      text: 'Cu o singură apăsare ai un profil cu datele de mai jos și ești autentificat. Următoarea candidatură va fi deja completată. Nu ai cerut asta? Atunci închide pagina: nu se păstrează nimic.',
      hasAccount: 'Această adresă are deja un cont. Primește ce îi lipsește, iar restul rămâne neschimbat.',
      confirm: 'Păstrează-mi datele',
    },
    'newsletter-confirm': {
      title: 'Vrei acest buletin?',
      text: 'Cu o singură apăsare îl primești la această adresă. Nu ai cerut asta? Atunci închide pagina: nu se trimite nimic.',
      confirm: 'Da, trimite-mi-l',
    },
    'newsletter-confirmed': {
      title: 'Primești acest buletin',
      text: 'În josul fiecărui buletin este un link cu care te dezabonezi.',
    },
    'newsletter-end': {
      title: 'Te dezabonezi de la acest buletin?',
      text: 'Cu o singură apăsare nu mai vine la această adresă.',
      confirm: 'Dezabonează-mă',
    },
    'newsletter-ended': {
      title: 'Nu mai primești acest buletin',
      text: 'La această adresă nu se mai trimite nimic. Îl poți cere din nou oricând, la o candidatură sau în profil.',
    },
    'newsletter-expired': {
      title: 'Acest link nu mai funcționează',
      text: 'Este prea vechi sau buletinul nu se mai face. Nimic nu s-a schimbat.',
    },
    link: {
      newsletter: 'Buletin',
      name: 'Nume',
      email: 'E-mail',
      phone: 'Telefon',
      cv: 'CV',
      password: 'Alege-ți parola',
      passwordHint: 'Cel puțin {{count}} caractere.',
      passwordAnew:
        'Cel puțin {{count}} caractere. Contul nu a fost creat în acest browser, așa că o parolă dinainte nu mai este valabilă. Poți alege aceeași parolă.',
      terms:
        'Sunt de acord cu <terms>termenii</terms> și cu <privacy>politica de confidențialitate</privacy>.',
    },
    'verify-address': {
      title: 'Confirmă adresa de e-mail',
      text: 'Cu o singură apăsare arăți că această adresă îți aparține. Vei fi autentificat aici și deconectat în rest. Nu ai creat un cont? Atunci închide această pagină.',
      confirm: 'Confirmă',
    },
    'switch-account': {
      title: 'Continui ca altcineva?',
      text: 'Acest link autentifică în contul unui angajator, iar aici este deja cineva autentificat. Continuă doar dacă știi de unde vine linkul.',
      confirm: 'Autentificare prin link',
      stay: 'Rămân cine sunt',
    },
  },
});
