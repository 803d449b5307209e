import { defineMessages } from '@boardwright/messages';

/** The cookie statement of a board. Plain text. */
export const cookiesMessages = defineMessages({
  en: {
    title: 'Cookie statement',
    intro: 'A cookie is a small text that a site stores in your browser. These are the ones of {{site}}.',
    needed: 'Needed for the site to work',
    neededText: 'We set these without asking, because the site does not work without them:',
    auth: 'That you are logged in. Kept for {{time}}, or until you log out.',
    device:
      'That you have logged in with this browser before, so that nobody locks you out by guessing. Kept for {{time}}.',
    consent: 'What you chose about cookies, and when. Kept for {{time}}; then we ask again.',
    intent: 'Which job or company you wanted to keep, while you log in. Kept for {{time}}.',
    asked: 'Only if you allow them',
    askedText: 'These come only with your consent. Refusing is as easy as allowing.',
    did: 'What you did last, to count it on the next page. Kept for {{time}}.',
    google:
      'Google Analytics or Google Tag Manager measure how the site is used. How long their cookies are kept is in Google’s own statement.',
    type: {
      mandatory: 'Needed',
      analytics: 'Statistics',
      marketing: 'Marketing',
      social: 'Social media',
    },
    noneAsked: 'We place no cookies for statistics, marketing or social media.',
    change: 'Changing your mind',
    changeText:
      'At the bottom of every page stands “Cookies”: there you change your choice, as often as you like. In your browser you can delete cookies too.',
    changeBrowser: 'In your browser you can delete and refuse cookies. Logging in then no longer works.',
    questions: 'Questions? Write to {{email}}.',
  },
  nl: {
    title: 'Cookieverklaring',
    intro: 'Een cookie is een kleine tekst die een site in je browser bewaart. Dit zijn die van {{site}}.',
    needed: 'Nodig om de site te laten werken',
    neededText: 'Deze plaatsen we zonder het te vragen, omdat de site er niet zonder werkt:',
    auth: 'Dat je bent ingelogd. Blijft {{time}}, of tot je uitlogt.',
    device:
      'Dat je eerder met deze browser bent ingelogd, zodat niemand je buitensluit door te raden. Blijft {{time}}.',
    consent: 'Wat je over cookies koos, en wanneer. Blijft {{time}}; daarna vragen we het opnieuw.',
    intent: 'Welke vacature of welk bedrijf je wilde bewaren, terwijl je inlogt. Blijft {{time}}.',
    asked: 'Alleen als je het goedvindt',
    askedText: 'Deze komen alleen met jouw toestemming. Weigeren is even makkelijk als toestaan.',
    did: 'Wat je het laatst deed, om het op de volgende pagina te tellen. Blijft {{time}}.',
    google:
      'Google Analytics of Google Tag Manager meten hoe de site wordt gebruikt. Hoe lang hun cookies blijven, staat in de verklaring van Google zelf.',
    type: {
      mandatory: 'Nodig',
      analytics: 'Statistiek',
      marketing: 'Marketing',
      social: 'Sociale media',
    },
    noneAsked: 'We plaatsen geen cookies voor statistiek, marketing of sociale media.',
    change: 'Van gedachten veranderen',
    changeText:
      'Onderaan elke pagina staat “Cookies”: daar verander je je keuze, zo vaak je wilt. In je browser kun je cookies ook verwijderen.',
    changeBrowser: 'In je browser kun je cookies verwijderen en weigeren. Inloggen werkt dan niet meer.',
    questions: 'Vragen? Schrijf naar {{email}}.',
  },
  ro: {
    title: 'Declarație despre cookie-uri',
    intro:
      'Un modul cookie este un mic text pe care un site îl păstrează în browserul tău. Acestea sunt cele de pe {{site}}.',
    needed: 'Necesare ca site-ul să meargă',
    neededText: 'Pe acestea le punem fără să întrebăm, pentru că fără ele site-ul nu merge:',
    auth: 'Că ești autentificat. Se păstrează {{time}} sau până te deconectezi.',
    device:
      'Că te-ai mai autentificat cu acest browser, ca nimeni să nu te blocheze ghicind parola. Se păstrează {{time}}.',
    consent: 'Ce ai ales despre cookie-uri și când. Se păstrează {{time}}; apoi întrebăm din nou.',
    intent: 'Ce job sau ce companie voiai să păstrezi, cât timp te autentifici. Se păstrează {{time}}.',
    asked: 'Numai dacă le permiți',
    askedText: 'Acestea apar numai cu acordul tău. A refuza este la fel de ușor ca a permite.',
    did: 'Ce ai făcut ultima dată, ca să fie numărat pe pagina următoare. Se păstrează {{time}}.',
    google:
      'Google Analytics sau Google Tag Manager măsoară cum este folosit site-ul. Cât se păstrează cookie-urile lor scrie în declarația Google.',
    type: {
      mandatory: 'Necesare',
      analytics: 'Statistici',
      marketing: 'Marketing',
      social: 'Rețele sociale',
    },
    noneAsked: 'Nu punem cookie-uri pentru statistici, marketing sau rețele sociale.',
    change: 'Dacă te răzgândești',
    changeText:
      'În josul fiecărei pagini scrie „Cookie-uri”: acolo îți schimbi alegerea, de câte ori vrei. Și din browser poți șterge cookie-urile.',
    changeBrowser: 'Din browser poți șterge și refuza cookie-urile. Autentificarea nu mai merge atunci.',
    questions: 'Întrebări? Scrie la {{email}}.',
  },
});
