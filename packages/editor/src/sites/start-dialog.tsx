import type { RunSite } from '@boardwright/api-client/contract';
import { isLocale } from '@boardwright/messages';
import { useId, useState } from 'react';
import { type NewSite, useSitesApi } from '../shell/sites-api.ts';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { ChoiceField, TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { Modal } from '../ui/modal.tsx';
import type { Beginning } from './beginning-drawing.tsx';
import { BeginningChoice } from './beginning.tsx';
import { type Bare, BareFields } from './empty-fields.tsx';
import { SiteFileChoice, SitePreview } from './site-file-choice.tsx';
import { nameOf } from './name-of.ts';
import { useSiteFile } from './use-site-file.ts';
import { useSitesMessages } from './use-sites-messages.ts';

/** As the theme has it until somebody chooses. */
const firstColor = '#00616b';

interface StartDialogProps {
  readonly sites: readonly RunSite[];
  /** The site to begin with; 0 for none. */
  readonly from: number;
  readonly onClose: () => void;
  readonly onDone: (made: RunSite) => void;
}

/** A site of this server that is started in the languages and with the look of the one that one is at. */
function bareAs(here: RunSite | undefined): Bare {
  const languages = here?.languages.filter(isLocale) ?? ['en'];
  const own = languages.find((one) => one === here?.default_language) ?? languages[0];
  return { languages, own, color: firstColor };
}

/** What of the form says what the site is made of. */
interface Chosen {
  readonly beginning: Beginning;
  readonly bare: Bare;
  readonly source: string;
  readonly upload: string | undefined;
  readonly keepsUnknown: boolean;
}

function partsOf({ beginning, bare, source, upload, keepsUnknown }: Chosen): Partial<NewSite> {
  if (beginning === 'copy') return { source_id: Number(source) };
  if (beginning === 'file')
    return { ...(upload !== undefined && { upload }), unknown_blocks: keepsUnknown ? 'keep' : 'leave_out' };
  const { languages, color } = bare;
  const own = languages.find((one) => one === bare.own) ?? languages[0];
  return {
    languages: [...languages],
    ...(own && { default_language: own }),
    ...(beginning === 'empty' ? { primary_color: color } : { template: beginning }),
  };
}

/** Another board: empty, with all that one has which is there, or with all that is in a file. */
export function StartDialog({ sites, from, onClose, onDone }: StartDialogProps) {
  const t = useSitesMessages();
  const api = useSitesApi();
  const formId = useId();
  const here = sites.find(({ is_current: isCurrent }) => isCurrent);
  const copied = sites.find(({ id }) => id === from);
  const [beginning, setBeginning] = useState<Beginning>(copied ? 'copy' : 'empty');
  const [source, setSource] = useState(String((copied ?? here ?? sites[0])?.id ?? ''));
  const [name, setName] = useState('');
  const [host, setHost] = useState('');
  const [bare, setBare] = useState(() => bareAs(here));
  const [keepsUnknown, setKeepsUnknown] = useState(false);
  const [fileMissing, setFileMissing] = useState(false);
  const { file, choose } = useSiteFile((preview) => setName((typed) => typed || preview.name));
  const upload = file.state === 'ready' ? file.upload : undefined;
  const submission = useSubmission(async (site: NewSite) => {
    if (!api) throw new Error('There is no API of the sites above');
    return api.start(site);
  }, onDone);
  const fields = submission.failure?.fields ?? {};
  const problemOf = (field: string): string | undefined => fields[field]?.join(' ');
  const isMissing = beginning === 'file' && upload === undefined;
  function send(): void {
    setFileMissing(isMissing);
    if (isMissing) return;
    submission.submit({ name, host, ...partsOf({ beginning, bare, source, upload, keepsUnknown }) });
  }
  const hasWords = Object.keys(fields).some((field) => field !== 'upload');
  return (
    <Modal
      title={t('start')}
      width="wide"
      isDirty={name !== '' || host !== '' || file.state !== 'none'}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t(submission.isBusy ? 'starting' : 'doStart')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      {hasWords ? null : <Failure of={submission.failure} />}
      <form
        id={formId}
        noValidate
        aria-busy={submission.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <BeginningChoice chosen={beginning} onChoose={setBeginning} />
        {beginning === 'copy' && sites.length > 1 ? (
          <ChoiceField
            label={t('copied')}
            value={source}
            options={sites.map((one) => ({ value: String(one.id), text: nameOf(one) }))}
            onChange={setSource}
          />
        ) : null}
        {beginning === 'file' ? (
          <SiteFileChoice
            file={file}
            problem={fileMissing ? t('fileMissing') : undefined}
            onChoose={choose}
          />
        ) : null}
        {beginning === 'file' && file.state === 'ready' ? (
          <SitePreview preview={file.preview} keepsUnknown={keepsUnknown} onKeepUnknown={setKeepsUnknown} />
        ) : null}
        <TextField
          label={t('name')}
          problem={problemOf('name')}
          maxLength={120}
          value={name}
          onChange={setName}
        />
        <TextField
          label={t('host')}
          hint={t('hostHint')}
          problem={problemOf('host')}
          maxLength={253}
          value={host}
          onChange={setHost}
        />
        {beginning === 'copy' || beginning === 'file' ? null : (
          <BareFields
            bare={bare}
            withColor={beginning === 'empty'}
            problemOf={problemOf}
            onChange={(change) => setBare((before) => ({ ...before, ...change }))}
          />
        )}
      </form>
    </Modal>
  );
}
