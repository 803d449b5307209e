import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BrandForm } from './brand-form.tsx';
import type { Typed } from './colour-field.tsx';
import { noOwnBrand, type OwnBrand } from './own-brand.ts';

/** Tests of the form; who reads Storybook has the form itself. */
const meta: Meta = { title: 'Try your brand/Form', tags: ['!dev'] };
export default meta;

function Tried({ first = noOwnBrand }: { readonly first?: OwnBrand }) {
  const [own, setOwn] = useState(first);
  const [typed, setTyped] = useState<Typed>({});
  return <BrandForm brand="wadwerk" own={own} onChange={setOwn} typed={typed} onType={setTyped} />;
}

function isIn(field: HTMLInputElement, value: string): void {
  if (field.value !== value) throw new Error(`‘${field.value}’ is in the field, not ‘${value}’`);
}

/** A pale colour says what is made of it and what is left to do; what is none stays typed and loses nothing. */
export const Choosing: StoryObj = {
  render: () => <Tried />,
  async play({ canvas, userEvent }) {
    const primary = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Primary' });
    await userEvent.type(primary, 'f6e58d');
    await canvas.findByText(/: buttons have black ones/);
    await canvas.findByText('1 of 12 pairs of colours fails WCAG AA.');
    await userEvent.clear(primary);
    await userEvent.type(primary, 'groen');
    await canvas.findByText(/^‘groen’ is no colour:/);
    isIn(primary, 'groen');
    await userEvent.clear(primary);
    await userEvent.type(primary, '#f6e58d');
    await userEvent.click(canvas.getByRole('button', { name: /^Use #/ }));
    await canvas.findByText('All 12 pairs of colours pass WCAG AA.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the brand’s own' }));
    isIn(primary, '');
  },
};

/** An address that somebody wrote by hand: each of its values that is none is told, the others hold. */
export const FromAnAddress: StoryObj = {
  render: () => (
    <Tried first={{ primary: 'groen', employer: '#123456', secondary: '', font: 'Comic Sans' }} />
  ),
  async play({ canvas }) {
    await canvas.findByText(/^‘groen’ is no colour:.*#00616b stays\.$/);
    await canvas.findByText('‘Comic Sans’ is no font of a site: Montserrat stays.');
    isIn(canvas.getByRole('textbox', { name: 'Primary for employers' }), '#123456');
  },
};
