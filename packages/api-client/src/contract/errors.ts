/** One known failure: its HTTP status and its sentence in each language of the product. */
export interface CataloguedError {
  readonly status: number;
  readonly en: string;
  readonly nl: string;
  readonly ro: string;
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
    en: 'We do not know this place.',
    nl: 'Deze plaats kennen we niet.',
    ro: 'Nu cunoaștem această localitate.',
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
  server: {
    status: 500,
    en: 'Something went wrong on our side.',
    nl: 'Er ging iets mis aan onze kant.',
    ro: 'Ceva nu a mers la noi.',
  },
} as const satisfies Record<string, CataloguedError>;

export type ErrorCode = keyof typeof errors;

/** What an error's sentence looks like in a language; unknown languages read English. `{{name}}` is filled from `values`. */
export function errorMessage(
  code: ErrorCode,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const entry: CataloguedError = errors[code];
  const sentence = locale === 'nl' ? entry.nl : locale === 'ro' ? entry.ro : entry.en;
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
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
