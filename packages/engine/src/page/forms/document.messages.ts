import { defineMessages, type MessageKey } from '@boardwright/messages';

/** The words of a document that goes along with a form, spread into a block's own messages under `document`. */
export const documentMessages = defineMessages({
  en: {
    hint: 'PDF, Word or LaTeX, at most {{limit}} MB.',
    type: 'Allowed file types: PDF, DOC, DOCX, LATEX!',
    size: 'File size can not exceed {{limit}}MB!',
    failed: 'File upload error. Please choose it again.',
  },
  nl: {
    hint: 'Pdf, Word of LaTeX, hooguit {{limit}} MB.',
    type: 'Toegestane bestandstypen: PDF, DOC, DOCX, LATEX.',
    size: 'Het bestand mag hooguit {{limit}} MB zijn.',
    failed: 'Het bestand kon niet worden geüpload. Kies het nog eens.',
  },
  ro: {
    hint: 'PDF, Word sau LaTeX, cel mult {{limit}} MB.',
    type: 'Tipuri de fișiere permise: PDF, DOC, DOCX, LATEX!',
    size: 'Fișierul nu poate depăși {{limit}} MB!',
    failed: 'Fișierul nu a putut fi încărcat. Alege-l din nou.',
  },
});

export type DocumentKey = MessageKey<typeof documentMessages>;
