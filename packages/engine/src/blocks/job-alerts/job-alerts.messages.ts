import { alertMessages } from '../../features/alerts/site/alert.messages.ts';
import { formMessages } from '../../page/forms/form.messages.ts';
import { defineMessages, type MessageKey } from '@boardwright/messages';

export const jobAlertsMessages = defineMessages({
  en: {
    form: formMessages.en,
    ...alertMessages.en,
    titles: {
      create: 'Mail me new jobs',
      manage: 'Your job alert',
      confirm: 'Confirm your job alert',
      unsubscribe: 'Stop this job alert?',
      expired: 'This link has expired or is invalid',
    },
    lead: 'You choose how often. Stopping takes one click.',
    searched: { search: 'for “{{search}}”', place: 'near {{place}}' },
    create: {
      ask: 'Set up job alert',
      submit: 'Set up job alert',
      terms:
        'First you get one mail to confirm. Your address is used for this alert only: see our <privacy>privacy statement</privacy>.',
      termsCandidate:
        'The mails go to the address of your account. See our <privacy>privacy statement</privacy>.',
      askedTitle: 'One more click',
      asked:
        'We sent a mail to {{email}}. Press the button in it, and your alert is on. Nothing there after a few minutes? Look among the unwanted mail.',
      doneTitle: 'Your job alert is on',
      done: 'You get a mail as soon as there is something new.',
      toJobs: 'Back to the jobs',
      toAlerts: 'All your job alerts',
    },
    confirm: {
      lead: 'After this, new jobs come to {{email}}.',
      yes: 'Yes, mail me new jobs',
      note: 'You did not ask for this? Then do nothing: without a yes nothing is sent.',
    },
    unsubscribe: {
      lead: 'You will get no more mails of this alert at {{email}}.',
      yes: 'Stop the mails',
      change: 'Mail me less or something else',
    },
    manage: {
      lead: 'The mails go to {{email}}.',
      save: 'Save changes',
      pause: 'Pause',
      resume: 'Start again',
      remove: 'Remove',
      pausedTitle: 'This alert is paused',
      paused: 'You get no mails until you start it again.',
    },
    expired: {
      lead: 'Ask for a new alert: it takes a minute.',
      again: 'Set up a new job alert',
    },
    done: {
      confirmed: 'Your job alert is on',
      changed: 'Your changes were saved',
      paused: 'You get no more mails of this alert',
      resumed: 'Your job alert is on again',
      removed: 'Your job alert was removed',
    },
    doneNext: {
      confirmed: 'You get a mail as soon as there is something new. Below you can change it at any time.',
      changed: 'They hold from the next mail on.',
      paused: 'It is still here. Start it again whenever you like, or remove it for good.',
      resumed: 'It tells of jobs that appear from now on.',
      removed: 'Nothing of it is left. Looking for something else? Set up a new one.',
    },
  },
  nl: {
    form: formMessages.nl,
    ...alertMessages.nl,
    titles: {
      create: 'Mail mij nieuwe vacatures',
      manage: 'Je job alert',
      confirm: 'Bevestig je job alert',
      unsubscribe: 'Deze job alert stoppen?',
      expired: 'Deze link is verlopen of ongeldig',
    },
    lead: 'Jij kiest hoe vaak. Stoppen kan met één klik.',
    searched: { search: 'voor “{{search}}”', place: 'rond {{place}}' },
    create: {
      ask: 'Zet job alert aan',
      submit: 'Zet job alert aan',
      terms:
        'Je krijgt eerst één mail om te bevestigen. We gebruiken je adres alleen voor deze alert: zie onze <privacy>privacyverklaring</privacy>.',
      termsCandidate:
        'De mails gaan naar het adres van je account. Zie onze <privacy>privacyverklaring</privacy>.',
      askedTitle: 'Nog één klik',
      asked:
        'We stuurden een mail naar {{email}}. Druk daarin op de knop, dan staat je alert aan. Na een paar minuten nog niets? Kijk bij de ongewenste mail.',
      doneTitle: 'Je job alert staat aan',
      done: 'Je krijgt een mail zodra er iets nieuws is.',
      toJobs: 'Terug naar de vacatures',
      toAlerts: 'Al je job alerts',
    },
    confirm: {
      lead: 'Daarna komen nieuwe vacatures binnen op {{email}}.',
      yes: 'Ja, mail mij nieuwe vacatures',
      note: 'Heb je dit niet gevraagd? Doe dan niets: zonder ja sturen we niets.',
    },
    unsubscribe: {
      lead: 'Je krijgt dan geen mails meer van deze alert op {{email}}.',
      yes: 'Stop de mails',
      change: 'Minder vaak of iets anders',
    },
    manage: {
      lead: 'De mails gaan naar {{email}}.',
      save: 'Wijzigingen opslaan',
      pause: 'Pauzeren',
      resume: 'Weer aanzetten',
      remove: 'Verwijderen',
      pausedTitle: 'Deze alert staat op pauze',
      paused: 'Je krijgt geen mails tot je hem weer aanzet.',
    },
    expired: {
      lead: 'Vraag een nieuwe alert aan: dat is zo gebeurd.',
      again: 'Nieuwe job alert instellen',
    },
    done: {
      confirmed: 'Je job alert staat aan',
      changed: 'Je wijzigingen zijn opgeslagen',
      paused: 'Je krijgt geen mails meer van deze alert',
      resumed: 'Je job alert staat weer aan',
      removed: 'Je job alert is verwijderd',
    },
    doneNext: {
      confirmed: 'Je krijgt een mail zodra er iets nieuws is. Hieronder kun je hem altijd aanpassen.',
      changed: 'Ze gelden vanaf de volgende mail.',
      paused: 'Hij staat hier nog. Zet hem weer aan wanneer je wilt, of verwijder hem voorgoed.',
      resumed: 'Hij meldt vacatures die vanaf nu verschijnen.',
      removed: 'Er is niets van over. Op zoek naar iets anders? Stel een nieuwe in.',
    },
  },
  ro: {
    form: formMessages.ro,
    ...alertMessages.ro,
    titles: {
      create: 'Trimite-mi joburile noi',
      manage: 'Alerta ta de joburi',
      confirm: 'Confirmă alerta de joburi',
      unsubscribe: 'Oprești această alertă?',
      expired: 'Acest link a expirat sau nu este valid',
    },
    lead: 'Tu alegi cât de des. Te poți opri cu un singur clic.',
    searched: { search: 'pentru „{{search}}”', place: 'în jurul localității {{place}}' },
    create: {
      ask: 'Activează alerta',
      submit: 'Activează alerta',
      terms:
        'Primești întâi un singur e-mail de confirmare. Folosim adresa ta doar pentru această alertă: vezi <privacy>politica de confidențialitate</privacy>.',
      termsCandidate:
        'E-mailurile ajung la adresa contului tău. Vezi <privacy>politica de confidențialitate</privacy>.',
      askedTitle: 'Încă un clic',
      asked:
        'Am trimis un e-mail la {{email}}. Apasă butonul din el și alerta ta este activă. Nu a ajuns nimic după câteva minute? Verifică mesajele nedorite.',
      doneTitle: 'Alerta ta este activă',
      done: 'Primești un e-mail imediat ce apare ceva nou.',
      toJobs: 'Înapoi la joburi',
      toAlerts: 'Toate alertele tale',
    },
    confirm: {
      lead: 'După aceea joburile noi ajung la {{email}}.',
      yes: 'Da, trimite-mi joburile noi',
      note: 'Nu ai cerut tu asta? Atunci nu face nimic: fără un „da” nu trimitem nimic.',
    },
    unsubscribe: {
      lead: 'Nu vei mai primi e-mailuri de la această alertă la {{email}}.',
      yes: 'Oprește e-mailurile',
      change: 'Mai rar sau altceva',
    },
    manage: {
      lead: 'E-mailurile ajung la {{email}}.',
      save: 'Salvează modificările',
      pause: 'Pune pe pauză',
      resume: 'Reactivează',
      remove: 'Șterge',
      pausedTitle: 'Această alertă este pe pauză',
      paused: 'Nu primești e-mailuri până nu o reactivezi.',
    },
    expired: {
      lead: 'Cere o alertă nouă: durează un minut.',
      again: 'Creează o alertă nouă',
    },
    done: {
      confirmed: 'Alerta ta este activă',
      changed: 'Modificările au fost salvate',
      paused: 'Nu mai primești e-mailuri de la această alertă',
      resumed: 'Alerta ta este din nou activă',
      removed: 'Alerta ta a fost ștearsă',
    },
    doneNext: {
      confirmed: 'Primești un e-mail imediat ce apare ceva nou. Mai jos o poți schimba oricând.',
      changed: 'Sunt valabile de la următorul e-mail.',
      paused: 'Este încă aici. O poți reactiva oricând sau o poți șterge definitiv.',
      resumed: 'Anunță joburile care apar de acum înainte.',
      removed: 'Nu a mai rămas nimic din ea. Cauți altceva? Creează una nouă.',
    },
  },
});

export type JobAlertsKey = MessageKey<typeof jobAlertsMessages>;
