import { defineMessages, translateIn } from '@boardwright/messages';
import { domainToASCII } from 'node:url';
import { hostName } from '../../platform/http/tenants.ts';

/** What is said about the hosts of a site (specification §5). */
const messages = defineMessages({
  en: {
    hostRequired: 'The host name of the board is required, such as jobs.example.org',
    hostInvalid:
      'This is no host name. Write it without http:// and without a path, such as jobs.example.org',
    hostTaken: 'Another site of this server answers at this host',
    languageRequired: 'Choose at least one language',
    hostMain: 'This is the main address. Make another one the main address first',
    hostUnknown: 'The site does not have this host',
    hostWaits: 'Verify this host first',
    hostsMany: 'Twenty hosts are waiting already. Remove one of them first',
    recordMissing: 'There is no such record yet. A new record can take up to an hour to be seen everywhere',
    recordOther: 'The record is there, but says something else: {{found}}',
    recordsAway: 'The name servers do not answer. Try again in a few minutes',
  },
  nl: {
    hostRequired: 'Vul de hostnaam van de site in, zoals vacatures.voorbeeld.nl',
    hostInvalid:
      'Dit is geen hostnaam. Schrijf hem zonder http:// en zonder pad, zoals vacatures.voorbeeld.nl',
    hostTaken: 'Op deze host antwoordt al een andere site van deze server',
    languageRequired: 'Kies minstens een taal',
    hostMain: 'Dit is het hoofdadres. Maak eerst een ander adres het hoofdadres',
    hostUnknown: 'De site heeft deze host niet',
    hostWaits: 'Verifieer deze host eerst',
    hostsMany: 'Er wachten al twintig hosts. Verwijder er eerst een',
    recordMissing:
      'Dit record is er nog niet. Het kan een uur duren voordat een nieuw record overal te zien is',
    recordOther: 'Het record is er, maar er staat iets anders in: {{found}}',
    recordsAway: 'De naamservers antwoorden niet. Probeer het over een paar minuten opnieuw',
  },
  ro: {
    hostRequired: 'Numele gazdei site-ului este obligatoriu, de exemplu joburi.exemplu.ro',
    hostInvalid:
      'Acesta nu este un nume de gazdă. Scrie-l fără http:// și fără cale, de exemplu joburi.exemplu.ro',
    hostTaken: 'La această gazdă răspunde deja alt site al acestui server',
    languageRequired: 'Alege cel puțin o limbă',
    hostMain: 'Aceasta este adresa principală. Alege mai întâi altă adresă principală',
    hostUnknown: 'Site-ul nu are această gazdă',
    hostWaits: 'Verifică mai întâi această gazdă',
    hostsMany: 'Douăzeci de gazde așteaptă deja. Elimină mai întâi una',
    recordMissing:
      'Înregistrarea nu există încă. Poate dura până la o oră ca o înregistrare nouă să fie vizibilă peste tot',
    recordOther: 'Înregistrarea există, dar conține altceva: {{found}}',
    recordsAway: 'Serverele de nume nu răspund. Încearcă din nou peste câteva minute',
  },
});

/** A sentence in a language, filled in. */
export const hostMessage = translateIn(messages);

/** What may be wrong with a host. */
export type HostProblem = Exclude<keyof (typeof messages)['en'], 'languageRequired'>;

/** A part of a host's name between dots. */
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host as people type it: 'https://Jobs.Example.org/' means 'jobs.example.org'. */
export function readHost(typed: string): string | undefined {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
  // 'café.nl' is asked for as 'xn--caf-dma.nl'.
  const name = /[/?#@\\]/.test(bare) ? undefined : hostName(domainToASCII(bare) || bare);
  const isAddress = name !== undefined && /^\[[0-9a-f:]{2,45}\]$/.test(name);
  const bareName = name?.replace(/\.$/, '');
  return isAddress || bareName?.split('.').every((label) => hostLabel.test(label)) ? bareName : undefined;
}
