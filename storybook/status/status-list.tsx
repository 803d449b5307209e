import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { PageLink } from '../docs/frame/page-link.tsx';
import { partsIn, type IndexedStory, type ListedPart } from './parts-in.ts';
import { stages, type Stage } from './status-of.ts';

/** Every part and block by how it stands, read from Storybook's own index of stories. */
export function StatusList() {
  const [parts, setParts] = useState<readonly ListedPart[] | Error>();
  useEffect(() => {
    const read = async (): Promise<void> => {
      const reply = await fetch('./index.json');
      const { entries } = (await reply.json()) as {
        readonly entries: Readonly<Record<string, IndexedStory>>;
      };
      setParts(partsIn(Object.values(entries)));
    };
    read().catch((error: unknown) => setParts(error instanceof Error ? error : new Error(String(error))));
  }, []);
  if (parts === undefined) return null;
  if (parts instanceof Error) return <p role="alert">The list could not be read: {parts.message}</p>;
  return (Object.keys(stages) as Stage[]).map((stage) => (
    <StageTable key={stage} stage={stage} parts={parts.filter(({ status }) => status.stage === stage)} />
  ));
}

function StageTable({ stage, parts }: { readonly stage: Stage; readonly parts: readonly ListedPart[] }) {
  const { title, text } = stages[stage];
  return (
    <>
      <Heading>{`${title} (${parts.length})`}</Heading>
      <p>{text}</p>
      {parts.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th>Part</th>
              <th>Since</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ title: name, docs, status }) => (
              <tr key={docs}>
                <td>
                  <PageLink to={`docs/${docs}`}>{name}</PageLink>
                </td>
                <td>{status.since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
