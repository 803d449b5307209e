import {
  authorityCountries,
  legalAnswersSchema,
  processorTasks,
  type LegalPurpose,
} from '@boardwright/api-client/contract';
import type { TypedTranslate } from '@boardwright/messages';
import type { UiSchema } from '@rjsf/utils';
import { getCountries } from 'libphonenumber-js/min';
import type { SettingNode } from '../../panel/setting-node.ts';
import type { contentMessages } from '../content.messages.ts';
import type { AnswerName } from './legal-draft.ts';

type Translate = TypedTranslate<typeof contentMessages.en>;

/** A section of the form as the form of settings draws it. */
export interface LegalSection {
  readonly name: 'contact' | 'work' | 'rules';
  readonly answers: readonly AnswerName[];
  readonly node: SettingNode;
  readonly ui: UiSchema;
}

const { properties } = legalAnswersSchema;
/** The form is all there is: it needs no box. */
const whole: UiSchema = { 'ui:whole': true };

/** Without what it begins with: the control would say it in grey where nothing is typed. */
function plain({ default: _begins, ...node }: SettingNode): SettingNode {
  return node;
}

/** Countries by name in the reader's language. */
function countries(
  codes: readonly string[],
  locale: string,
): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => compare(one, other));
}

/** A choice of countries, with what no country is called. */
function countryNode(codes: readonly string[], none: string, locale: string): SettingNode {
  const listed = [['', none] as const, ...countries(codes, locale)];
  return {
    type: 'string',
    enum: listed.map(([code]) => code),
    enumNames: listed.map(([, name]) => name),
  };
}

function contactSection(t: Translate): LegalSection {
  const node = (name: 'contact_phone' | 'contact_email' | 'officer_email'): SettingNode => ({
    ...plain(properties[name]),
    title: t(`legal.contact.${name}`),
  });
  const hinted = (name: 'represented_by' | 'officer_name'): SettingNode => ({
    ...plain(properties[name]),
    title: t(`legal.contact.${name}`),
    description: t(`legal.contact.${name}_hint`),
  });
  const parts = {
    contact_email: node('contact_email'),
    contact_phone: node('contact_phone'),
    represented_by: hinted('represented_by'),
    officer_name: hinted('officer_name'),
    officer_email: node('officer_email'),
  };
  return {
    name: 'contact',
    answers: ['contact_email', 'contact_phone', 'represented_by', 'officer_name', 'officer_email'],
    node: { type: 'object', properties: parts },
    ui: whole,
  };
}

function workSection(t: Translate, locale: string): LegalSection {
  const { items, maxItems } = properties.processors;
  const processor: SettingNode = {
    type: 'object',
    title: t('legal.work.processor'),
    properties: {
      name: { ...plain(items.properties.name), title: t('legal.work.name') },
      task: {
        ...items.properties.task,
        type: 'string',
        title: t('legal.work.task'),
        enumNames: processorTasks.map((task) => t(`legal.work.tasks.${task}`)),
      },
      country: {
        ...countryNode(getCountries(), t('legal.work.noCountry'), locale),
        default: '',
        title: t('legal.work.country'),
      },
    },
  };
  return {
    name: 'work',
    answers: ['processors'],
    node: {
      type: 'object',
      properties: {
        processors: { type: 'array', maxItems, title: t('legal.work.processors'), items: processor },
      },
    },
    ui: whole,
  };
}

function rulesSection(t: Translate, locale: string, sells: boolean): LegalSection {
  const parts: Readonly<Record<string, SettingNode>> = {
    ...(sells && {
      invoice_years: {
        ...plain(properties.invoice_years),
        title: t('legal.rules.invoice_years'),
        description: t('legal.rules.invoice_years_hint'),
      },
    }),
    minimum_age: { ...plain(properties.minimum_age), title: t('legal.rules.minimum_age') },
    authority: {
      ...countryNode(authorityCountries, t('legal.rules.ofCompany'), locale),
      title: t('legal.rules.authority'),
    },
    court: {
      ...plain(properties.court),
      title: t('legal.rules.court'),
      description: t('legal.rules.court_hint'),
    },
  };
  return {
    name: 'rules',
    answers: ['invoice_years', 'minimum_age', 'authority', 'court'],
    node: { type: 'object', properties: parts },
    ui: whole,
  };
}

/** The questions of the form, section by section; what a board does not do is not asked about. */
export function legalSections(
  t: Translate,
  locale: string,
  purposes: readonly LegalPurpose[],
): readonly LegalSection[] {
  return [contactSection(t), workSection(t, locale), rulesSection(t, locale, purposes.includes('orders'))];
}
