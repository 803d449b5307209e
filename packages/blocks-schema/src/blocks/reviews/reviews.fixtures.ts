import { defineFixtures } from '../../define-fixtures.ts';
import { reviews } from './reviews.schema.ts';

const sanne = {
  name: 'Sanne',
  title: 'Binnen twee weken op gesprek',
  reviewerName: 'Sanne W.',
  role: 'Verpleegkundige uit Winsum',
  text: 'Ik zocht werk waar ik met de fiets heen kon. De afstand stond er meteen bij, en het salaris ook. Drie sollicitaties, twee gesprekken, één baan.',
};
const jelle = {
  name: 'Jelle',
  title: 'Geen gedoe',
  reviewerName: 'Jelle P.',
  role: 'Monteur uit Bedum',
  text: 'Solliciteren duurde drie minuten, op mijn telefoon, in de bus. ’s Avonds werd ik gebeld.',
};
const ilse = {
  name: 'Ilse',
  title: 'De juiste mensen',
  reviewerName: 'Ilse Veenstra',
  role: 'Personeelszaken, Zorggroep Lauwers',
  text: 'We krijgen via Wadwerk minder brieven dan via de grote sites, maar ze zijn van mensen die hier wonen en willen blijven. Dat scheelt ons weken.',
};
const mihai = {
  name: 'Mihai',
  title: 'În limba mea',
  reviewerName: 'Mihai I.',
  role: 'Lucrător în seră, Klazienaveen',
  text: 'Anunțul era în română. Știam exact cât câștig și unde locuiesc. Nu mai văzusem asta nicăieri.',
};
const marten = {
  name: 'Marten',
  title: 'Veertien monteurs',
  reviewerName: 'Marten Kooistra',
  role: 'Instroom, Eemswind Energie',
  text: 'Dit jaar begonnen er veertien leerlingen in onze opleidingshal. Negen van hen vonden ons via een job alert.',
};
const tjitske = {
  name: 'Tjitske',
  title: 'Na vijftien jaar weer begonnen',
  reviewerName: 'Tjitske B.',
  role: 'Herintreder uit Dokkum',
  text: 'Ik wilde hooguit zestien uur, onder schooltijd. Ik vinkte het aan en er bleven elf vacatures over. Elf! Ik had op nul gerekend.',
};
const six = [sanne, jelle, ilse, mihai, marten, tjitske];
const texts = {
  heading: 'Wat ze van ons zeggen',
  subheading: 'Van wie hier werk vond, en van wie hier mensen vond.',
};

export const reviewsFixtures = defineFixtures(reviews, {
  default: { title: 'As it comes: nothing yet', settings: {} },
  one: { title: 'One review', settings: { ...texts, reviewsData: [ilse] } },
  two: { title: 'Two reviews', settings: { ...texts, reviewsData: [sanne, jelle] } },
  six: { title: 'Six reviews', settings: { ...texts, reviewsData: six } },
  many: {
    title: 'Fourteen: nine, and the rest folded away',
    settings: { ...texts, reviewsData: [...six, ...six, sanne, jelle] },
  },
  pictures: {
    title: 'With pictures, and parts left out',
    settings: {
      reviewsData: [
        { ...ilse, avatar: { src: '/uploads/art/photo.jpg', alt: '' } },
        { name: 'Only text', text: 'Een fijne site, zonder poespas.' },
        { name: 'No role', reviewerName: 'Wiebe', title: 'Kort en goed', text: 'Morgen begin ik.' },
      ],
    },
  },
  'long-text': {
    title: 'Long words and long texts',
    settings: {
      heading: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissie',
      reviewsData: [
        {
          ...sanne,
          title: 'Arbeidsmarktcommunicatiemedewerkersbijeenkomst',
          role: 'Verpleegkundigspecialistouderengeneeskundeverantwoordelijke, Klazienaveen',
          text: 'Een lang verhaal in gewone woorden, over werk en over reizen. '.repeat(30).trim(),
        },
        jelle,
        ilse,
      ],
    },
  },
});
