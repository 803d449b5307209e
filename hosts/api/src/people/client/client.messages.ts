import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about a field of a company or of an invitation (specification §5), beside what other forms say too. */
const messages = defineMessages({
  en: {
    nameLong: 'The name should be at most 120 characters',
    vatInvalid: 'This is not a valid VAT number. Does it begin with its country, as NL?',
    kvkInvalid: 'A KvK number has eight digits',
    worksHere: 'This person works for your company already',
  },
  nl: {
    nameLong: 'De naam mag hooguit 120 tekens lang zijn',
    vatInvalid: 'Dit is geen geldig btw-nummer. Begint het met het land, zoals NL?',
    kvkInvalid: 'Een KvK-nummer heeft acht cijfers',
    worksHere: 'Deze persoon werkt al voor je bedrijf',
  },
  ro: {
    nameLong: 'Numele poate avea cel mult 120 de caractere',
    vatInvalid: 'Acest cod de TVA nu este valid. Începe cu țara, ca RO?',
    kvkInvalid: 'Un număr KvK are opt cifre',
    worksHere: 'Această persoană lucrează deja pentru compania ta',
  },
});

/** A sentence in the caller's language. */
export const clientMessage = translateIn(messages);
