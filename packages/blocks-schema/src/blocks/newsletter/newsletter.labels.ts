import { defineLabels } from '../../define-labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { newsletter } from './newsletter.schema.ts';

export const newsletterLabels = defineLabels(newsletter, {
  en: {
    title: 'Newsletter',
    settings: {
      ...sectionHeadLabels.en,
      buttonText: 'Text of the button',
      note: {
        label: 'Line below the form',
        help: 'How often it comes, for instance. What one agrees to stands there by itself.',
      },
      thanks: { label: 'Thanks', help: 'Below it stands that a mail asks to confirm.' },
      layout: { label: 'Layout', choices: { panel: 'A tinted panel', plain: 'Plain' } },
    },
  },
  nl: {
    title: 'Nieuwsbrief',
    settings: {
      ...sectionHeadLabels.nl,
      buttonText: 'Tekst van de knop',
      note: {
        label: 'Regel onder het formulier',
        help: 'Bijvoorbeeld hoe vaak hij komt. Waarmee men akkoord gaat, staat er vanzelf.',
      },
      thanks: { label: 'Bedankje', help: 'Daaronder staat dat een mail om bevestiging vraagt.' },
      layout: { label: 'Indeling', choices: { panel: 'Een getint vlak', plain: 'Zonder vlak' } },
    },
  },
  ro: {
    title: 'Buletin informativ',
    settings: {
      ...sectionHeadLabels.ro,
      buttonText: 'Textul butonului',
      note: {
        label: 'Rândul de sub formular',
        help: 'De exemplu cât de des vine. Acordul cerut apare oricum.',
      },
      thanks: { label: 'Mulțumire', help: 'Dedesubt scrie că un e-mail cere confirmarea.' },
      layout: { label: 'Aspect', choices: { panel: 'Un panou colorat', plain: 'Simplu' } },
    },
  },
});
