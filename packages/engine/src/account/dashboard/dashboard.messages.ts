import { defineMessages } from '../../i18n/define-messages.ts';

export const dashboardMessages = defineMessages({
  en: {
    progress: {
      title: 'Your profile is {{percent}} % complete',
      done: 'Done',
      open: 'Still open',
      now: 'Do it now, {{percent}} %',
      account: { done: 'Account made', open: 'Make an account' },
      resume: { done: 'CV added', open: 'Add your CV' },
      alert: { done: 'Job alert set', open: 'Set a job alert' },
    },
    figures: {
      title: 'Your numbers',
      active: 'Active jobs',
      draft: 'Drafts',
      applications: 'Applications',
      newApplications: 'New in seven days',
    },
    logs: {
      title: 'What happened lately',
      by: 'by {{name}}',
      empty: 'Nothing yet. What changes in your account will stand here.',
    },
    shop: {
      title: 'Reach more candidates',
      text: 'Job postings, credits and more: see what there is.',
      go: 'To the shop',
    },
    empty: 'Choose a tab above.',
  },
  nl: {
    progress: {
      title: 'Je profiel is voor {{percent}} % klaar',
      done: 'Klaar',
      open: 'Nog te doen',
      now: 'Nu doen, {{percent}} %',
      account: { done: 'Account gemaakt', open: 'Account maken' },
      resume: { done: 'Cv toegevoegd', open: 'Cv toevoegen' },
      alert: { done: 'Job alert ingesteld', open: 'Job alert instellen' },
    },
    figures: {
      title: 'Jullie cijfers',
      active: 'Actieve vacatures',
      draft: 'Concepten',
      applications: 'Sollicitaties',
      newApplications: 'Nieuw in zeven dagen',
    },
    logs: {
      title: 'Wat er gebeurde',
      by: 'door {{name}}',
      empty: 'Nog niets. Wat er in je account verandert, komt hier te staan.',
    },
    shop: {
      title: 'Bereik meer kandidaten',
      text: 'Vacatures plaatsen, credits en meer: kijk wat er is.',
      go: 'Naar de webshop',
    },
    empty: 'Kies hierboven een tabblad.',
  },
  ro: {
    progress: {
      title: 'Profilul tău este complet în proporție de {{percent}} %',
      done: 'Gata',
      open: 'De făcut',
      now: 'Fă-o acum, {{percent}} %',
      account: { done: 'Cont creat', open: 'Creează un cont' },
      resume: { done: 'CV adăugat', open: 'Adaugă CV-ul' },
      alert: { done: 'Alertă de joburi setată', open: 'Setează o alertă de joburi' },
    },
    figures: {
      title: 'Cifrele voastre',
      active: 'Joburi active',
      draft: 'Ciorne',
      applications: 'Aplicări',
      newApplications: 'Noi în șapte zile',
    },
    logs: {
      title: 'Ce s-a întâmplat',
      by: 'de {{name}}',
      empty: 'Încă nimic. Ce se schimbă în contul tău va apărea aici.',
    },
    shop: {
      title: 'Ajungi la mai mulți candidați',
      text: 'Publicarea joburilor, credite și altele: vezi ce oferim.',
      go: 'La magazin',
    },
    empty: 'Alege o filă de mai sus.',
  },
});
