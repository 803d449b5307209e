import { useMemo } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import { Section } from '../../lists/section.tsx';
import type { Place } from '../../widgets/form-place.ts';
import { SettingForm } from '../../widgets/setting-form.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { type LegalDraft, wholeProcessors, type WrittenLegal } from './legal-draft.ts';
import { type LegalSection, legalSections } from './legal-form.ts';

interface LegalAnswersProps {
  readonly state: Pick<WrittenLegal, 'purposes'>;
  readonly draft: LegalDraft;
  /** What is wrong with what is typed, by field as `processors.0.name`. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (change: Partial<LegalDraft>) => void;
}

/** The questions, drawn from the schema by which the server checks the answers. */
export function LegalAnswers({ state, draft, problems, onChange }: LegalAnswersProps) {
  const t = useContentMessages();
  const locale = useEditorLocale();
  const sections = useMemo(() => legalSections(t, locale, state.purposes), [t, locale, state.purposes]);
  const refused = Object.fromEntries(
    Object.entries(problems).map(([field, sentences]) => [`/${field.replaceAll('.', '/')}`, sentences]),
  );
  return sections.map((section) => (
    <div key={section.name} data-legal-section={section.name}>
      <Section
        title={t(`legal.${section.name}.title`)}
        about={section.name === 'contact' ? undefined : t(`legal.${section.name}.about`)}
      >
        <SectionForm section={section} draft={draft} refused={refused} onChange={onChange} />
      </Section>
    </div>
  ));
}

interface SectionFormProps extends Pick<LegalAnswersProps, 'draft' | 'onChange'> {
  readonly section: LegalSection;
  readonly refused: Place['refused'];
}

function SectionForm({ section, draft, refused, onChange }: SectionFormProps) {
  const value = Object.fromEntries(section.answers.map((name) => [name, draft[name]]));
  const place: Place = { blockKey: 'legal', name: section.name, pointer: '', problems: [], refused };
  return (
    <SettingForm
      id={`legal-${section.name}`}
      value={value}
      schema={section.node}
      ui={section.ui}
      place={place}
      onChange={(next) => {
        // A control that was emptied leaves its answer out.
        const answers = next as Partial<LegalDraft>;
        const typed = answers.processors
          ? { ...answers, processors: wholeProcessors(answers.processors) }
          : answers;
        onChange(
          Object.fromEntries(
            section.answers.map((name) => [
              name,
              typed[name] ?? (typeof draft[name] === 'string' ? '' : draft[name]),
            ]),
          ),
        );
      }}
    />
  );
}
