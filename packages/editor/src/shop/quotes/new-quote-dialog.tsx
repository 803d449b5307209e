import type { AdminQuote } from '@boardwright/api-client/contract';
import { useCallback, useState } from 'react';
import { CompanyChoice, type NamedCompany } from '../../lists/company-choice.tsx';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure, Problem } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { AddCompanyHere } from '../../new-company/add-company-here.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useShopMessages } from '../use-shop-messages.ts';
import { QuoteForm } from './quote-form.tsx';
import { type QuotedCompany, useQuotesApi } from './quotes-api.ts';

interface NewQuoteDialogProps {
  readonly onClose: () => void;
  readonly onDone: (quote: AdminQuote) => void;
}

/** Writes a quote for a company that is chosen first. */
export function NewQuoteDialog({ onClose, onDone }: NewQuoteDialogProps) {
  const { t } = useShopMessages();
  const api = useQuotesApi();
  const [chosen, setChosen] = useState<NamedCompany>();
  const [isTried, setIsTried] = useState(false);
  const [company, setCompany] = useState<QuotedCompany>();
  const read = useSubmission((id: number) => api.company(id), setCompany);
  const find = useCallback((search: string) => api.companies(search), [api]);
  const goOn = () => {
    setIsTried(true);
    if (chosen) read.submit(chosen.id);
  };
  if (company) return <QuoteForm company={company} onClose={onClose} onDone={onDone} />;
  return (
    <Modal
      title={t('quote.write')}
      width="wide"
      onClose={onClose}
      foot={<DialogFoot action={t('quote.next')} isBusy={read.isBusy} onClose={onClose} submits={goOn} />}
    >
      <Failure of={read.failure} />
      {isTried && !chosen ? <Problem text={t('quote.chooseCompany')} /> : null}
      <CompanyChoice
        label={t('quote.whichCompany')}
        words={{
          find: t('quote.findCompany'),
          choose: t('quote.chooseCompany'),
          named: ({ id, name }) => t('quote.named', { name, id }),
        }}
        chosen={chosen}
        find={find}
        onChoose={setChosen}
        renderBelow={(found) => <AddCompanyHere {...found} onThere={setChosen} />}
      />
    </Modal>
  );
}
