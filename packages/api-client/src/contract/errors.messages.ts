import { type EveryLocale, inLocale, interpolate, type MessageValues } from '@boardwright/messages';
import { serverFailed } from './server-failed.messages.ts';

/** One known failure: its HTTP status and its sentence in each language of the product. */
export interface CataloguedError extends EveryLocale<string> {
  readonly status: number;
}

/**
 * Every error the API may answer with. The server throws them by code, the client reads the code back;
 * `docs/errors.md` is checked against this list in both directions (specification §8).
 */
export const errors = {
  badRequest: {
    status: 400,
    en: 'The request is not well-formed.',
    nl: 'Het verzoek klopt niet.',
    ro: 'Cererea nu este corectă.',
  },
  unknownHost: {
    status: 404,
    en: 'No job board lives at this address.',
    nl: 'Op dit adres staat geen vacaturesite.',
    ro: 'La această adresă nu există niciun site de joburi.',
  },
  unauthenticated: {
    status: 401,
    en: 'Your token is not valid.',
    nl: 'Je sessie is niet geldig.',
    ro: 'Sesiunea ta nu este validă.',
  },
  secondStepAsked: {
    status: 401,
    en: 'Give the code of your app to finish logging in.',
    nl: 'Geef de code van je app om het inloggen af te maken.',
    ro: 'Introdu codul din aplicație pentru a termina autentificarea.',
  },
  secondStepToSetUp: {
    status: 401,
    en: 'Your team asks everybody to log in in two steps. Set that up first.',
    nl: 'Je team vraagt iedereen om in twee stappen in te loggen. Stel dat eerst in.',
    ro: 'Echipa ta cere tuturor autentificarea în doi pași. Configureaz-o mai întâi.',
  },
  secondStepOff: {
    status: 409,
    en: 'You do not log in in two steps.',
    nl: 'Je logt niet in twee stappen in.',
    ro: 'Nu te autentifici în doi pași.',
  },
  secondStepRequired: {
    status: 409,
    en: 'Your team asks everybody to log in in two steps.',
    nl: 'Je team vraagt iedereen om in twee stappen in te loggen.',
    ro: 'Echipa ta cere tuturor autentificarea în doi pași.',
  },
  secondStepYoursFirst: {
    status: 409,
    en: 'Turn two-step login on for yourself first, then ask it of all.',
    nl: 'Zet inloggen in twee stappen eerst voor jezelf aan, en vraag het dan van iedereen.',
    ro: 'Activează mai întâi autentificarea în doi pași pentru tine, apoi cere-o tuturor.',
  },
  passkeyTooLate: {
    status: 409,
    en: 'That took too long, or was used before. Try again.',
    nl: 'Dat duurde te lang, of is al gebruikt. Probeer het opnieuw.',
    ro: 'A durat prea mult sau a fost deja folosit. Încearcă din nou.',
  },
  passkeyRefused: {
    status: 403,
    en: 'Your passkey could not be checked. Try again, or log in another way.',
    nl: 'We konden je passkey niet controleren. Probeer het opnieuw, of log op een andere manier in.',
    ro: 'Cheia ta de acces nu a putut fi verificată. Încearcă din nou sau autentifică-te altfel.',
  },
  passkeyUnknown: {
    status: 403,
    en: 'This passkey does not work here. It may have been removed, or be for another account or another address. Log in another way.',
    nl: 'Deze passkey werkt hier niet. Misschien is hij verwijderd, of is hij van een ander account of een ander adres. Log op een andere manier in.',
    ro: 'Această cheie de acces nu funcționează aici. Poate a fost ștearsă ori este pentru alt cont sau altă adresă. Autentifică-te altfel.',
  },
  passkeyElsewhere: {
    status: 409,
    en: 'None of your passkeys is for this address. Use another way.',
    nl: 'Geen van je passkeys is voor dit adres. Gebruik een andere manier.',
    ro: 'Niciuna dintre cheile tale de acces nu este pentru această adresă. Folosește altă metodă.',
  },
  passkeyKnown: {
    status: 409,
    en: 'This passkey was added before.',
    nl: 'Deze passkey is al toegevoegd.',
    ro: 'Această cheie de acces a fost deja adăugată.',
  },
  tooManyPasskeys: {
    status: 409,
    en: 'You have {{number}} passkeys, and that is as many as there can be. Remove one that you no longer use.',
    nl: 'Je hebt {{number}} passkeys, en meer kan niet. Verwijder er een die je niet meer gebruikt.',
    ro: 'Ai {{number}} chei de acces, numărul maxim. Șterge una pe care nu o mai folosești.',
  },
  invalidCredentials: {
    status: 401,
    en: 'The credentials you entered are invalid',
    nl: 'Deze combinatie van e-mailadres en wachtwoord kennen we niet.',
    ro: 'Datele de autentificare nu sunt corecte.',
  },
  invalidSitePassword: {
    status: 401,
    en: 'Provided password is invalid',
    nl: 'Het wachtwoord klopt niet.',
    ro: 'Parola introdusă nu este corectă.',
  },
  noAccountWithThisEmail: {
    status: 404,
    en: 'No account with this email was found',
    nl: 'Er is geen account met dit e-mailadres.',
    ro: 'Nu există niciun cont cu această adresă de e-mail.',
  },
  forbidden: {
    status: 403,
    en: 'Your account may not do this.',
    nl: 'Met jouw account kan dit niet.',
    ro: 'Contul tău nu permite această acțiune.',
  },
  rightMissing: {
    status: 403,
    en: 'Your role does not include this. Who may: {{roles}}.',
    nl: 'Dit hoort niet bij jouw rol. Wie dit wel mag: {{roles}}.',
    ro: 'Rolul tău nu include acest lucru. Cine are dreptul: {{roles}}.',
  },
  lastOwner: {
    status: 409,
    en: 'This is the last owner. Make somebody else an owner first.',
    nl: 'Dit is de laatste eigenaar. Maak eerst iemand anders eigenaar.',
    ro: 'Acesta este ultimul proprietar. Numește mai întâi alt proprietar.',
  },
  teamOfAllSites: {
    status: 403,
    en: 'This is for an owner of all sites. You are an owner of this one.',
    nl: 'Dit kan alleen een eigenaar van alle sites. Jij bent eigenaar van deze.',
    ro: 'Acest lucru îl poate face doar un proprietar al tuturor site-urilor. Tu ești proprietar doar al acestuia.',
  },
  siteWithoutAddress: {
    status: 409,
    en: 'This site has no address yet. Give it a host first.',
    nl: 'Deze site heeft nog geen adres. Geef hem eerst een host.',
    ro: 'Acest site nu are încă o adresă. Dă-i mai întâi o gazdă.',
  },
  invitationAccepted: {
    status: 410,
    en: 'This invitation was accepted already. Log in with your password.',
    nl: 'Deze uitnodiging is al geaccepteerd. Log in met je wachtwoord.',
    ro: 'Această invitație a fost deja acceptată. Autentifică-te cu parola ta.',
  },
  invitationElsewhere: {
    status: 404,
    en: 'This invitation is to the team of another site. Open the link as it stands in the mail.',
    nl: 'Deze uitnodiging is voor het team van een andere site. Open de link zoals die in de mail staat.',
    ro: 'Această invitație este pentru echipa altui site. Deschide linkul așa cum apare în e-mail.',
  },
  notFound: {
    status: 404,
    en: 'We could not find what you asked for.',
    nl: 'We konden niet vinden wat je zoekt.',
    ro: 'Nu am găsit ce ai cerut.',
  },
  jobNotFound: {
    status: 404,
    en: 'This job does not exist, or no longer.',
    nl: 'Deze vacature bestaat niet (meer).',
    ro: 'Acest job nu există sau nu mai există.',
  },
  jobExpired: {
    status: 410,
    en: 'This job has expired',
    nl: 'Deze vacature is verlopen',
    ro: 'Acest job a expirat',
  },
  alreadyApplied: {
    status: 409,
    en: 'You cannot apply for this job. Most likely you have already applied for it.',
    nl: 'Je kunt niet op deze vacature solliciteren. Waarschijnlijk heb je dat al gedaan.',
    ro: 'Nu poți aplica la acest job. Cel mai probabil ai aplicat deja.',
  },
  applicationWithdrawn: {
    status: 409,
    en: 'This applicant took the application back.',
    nl: 'Deze sollicitant heeft de sollicitatie ingetrokken.',
    ro: 'Acest candidat și-a retras aplicarea.',
  },
  applicationLeaving: {
    status: 409,
    en: 'This application is being deleted at its sender’s request.',
    nl: 'Deze sollicitatie wordt verwijderd, omdat de sollicitant dat wil.',
    ro: 'Această aplicare este în curs de ștergere, la dorința candidatului.',
  },
  applicationJustSent: {
    status: 409,
    en: 'This application was sent a moment ago. It can be sent again a quarter of an hour later.',
    nl: 'Deze sollicitatie is net verstuurd. Een kwartier later kan het opnieuw.',
    ro: 'Această aplicare tocmai a fost trimisă. Poate fi retrimisă după un sfert de oră.',
  },
  nobodyToSendTo: {
    status: 409,
    en: 'There is nobody to send this to: neither the job nor its organisation has a mail address.',
    nl: 'Er is niemand om dit aan te sturen: de vacature heeft geen mailadres, en de organisatie ook niet.',
    ro: 'Nu există niciun destinatar: nici jobul, nici organizația nu are o adresă de e-mail.',
  },
  tooManyJobAlerts: {
    status: 409,
    en: 'You have as many job alerts as there can be. Remove one first.',
    nl: 'Je hebt het hoogste aantal jobalerts bereikt. Verwijder er eerst een.',
    ro: 'Ai atins numărul maxim de alerte de joburi. Șterge mai întâi una.',
  },
  transitionNotAllowed: {
    status: 409,
    en: 'This change of status is not possible.',
    nl: 'Deze statuswijziging kan niet.',
    ro: 'Această schimbare de status nu este posibilă.',
  },
  jobWithoutCompany: {
    status: 409,
    en: 'This job belongs to no company with an account: nothing pays for it.',
    nl: 'Deze vacature is van geen bedrijf met een account: niets betaalt ervoor.',
    ro: 'Acest job nu aparține unei companii cu cont: nimic nu plătește pentru el.',
  },
  jobWrittenBySystem: {
    status: 409,
    en: 'A posting system of {{company}} writes this job and would send it again. Have it taken out there.',
    nl: 'Een plaatsingssysteem van {{company}} schrijft deze vacature en zou hem opnieuw sturen. Laat hem daar weghalen.',
    ro: 'Un sistem de publicare al companiei {{company}} scrie acest job și l-ar trimite din nou. Cere să fie scos de acolo.',
  },
  jobHasApplicants: {
    status: 409,
    en: 'People applied for this job at {{company}} ({{count}}), and gave their details to that company alone. It stays there. Copy it to the other company instead.',
    nl: 'Er is op deze vacature gesolliciteerd bij {{company}} ({{count}}), en die gegevens zijn alleen aan dat bedrijf gegeven. Hij blijft daar. Kopieer hem in plaats daarvan naar het andere bedrijf.',
    ro: 'S-a aplicat la acest job la {{company}} ({{count}}), iar datele au fost date doar acelei companii. Rămâne acolo. Copiază-l în schimb la cealaltă companie.',
  },
  jobPaidByCompany: {
    status: 409,
    en: '{{company}} paid for this job and it is not used up: what one company paid is not given to another. Copy the job instead, or refund the order first.',
    nl: '{{company}} betaalde voor deze vacature en dat is nog niet op: wat het ene bedrijf betaalde, gaat niet naar het andere. Kopieer de vacature, of betaal eerst de bestelling terug.',
    ro: '{{company}} a plătit pentru acest job și plata nu s-a consumat: ce a plătit o companie nu trece la alta. Copiază jobul sau rambursează mai întâi comanda.',
  },
  jobOnOtherBoards: {
    status: 409,
    en: 'This job is on other boards too, which would have it moved as well.',
    nl: 'Deze vacature staat ook op andere sites, waar hij dan mee zou verhuizen.',
    ro: 'Acest job apare și pe alte site-uri, unde ar fi mutat și el.',
  },
  jobIsTheirs: {
    status: 409,
    en: 'This job is of {{company}} already.',
    nl: 'Deze vacature is al van {{company}}.',
    ro: 'Acest job aparține deja companiei {{company}}.',
  },
  companyWithoutOrganisation: {
    status: 409,
    en: '{{company}} has no organisation on this site, and every job stands under one.',
    nl: '{{company}} heeft geen organisatie op deze site, en elke vacature staat onder een organisatie.',
    ro: '{{company}} nu are o organizație pe acest site, iar fiecare job stă sub una.',
  },
  jobWrittenByFeed: {
    status: 409,
    en: 'A feed writes this job and would undo the change. Take it off the site instead.',
    nl: 'Een feed schrijft deze vacature en zou de wijziging terugdraaien. Haal hem in plaats daarvan van de site.',
    ro: 'Un flux scrie acest job și ar anula modificarea. Scoate-l în schimb de pe site.',
  },
  employerNotVerified: {
    status: 409,
    en: 'Your company is not shown on this site yet. Open the link that we mailed to you first.',
    nl: 'Je bedrijf staat nog niet op deze site. Open eerst de link die we je hebben gemaild.',
    ro: 'Compania ta nu apare încă pe acest site. Deschide mai întâi linkul pe care ți l-am trimis pe e-mail.',
  },
  gone: {
    status: 410,
    en: 'This page is no longer there.',
    nl: 'Deze pagina is er niet meer.',
    ro: 'Această pagină nu mai există.',
  },
  blockDeleted: {
    status: 410,
    en: 'This block was deleted in the meantime.',
    nl: 'Dit blok is intussen verwijderd.',
    ro: 'Acest bloc a fost șters între timp.',
  },
  pageDeleted: {
    status: 410,
    en: 'This page was deleted in the meantime.',
    nl: 'Deze pagina is intussen verwijderd.',
    ro: 'Această pagină a fost ștearsă între timp.',
  },
  articleDeleted: {
    status: 410,
    en: 'This article was deleted in the meantime.',
    nl: 'Dit artikel is intussen verwijderd.',
    ro: 'Acest articol a fost șters între timp.',
  },
  landingPageDeleted: {
    status: 410,
    en: 'This landing page was deleted in the meantime.',
    nl: 'Deze landingspagina is intussen verwijderd.',
    ro: 'Această pagină de destinație a fost ștearsă între timp.',
  },
  linkExpired: {
    status: 410,
    en: 'This link has expired or is invalid',
    nl: 'Deze link is verlopen of ongeldig',
    ro: 'Acest link a expirat sau nu este valid',
  },
  tooLarge: {
    status: 413,
    en: 'This is larger than we accept.',
    nl: 'Dit is groter dan we aannemen.',
    ro: 'Este mai mare decât acceptăm.',
  },
  fileTooLarge: {
    status: 413,
    en: 'File size can not exceed {{limit}}MB!',
    nl: 'Het bestand mag hooguit {{limit}} MB zijn.',
    ro: 'Fișierul nu poate depăși {{limit}} MB!',
  },
  fileTypeNotAllowed: {
    status: 415,
    en: 'Allowed file types: {{types}}!',
    nl: 'Toegestane bestandstypen: {{types}}.',
    ro: 'Tipuri de fișiere permise: {{types}}!',
  },
  fileUpload: {
    status: 422,
    en: 'File upload error',
    nl: 'Het bestand kon niet worden geüpload',
    ro: 'Fișierul nu a putut fi încărcat',
  },
  pictureTooBig: {
    status: 422,
    en: 'A picture can be at most {{limit}} pixels wide or high, and {{megapixels}} megapixels in all.',
    nl: 'Een afbeelding mag hooguit {{limit}} pixels breed of hoog zijn, en {{megapixels}} megapixels in totaal.',
    ro: 'O imagine poate avea cel mult {{limit}} pixeli în lățime sau înălțime și {{megapixels}} megapixeli în total.',
  },
  alreadyReported: {
    status: 409,
    en: 'You have reported this job already. Somebody will look at it.',
    nl: 'Je hebt deze vacature al gemeld. Er kijkt iemand naar.',
    ro: 'Ai raportat deja acest job. Cineva se va uita la el.',
  },
  reportsDecided: {
    status: 409,
    en: 'These reports were decided meanwhile. {{decision}}',
    nl: 'Over deze meldingen is intussen beslist. {{decision}}',
    ro: 'Despre aceste sesizări s-a decis între timp. {{decision}}',
  },
  companyStateChanged: {
    status: 409,
    en: 'This company was {{known}} when you read it; by now it is {{state}}.',
    nl: 'Dit bedrijf was {{known}} toen je het las; nu is het {{state}}.',
    ro: 'Compania era {{known}} când ai citit-o; acum este {{state}}.',
  },
  personStateChanged: {
    status: 409,
    en: 'This account was {{known}} when you read it; by now it is {{state}}.',
    nl: 'Dit account was {{known}} toen je het las; nu is het {{state}}.',
    ro: 'Contul era {{known}} când l-ai citit; acum este {{state}}.',
  },
  impersonationReadsOnly: {
    status: 403,
    en: 'You are viewing the site as somebody else. You can look, but change and download nothing.',
    nl: 'Je kijkt mee als iemand anders. Je kunt rondkijken, maar niets veranderen of downloaden.',
    ro: 'Vezi site-ul ca altcineva. Poți privi, dar nu poți schimba sau descărca nimic.',
  },
  impersonationOver: {
    status: 401,
    en: 'You are no longer viewing the site as somebody else.',
    nl: 'Je kijkt niet meer mee als iemand anders.',
    ro: 'Nu mai vezi site-ul ca altcineva.',
  },
  personCannotLogIn: {
    status: 409,
    en: 'This person cannot log in now: they are blocked, about to be deleted, or have no company. There is nothing to view as them.',
    nl: 'Deze persoon kan nu niet inloggen: geblokkeerd, bijna verwijderd, of zonder bedrijf. Er is niets om mee te kijken.',
    ro: 'Această persoană nu se poate autentifica acum: este blocată, urmează să fie ștearsă sau nu are o companie. Nu este nimic de văzut.',
  },
  personBlocked: {
    status: 409,
    en: 'This person is blocked: a link would lead nowhere. Let them in again first.',
    nl: 'Deze persoon is geblokkeerd: een link zou nergens heen leiden. Laat die eerst weer toe.',
    ro: 'Această persoană este blocată: linkul nu ar duce nicăieri. Redă-i mai întâi accesul.',
  },
  accountLeaving: {
    status: 403,
    en: 'This account is deleted on {{day}}, as you asked. Would you rather keep it? Write to us before that day.',
    nl: 'Dit account wordt op {{day}} verwijderd, zoals je hebt gevraagd. Wil je het toch houden? Schrijf ons voor die dag.',
    ro: 'Acest cont va fi șters pe {{day}}, așa cum ai cerut. Vrei totuși să îl păstrezi? Scrie-ne înainte de acea zi.',
  },
  accountBlocked: {
    status: 403,
    en: 'This site has blocked your account. The reason: {{reason}}',
    nl: 'Deze site heeft je account geblokkeerd. De reden: {{reason}}',
    ro: 'Site-ul ți-a blocat contul. Motivul: {{reason}}',
  },
  vatNumberMissing: {
    status: 409,
    en: 'This company has no VAT number to check.',
    nl: 'Dit bedrijf heeft geen btw-nummer om te controleren.',
    ro: 'Compania nu are un cod de TVA de verificat.',
  },
  companyNotApproved: {
    status: 409,
    en: 'This site looks at your company first. You can do this as soon as it is approved.',
    nl: 'Deze site bekijkt je bedrijf eerst. Dit kan zodra het is goedgekeurd.',
    ro: 'Site-ul verifică mai întâi compania ta. Poți face asta imediat ce este aprobată.',
  },
  companiesNotApproved: {
    status: 409,
    en: 'Only companies that are approved and not blocked can become one. Decide about both first.',
    nl: 'Alleen bedrijven die zijn goedgekeurd en niet geblokkeerd kunnen één worden. Beslis eerst over allebei.',
    ro: 'Doar companiile aprobate și neblocate pot deveni una singură. Decide mai întâi despre amândouă.',
  },
  companyBlocked: {
    status: 403,
    en: 'This site has blocked your company. Your account says why.',
    nl: 'Deze site heeft je bedrijf geblokkeerd. In je account staat waarom.',
    ro: 'Site-ul ți-a blocat compania. Motivul este în contul tău.',
  },
  segmentShared: {
    status: 409,
    en: 'Another site offers this category too. Somebody who runs all sites can change it.',
    nl: 'Een andere site biedt deze categorie ook aan. Wie alle sites beheert, kan haar wijzigen.',
    ro: 'Această categorie este oferită și de alt site. O poate schimba cine administrează toate site-urile.',
  },
  conflict: {
    status: 409,
    en: 'Somebody else saved this in the meantime.',
    nl: 'Iemand anders heeft dit intussen opgeslagen.',
    ro: 'Altcineva a salvat acest lucru între timp.',
  },
  validation: {
    status: 422,
    en: 'Please check what you filled in.',
    nl: 'Controleer wat je hebt ingevuld.',
    ro: 'Verifică ce ai completat.',
  },
  placeUnknown: {
    status: 404,
    en: 'We do not know this place. Try a larger one nearby.',
    nl: 'Deze plaats kennen we niet. Probeer een grotere in de buurt.',
    ro: 'Nu cunoaștem această localitate. Încearcă una mai mare din apropiere.',
  },
  feedUnavailable: {
    status: 502,
    en: 'The news feed could not be read.',
    nl: 'De nieuwsfeed kon niet worden gelezen.',
    ro: 'Fluxul de știri nu a putut fi citit.',
  },
  addressRefused: {
    status: 422,
    en: 'This address is not allowed.',
    nl: 'Dit adres is niet toegestaan.',
    ro: 'Această adresă nu este permisă.',
  },
  tooManyRequests: {
    status: 429,
    en: 'Too many requests. Please wait a moment.',
    nl: 'Te veel verzoeken. Wacht even.',
    ro: 'Prea multe cereri. Așteaptă puțin.',
  },
  roleNotOffered: {
    status: 403,
    en: 'This site has no accounts of this kind.',
    nl: 'Deze site kent zulke accounts niet.',
    ro: 'Acest site nu oferă astfel de conturi.',
  },
  accountExists: {
    status: 409,
    en: 'There is already an account with this email. Log in, or choose a new password.',
    nl: 'Er is al een account met dit e-mailadres. Log in, of kies een nieuw wachtwoord.',
    ro: 'Există deja un cont cu această adresă de e-mail. Autentifică-te sau alege o parolă nouă.',
  },
  addressNotAdded: {
    status: 409,
    en: 'Could not add new address',
    nl: 'Het adres kon niet worden toegevoegd',
    ro: 'Adresa nu a putut fi adăugată',
  },
  addressNotUpdated: {
    status: 404,
    en: 'Could not update the address',
    nl: 'Het adres kon niet worden gewijzigd',
    ro: 'Adresa nu a putut fi actualizată',
  },
  addressNotDeleted: {
    status: 404,
    en: 'Could not delete the address',
    nl: 'Het adres kon niet worden verwijderd',
    ro: 'Adresa nu a putut fi ștearsă',
  },
  addressNotFinancial: {
    status: 404,
    en: 'Could not set address as financial address',
    nl: 'Het adres kon niet als factuuradres worden ingesteld',
    ro: 'Adresa nu a putut fi setată ca adresă de facturare',
  },
  addressNotPrimary: {
    status: 404,
    en: 'Could not set address as primary address',
    nl: 'Het adres kon niet als hoofdadres worden ingesteld',
    ro: 'Adresa nu a putut fi setată ca adresă principală',
  },
  addressNotDelivery: {
    status: 404,
    en: 'Could not set address as delivery address',
    nl: 'Het adres kon niet als bezorgadres worden ingesteld',
    ro: 'Adresa nu a putut fi setată ca adresă de livrare',
  },
  phoneNotAdded: {
    status: 409,
    en: 'Could not add new phone number',
    nl: 'Het telefoonnummer kon niet worden toegevoegd',
    ro: 'Numărul de telefon nu a putut fi adăugat',
  },
  productNotFound: {
    status: 404,
    en: 'Product load error',
    nl: 'Dit product kon niet worden geladen',
    ro: 'Produsul nu a putut fi încărcat',
  },
  productNotSold: {
    status: 409,
    en: 'This product is not sold any more.',
    nl: 'Dit product wordt niet meer verkocht.',
    ro: 'Acest produs nu se mai vinde.',
  },
  priceChanged: {
    status: 409,
    en: 'The price of this product has changed: it was {{before}}, it is {{now}}. Look at it again before you order.',
    nl: 'De prijs van dit product is veranderd: het was {{before}}, het is nu {{now}}. Kijk er nog eens naar voordat je bestelt.',
    ro: 'Prețul acestui produs s-a schimbat: era {{before}}, acum este {{now}}. Verifică-l înainte de a comanda.',
  },
  totalChanged: {
    status: 409,
    en: 'With this country and VAT number the total is {{now}}, and not {{before}}. Look at it again before you order.',
    nl: 'Met dit land en btw-nummer is het totaal {{now}}, en niet {{before}}. Kijk er nog eens naar voordat je bestelt.',
    ro: 'Cu această țară și acest cod de TVA totalul este {{now}}, nu {{before}}. Verifică-l înainte de a comanda.',
  },
  idempotencyKeyReused: {
    status: 409,
    en: 'This form was sent before with something else in it. Nothing was done now. See whether that arrived; for something else open the form anew.',
    nl: 'Dit formulier is eerder met iets anders erin verstuurd. Er is nu niets gedaan. Kijk of dat is aangekomen; open voor iets anders het formulier opnieuw.',
    ro: 'Acest formular a fost trimis anterior cu alt conținut. Acum nu s-a făcut nimic. Verifică dacă acela a ajuns; pentru altceva, deschide din nou formularul.',
  },
  invoiceNotVerified: {
    status: 409,
    en: 'On invoice is for companies that we have verified. Pay online now, or ask us to verify your company.',
    nl: 'Op factuur kan voor bedrijven die we hebben gecontroleerd. Betaal nu online, of vraag ons je bedrijf te controleren.',
    ro: 'Plata pe factură este pentru companiile pe care le-am verificat. Plătește acum online sau cere-ne să îți verificăm compania.',
  },
  invoiceOverdue: {
    status: 409,
    en: 'An invoice of your company is overdue. Pay it first, or pay this order online.',
    nl: 'Er staat nog een factuur van je bedrijf open waarvan de termijn voorbij is. Betaal die eerst, of betaal deze bestelling online.',
    ro: 'Compania ta are o factură cu termenul depășit. Plătește-o mai întâi sau plătește această comandă online.',
  },
  invoiceLimitReached: {
    status: 409,
    en: 'On invoice your company can have {{limit}} outstanding, of which {{left}} is left. Pay this order online, or pay earlier invoices first.',
    nl: 'Je bedrijf kan voor {{limit}} op factuur open hebben staan; daarvan is {{left}} over. Betaal deze bestelling online, of betaal eerst eerdere facturen.',
    ro: 'Compania ta poate avea facturi neplătite de cel mult {{limit}}; au mai rămas {{left}}. Plătește această comandă online sau plătește mai întâi facturile anterioare.',
  },
  invoiceNotOpen: {
    status: 409,
    en: 'This order has no invoice of which that can be said now.',
    nl: 'Deze bestelling heeft geen factuur waarvan dat nu gezegd kan worden.',
    ro: 'Această comandă nu are o factură despre care se poate spune asta acum.',
  },
  contractNeedsConsent: {
    status: 409,
    en: 'This takes {{amount}} credits, and you have {{left}}. It can also take a posting of your contract; say so to go on.',
    nl: 'Dit kost {{amount}} credits, en je hebt er {{left}}. Het kan ook een plaatsing uit je bundel kosten; bevestig dat om door te gaan.',
    ro: 'Aceasta costă {{amount}} credite, iar tu ai {{left}}. Se poate lua și o publicare din pachetul tău; confirmă pentru a continua.',
  },
  creditsNeedConsent: {
    status: 409,
    en: 'No paid posting is left for this. It would take {{amount}} of your {{left}} credits; say so to go on.',
    nl: 'Hiervoor is geen betaalde plaatsing meer over. Het zou {{amount}} van je {{left}} credits kosten; bevestig dat om door te gaan.',
    ro: 'Nu a mai rămas nicio publicare plătită. Ar costa {{amount}} din cele {{left}} credite ale tale; confirmă pentru a continua.',
  },
  paymentTypeUnknown: {
    status: 422,
    en: 'This way to pay is not offered here.',
    nl: 'Deze manier van betalen kan hier niet.',
    ro: 'Această metodă de plată nu este disponibilă aici.',
  },
  stripeNotSetUp: {
    status: 409,
    en: 'Stripe payment is not available yet because was not setup in the platform.',
    nl: 'Betalen via Stripe kan nog niet, want het is op dit platform niet ingesteld.',
    ro: 'Plata prin Stripe nu este încă disponibilă, pentru că nu a fost configurată pe platformă.',
  },
  paymentUnavailable: {
    status: 502,
    en: 'The payment could not be started. Nothing was paid; try again in a moment.',
    nl: 'De betaling kon niet worden gestart. Er is niets betaald; probeer het zo nog eens.',
    ro: 'Plata nu a putut fi inițiată. Nu s-a plătit nimic; încearcă din nou imediat.',
  },
  orderNotFound: {
    status: 404,
    en: 'Could not retrieve order details from server...',
    nl: 'De gegevens van de bestelling konden niet worden opgehaald...',
    ro: 'Detaliile comenzii nu au putut fi preluate de pe server...',
  },
  orderNotOpen: {
    status: 409,
    en: 'This order can no longer be paid.',
    nl: 'Deze bestelling kan niet meer worden betaald.',
    ro: 'Această comandă nu mai poate fi plătită.',
  },
  refundNotPossible: {
    status: 409,
    en: 'This order cannot be refunded: nothing was delivered, or it was refunded before.',
    nl: 'Deze bestelling kan niet worden terugbetaald: er is niets geleverd, of ze is al terugbetaald.',
    ro: 'Această comandă nu poate fi rambursată: nu s-a livrat nimic sau a fost deja rambursată.',
  },
  resumeNotFound: {
    status: 404,
    en: 'Load resume error',
    nl: 'Dit cv is er niet, of niet meer.',
    ro: 'Acest CV nu există sau nu mai există.',
  },
  resumeNotSold: {
    status: 404,
    en: 'Buy resume error',
    nl: 'Dit cv is niet meer beschikbaar.',
    ro: 'Acest CV nu mai este disponibil.',
  },
  introductionRefused: {
    status: 409,
    en: 'This person does not want to be introduced.',
    nl: 'Deze persoon wil niet worden voorgedragen.',
    ro: 'Această persoană nu dorește să fie recomandată.',
  },
  balanceTooLow: {
    status: 409,
    en: 'There is not enough left on your balance for this.',
    nl: 'Je tegoed is hiervoor niet genoeg.',
    ro: 'Soldul tău nu este suficient pentru aceasta.',
  },
  productRequired: {
    status: 409,
    en: 'Choose a product to publish this job with.',
    nl: 'Kies een product om deze vacature mee te publiceren.',
    ro: 'Alege un produs cu care să publici acest job.',
  },
  productUnpaid: {
    status: 409,
    en: 'This product has to be bought first.',
    nl: 'Dit product moet eerst worden gekocht.',
    ro: 'Acest produs trebuie mai întâi cumpărat.',
  },
  creditsTooFew: {
    status: 409,
    en: 'This takes {{amount}} credits, and your balance is {{left}}. Buy credits first, or this product itself.',
    nl: 'Dit kost {{amount}} credits, en je tegoed is {{left}}. Koop eerst credits, of dit product zelf.',
    ro: 'Costă {{amount}} credite, iar soldul tău este {{left}}. Cumpără mai întâi credite sau chiar acest produs.',
  },
  productNeedsEmail: {
    status: 409,
    en: 'With this product people apply by email: fill in an address for applications.',
    nl: 'Met dit product wordt per e-mail gesolliciteerd: vul een adres voor sollicitaties in.',
    ro: 'Cu acest produs se aplică prin e-mail: completează o adresă pentru candidaturi.',
  },
  productNeedsUrl: {
    status: 409,
    en: 'This product is paid by the click: fill in the address of your own form, for people to click.',
    nl: 'Dit product wordt per klik betaald: vul het adres van je eigen formulier in, om op te klikken.',
    ro: 'Acest produs se plătește pe clic: completează adresa formularului propriu, pe care se dă clic.',
  },
  upsellNotPossible: {
    status: 409,
    en: 'Could not upsell the job',
    nl: 'De vacature kon niet worden uitgelicht',
    ro: 'Jobul nu a putut fi promovat',
  },
  slotNotAssigned: {
    status: 409,
    en: 'Job slot assignment error',
    nl: 'De vacature kon niet op deze plek worden gezet',
    ro: 'Jobul nu a putut fi pus pe acest loc',
  },
  webhookRefused: {
    status: 400,
    en: 'This message does not come from the payment provider.',
    nl: 'Dit bericht komt niet van de betaalprovider.',
    ro: 'Acest mesaj nu vine de la procesatorul de plăți.',
  },
  emailUnverified: {
    status: 409,
    en: 'Confirm your email address first, with the link that we mailed to you.',
    nl: 'Bevestig eerst je e-mailadres, met de link die we je hebben gemaild.',
    ro: 'Confirmă mai întâi adresa ta de e-mail, cu linkul pe care ți l-am trimis.',
  },
  noCompany: {
    status: 403,
    en: 'You do not work for a company here any more. Ask a colleague to let you in again.',
    nl: 'Je werkt hier voor geen enkel bedrijf meer. Vraag een collega om je weer toe te laten.',
    ro: 'Nu mai lucrezi aici pentru nicio companie. Roagă un coleg să îți redea accesul.',
  },
  ownAccess: {
    status: 409,
    en: 'You cannot end your own access. Ask a colleague.',
    nl: 'Je kunt je eigen toegang niet beëindigen. Vraag het een collega.',
    ro: 'Nu îți poți încheia propriul acces. Roagă un coleg.',
  },
  tooManyClients: {
    status: 409,
    en: 'You have as many companies as there can be.',
    nl: 'Je hebt het hoogste aantal bedrijven bereikt.',
    ro: 'Ai atins numărul maxim de companii.',
  },
  organisationHasJobs: {
    status: 409,
    en: 'This organisation still has jobs that run, wait or are paused. Delete those first, or move them to another.',
    nl: 'Deze organisatie heeft nog vacatures die lopen, wachten of op pauze staan. Verwijder die eerst, of geef ze een andere organisatie.',
    ro: 'Această organizație mai are joburi active, programate sau în pauză. Șterge-le mai întâi sau mută-le la alta.',
  },
  tooManyTokens: {
    status: 409,
    en: 'You have as many tokens as there can be. Revoke one first.',
    nl: 'Je hebt het hoogste aantal tokens bereikt. Trek er eerst een in.',
    ro: 'Ai atins numărul maxim de tokenuri. Revocă mai întâi unul.',
  },
  tooManyFeeds: {
    status: 409,
    en: 'You have as many feeds as there can be. Delete one first.',
    nl: 'Je hebt het hoogste aantal feeds bereikt. Verwijder er eerst een.',
    ro: 'Ai atins numărul maxim de feeduri. Șterge mai întâi unul.',
  },
  feedNotAllowed: {
    status: 409,
    en: 'This site sells its job postings: it has to allow this feed first. You can do a dry run meanwhile.',
    nl: 'Deze site verkoopt haar vacatureplaatsingen: ze moet deze feed eerst toestaan. Proefdraaien kan al wel.',
    ro: 'Acest site vinde publicarea joburilor: trebuie mai întâi să permită acest feed. Între timp poți face o probă.',
  },
  unavailable: {
    status: 503,
    en: 'We are away for a moment. Please try again shortly.',
    nl: 'We zijn er even niet. Probeer het zo opnieuw.',
    ro: 'Lipsim pentru o clipă. Încearcă din nou în curând.',
  },
  server: { status: 500, ...serverFailed.server },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errors;

/** What an error's sentence looks like in a language; unknown languages read English. `{{name}}` is filled from `values`. */
export function errorMessage(code: ErrorCode, locale: string, values: MessageValues = {}): string {
  return interpolate(inLocale<string>(errors[code], locale), values);
}

/** The body of every error answer. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly string[];
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Of a `conflict`: the row as somebody else saved it. */
  readonly current?: Readonly<Record<string, unknown>>;
}
