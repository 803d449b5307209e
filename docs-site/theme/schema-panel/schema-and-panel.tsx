import { defaultsOf, filledSettings, type BlockSchema } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { SettingsForm } from '@boardwright/editor/settings-form';
import { BlockBoundary } from '@boardwright/engine/block-boundary';
import { startTransition, useMemo, useState } from 'react';
import { beginnings } from './beginnings.ts';
import { JsonEditor } from './json-editor.tsx';
import { storeTexts, storedTexts } from './stored-texts.ts';
import { readSchema, sentenceOf } from './read-schema.ts';

type Values = Readonly<Record<string, unknown>>;

function Outcome({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre>{children}</pre>
    </section>
  );
}

const inJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** What comes of a schema and of what is set by it. */
function Outcomes({
  schema,
  value,
  drafts,
}: {
  readonly schema: BlockSchema;
  readonly value: Values;
  readonly drafts: Values;
}) {
  const refused = problemsOf(schema.settings, filledSettings(schema, { ...value, ...drafts }));
  return (
    <div className="schema-outcomes">
      <Outcome title="Stored: what differs from the defaults">{inJson(value)}</Outcome>
      <Outcome title="What the block renders: with its defaults">
        {inJson(filledSettings(schema, value))}
      </Outcome>
      <Outcome title="Refused by the validator">
        {refused.length === 0
          ? 'Nothing'
          : refused
              .map(({ path, rule, message }) => `${path || 'The settings'}: ${message} (${rule})`)
              .join('\n')}
      </Outcome>
      <Outcome title="Defaults">{inJson(defaultsOf(schema))}</Outcome>
    </div>
  );
}

interface EditedProps {
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** One beginning as it is edited: its text, the form that comes of it, and what is set there. */
function Edited({ name, text, onText }: EditedProps) {
  const [begun] = useState(text);
  const read = useMemo(() => readSchema(text), [text]);
  const [schema, setSchema] = useState(() => {
    // What was left half written has the panel of what it began as.
    const first = 'schema' in read ? read : readSchema(beginnings.get(name) ?? '');
    return 'schema' in first ? first.schema : undefined;
  });
  /** Why the form could not be drawn; the text beside it stays as it is. */
  const [fault, setFault] = useState('');
  const [set, setSet] = useState<{ readonly value: Values; readonly drafts: Values }>({
    value: {},
    drafts: {},
  });
  return (
    <>
      <div className="schema-sides">
        <section aria-label="Schema">
          <JsonEditor
            label="The declaration of a block, as JSON"
            text={begun}
            describedBy="schema-problem"
            onChange={(next) => {
              onText(next);
              const found = readSchema(next);
              // The form of before stays until the next one can be drawn.
              if ('schema' in found) startTransition(() => setSchema(found.schema));
            }}
          />
        </section>
        <section aria-label="Panel">
          {schema ? (
            <BlockBoundary
              blockKey={schema.key}
              given={schema}
              onError={(error) => setFault(sentenceOf(error))}
              fallback={<p role="alert">The form could not be drawn: {fault}</p>}
            >
              <SettingsForm
                schema={schema}
                value={set.value}
                onChange={(value, drafts) => setSet({ value, drafts })}
              />
            </BlockBoundary>
          ) : null}
        </section>
      </div>
      <p id="schema-problem" role="status" className="schema-problem">
        {'problem' in read ? `${read.problem}${schema ? ' The panel is as it was before.' : ''}` : ''}
      </p>
      {schema ? <Outcomes schema={schema} {...set} /> : null}
    </>
  );
}

/** The block that the address names, as a page of it leads here; the example without. */
function askedBeginning(): string {
  const names = [...beginnings.keys()];
  return names.find((name) => `#${encodeURIComponent(name)}` === location.hash) ?? names[0] ?? '';
}

/** A block's schema, and beside it the panel that the editor makes of it. */
export function SchemaAndPanel() {
  const [texts, setTexts] = useState(() => storedTexts(localStorage));
  const [name, setName] = useState(askedBeginning);
  const write = (next: Readonly<Record<string, string>>): void => {
    setTexts(next);
    storeTexts(localStorage, next);
  };
  const { [name]: stored, ...others } = texts;
  const [round, setRound] = useState(0);
  return (
    <div className="schema-panel">
      <p className="schema-choice">
        <label>
          Begin with{' '}
          <select value={name} onChange={(event) => setName(event.target.value)}>
            {[...beginnings.keys()].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>{' '}
        {stored === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              write(others);
              setRound(round + 1);
            }}
          >
            As it was
          </button>
        )}
      </p>
      <Edited
        key={`${name}/${round}`}
        name={name}
        text={stored ?? beginnings.get(name) ?? ''}
        onText={(text) => write({ ...texts, [name]: text })}
      />
    </div>
  );
}
