import { defineMessages } from '@boardwright/messages';

export const jobAlertMessages = defineMessages({
  en: {
    name: 'Job alert',
    purpose: 'The form itself: who fills it in gets new jobs by mail.',
    search: 'mail subscribe notify email new vacancies form',
    subtitle:
      'New jobs in your field and your region, by mail. As often as you like, and you stop with one click.',
  },
  nl: {
    name: 'Job alert',
    purpose: 'Het formulier zelf: wie het invult, krijgt nieuwe vacatures per mail.',
    search: 'mail inschrijven bericht e-mail nieuwe vacatures formulier',
    subtitle:
      'Nieuwe vacatures in jouw vak en jouw regio, per mail. Zo vaak als je wilt, en je stopt met één klik.',
  },
  ro: {
    name: 'Alertă de joburi',
    purpose: 'Formularul însuși: cine îl completează primește joburi noi prin e-mail.',
    search: 'e-mail abonare notificare joburi noi formular',
    subtitle: 'Joburi noi din domeniul și zona ta, prin e-mail. Cât de des vrei, și te oprești cu un clic.',
  },
});
