import type { StageKind } from '@boardwright/api-client/contract';
import type { EveryLocale } from '@boardwright/messages';

type Texts = Readonly<Record<StageKind, { readonly subject: string; readonly text: string }>>;

/** What a mail says at a move, until the employer changes it. `{{places}}` are filled for each applicant. */
export const letterMessages: EveryLocale<Texts> = {
  en: {
    received: {
      subject: 'We have your application for {{job}}',
      text: 'Hello {{given_name}},\n\nThank you for applying for {{job}}. We have received your application and will look at it soon.\n\nKind regards,\n{{sender}}\n{{organisation}}',
    },
    review: {
      subject: 'Your application for {{job}}',
      text: 'Hello {{given_name}},\n\nThank you for applying for {{job}}. We are looking at your application now, and you will hear from us soon.\n\nKind regards,\n{{sender}}\n{{organisation}}',
    },
    interview: {
      subject: 'An interview about {{job}}',
      text: 'Hello {{given_name}},\n\nWe read your application for {{job}} with interest and would like to meet you. When would suit you? Answer this mail with a few times that you can.\n\nKind regards,\n{{sender}}\n{{organisation}}',
    },
    offer: {
      subject: 'We would like to offer you {{job}}',
      text: 'Hello {{given_name}},\n\nWe enjoyed our conversation about {{job}}, and would like to make you an offer. We will call you to talk about the details.\n\nKind regards,\n{{sender}}\n{{organisation}}',
    },
    hired: {
      subject: 'Welcome to {{organisation}}',
      text: 'Hello {{given_name}},\n\nHow good that you are coming to work with us as {{job}}. You will hear soon how your first day looks.\n\nKind regards,\n{{sender}}\n{{organisation}}',
    },
    rejected: {
      subject: 'Your application for {{job}}',
      text: 'Hello {{given_name}},\n\nThank you for applying for {{job}}, and for the time you took. We decided to go on with other candidates. We wish you good luck in finding a job that suits you.\n\nKind regards,\n{{sender}}\n{{organisation}}',
    },
  },
  nl: {
    received: {
      subject: 'We hebben je sollicitatie op {{job}} ontvangen',
      text: 'Hallo {{given_name}},\n\nBedankt voor je sollicitatie op {{job}}. We hebben alles goed ontvangen en bekijken het binnenkort.\n\nMet vriendelijke groet,\n{{sender}}\n{{organisation}}',
    },
    review: {
      subject: 'Je sollicitatie op {{job}}',
      text: 'Hallo {{given_name}},\n\nBedankt voor je sollicitatie op {{job}}. We zijn ermee bezig en laten je snel iets horen.\n\nMet vriendelijke groet,\n{{sender}}\n{{organisation}}',
    },
    interview: {
      subject: 'Uitnodiging voor een gesprek over {{job}}',
      text: 'Hallo {{given_name}},\n\nWe hebben je sollicitatie op {{job}} met interesse gelezen en maken graag kennis met je. Wanneer schikt het jou? Beantwoord deze mail met een paar momenten waarop je kunt.\n\nMet vriendelijke groet,\n{{sender}}\n{{organisation}}',
    },
    offer: {
      subject: 'We doen je graag een aanbod voor {{job}}',
      text: 'Hallo {{given_name}},\n\nWe hadden een fijn gesprek over {{job}} en doen je graag een aanbod. We bellen je om de details door te nemen.\n\nMet vriendelijke groet,\n{{sender}}\n{{organisation}}',
    },
    hired: {
      subject: 'Welkom bij {{organisation}}',
      text: 'Hallo {{given_name}},\n\nWat goed dat je bij ons komt werken als {{job}}. Je hoort binnenkort hoe je eerste dag eruitziet.\n\nMet vriendelijke groet,\n{{sender}}\n{{organisation}}',
    },
    rejected: {
      subject: 'Je sollicitatie op {{job}}',
      text: 'Hallo {{given_name}},\n\nBedankt voor je sollicitatie op {{job}} en voor de tijd die je erin hebt gestoken. We gaan verder met andere kandidaten. We wensen je veel succes bij het vinden van een baan die bij je past.\n\nMet vriendelijke groet,\n{{sender}}\n{{organisation}}',
    },
  },
  ro: {
    received: {
      subject: 'Am primit aplicarea ta pentru {{job}}',
      text: 'Bună, {{given_name}},\n\nÎți mulțumim că ai aplicat pentru {{job}}. Am primit totul și vom citi în curând.\n\nCu stimă,\n{{sender}}\n{{organisation}}',
    },
    review: {
      subject: 'Aplicarea ta pentru {{job}}',
      text: 'Bună, {{given_name}},\n\nÎți mulțumim că ai aplicat pentru {{job}}. Ne uităm acum pe aplicarea ta și revenim în curând.\n\nCu stimă,\n{{sender}}\n{{organisation}}',
    },
    interview: {
      subject: 'Invitație la interviu pentru {{job}}',
      text: 'Bună, {{given_name}},\n\nAm citit cu interes aplicarea ta pentru {{job}} și am vrea să te cunoaștem. Când ți s-ar potrivi? Răspunde la acest e-mail cu câteva momente în care poți.\n\nCu stimă,\n{{sender}}\n{{organisation}}',
    },
    offer: {
      subject: 'Vrem să îți facem o ofertă pentru {{job}}',
      text: 'Bună, {{given_name}},\n\nNe-a plăcut discuția despre {{job}} și vrem să îți facem o ofertă. Te sunăm ca să vorbim despre detalii.\n\nCu stimă,\n{{sender}}\n{{organisation}}',
    },
    hired: {
      subject: 'Bine ai venit la {{organisation}}',
      text: 'Bună, {{given_name}},\n\nNe bucurăm că vii să lucrezi cu noi ca {{job}}. Vei afla în curând cum arată prima ta zi.\n\nCu stimă,\n{{sender}}\n{{organisation}}',
    },
    rejected: {
      subject: 'Aplicarea ta pentru {{job}}',
      text: 'Bună, {{given_name}},\n\nÎți mulțumim că ai aplicat pentru {{job}} și pentru timpul acordat. Am hotărât să continuăm cu alți candidați. Îți dorim mult succes în găsirea unui loc de muncă potrivit.\n\nCu stimă,\n{{sender}}\n{{organisation}}',
    },
  },
};
