import { longestForward, mostForwardRules } from '@boardwright/api-client/contract';
import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about a rule by which an address leads on (specification §1). */
const messages = defineMessages({
  en: {
    pathForm: 'Begin with a slash, as /old-page. A * may stand at the end, as /old/*',
    pathElsewhere: 'Name an address of this site',
    pathReserved: 'The product itself answers at this address, so nobody would be led on',
    pathTaken: 'This address leads somewhere already',
    pageThere: 'There is a page at this address, so nobody would be led on',
    urlForm: 'Name a page of this site, as /jobs, or a whole address with https://',
    starAlone: 'A * here stands for what the * in the other address matched, and there is none',
    itself: 'That leads to itself',
    circle: 'That leads back here. A visitor would go round in a circle',
    leadsOn: '“{{path}}” leads on to “{{url}}”. Lead there at once',
    ledHere: '“{{path}}” leads here. Let it lead to “{{url}}” first',
    tooMany: 'A site has at most {{most}} redirects. Delete some first',
    status: 'The kind is one of 301, 302, 303, 307 and 308',
    columns: 'Write from where and to where, with a comma between them',
    csv: 'This is no list that we can read: a quote is missing',
  },
  nl: {
    pathForm: 'Begin met een schuine streep, zoals /oude-pagina. Aan het eind mag een *, zoals /oud/*',
    pathElsewhere: 'Noem een adres van deze site',
    pathReserved: 'Op dit adres antwoordt het product zelf, dus niemand zou worden doorgestuurd',
    pathTaken: 'Dit adres leidt al ergens heen',
    pageThere: 'Op dit adres staat een pagina, dus niemand zou worden doorgestuurd',
    urlForm: 'Noem een pagina van deze site, zoals /vacatures, of een heel adres met https://',
    starAlone: 'Een * staat hier voor wat de * in het andere adres was, en daar is er geen',
    itself: 'Dat leidt naar zichzelf',
    circle: 'Dat leidt hierheen terug. Een bezoeker zou in een kringetje gaan',
    leadsOn: '‘{{path}}’ leidt door naar ‘{{url}}’. Leid daar meteen heen',
    ledHere: '‘{{path}}’ leidt hierheen. Laat dat eerst naar ‘{{url}}’ leiden',
    tooMany: 'Een site heeft hoogstens {{most}} doorverwijzingen. Verwijder er eerst een paar',
    status: 'De soort is 301, 302, 303, 307 of 308',
    columns: 'Schrijf vanwaar en waarheen, met een komma ertussen',
    csv: 'Deze lijst kunnen we niet lezen: er ontbreekt een aanhalingsteken',
  },
  ro: {
    pathForm: 'Începe cu o bară oblică, ca /pagina-veche. La sfârșit poate sta un *, ca /vechi/*',
    pathElsewhere: 'Dă o adresă a acestui site',
    pathReserved: 'La această adresă răspunde produsul însuși, deci nimeni nu ar fi trimis mai departe',
    pathTaken: 'Această adresă duce deja undeva',
    pageThere: 'La această adresă există o pagină, deci nimeni nu ar fi trimis mai departe',
    urlForm: 'Dă o pagină a acestui site, ca /locuri-de-munca, sau o adresă întreagă cu https://',
    starAlone: 'Un * stă aici pentru ce a fost * în cealaltă adresă, iar acolo nu este niciunul',
    itself: 'Duce la ea însăși',
    circle: 'Duce înapoi aici. Un vizitator s-ar învârti în cerc',
    leadsOn: '„{{path}}” duce mai departe la „{{url}}”. Trimite direct acolo',
    ledHere: '„{{path}}” duce aici. Trimite-o mai întâi la „{{url}}”',
    tooMany: 'Un site are cel mult {{most}} de redirecționări. Șterge mai întâi câteva',
    status: 'Tipul este 301, 302, 303, 307 sau 308',
    columns: 'Scrie de unde și încotro, cu o virgulă între ele',
    csv: 'Lista nu poate fi citită: lipsește o ghilimea',
  },
});

/** A sentence in the caller's language. */
export const forwardRuleMessage = translateIn(messages, { longest: longestForward, most: mostForwardRules });
