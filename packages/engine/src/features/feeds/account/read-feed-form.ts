import {
  type BodyOf,
  type Contract,
  type FeedMapping,
  feedSchedules,
} from '@boardwright/api-client/contract';
import { chooseMapping, isMappingField, storedMapping, type PathChoice } from '../changes/mapping-choices.ts';
import { type FixedValue, longestFixedValue, withFixedValues } from '../changes/fixed-values.ts';
import { textOf } from '../../../page/forms/field-rules.ts';

export type FeedBody = BodyOf<Contract['feeds']['createFeed']>;
/** More paths than an inspection ever shows. */
const mostPaths = 300;
/** More fixed values than there are fields. */
const mostFixed = 60;

/** What the form was sent with, as a feed had it. */
function mappingOf(form: FormData): FeedMapping {
  try {
    const value: unknown = JSON.parse(textOf(form, 'mapping') || '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    // Policy: a form that somebody wrote themselves begins with nothing.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function choicesOf(form: FormData): readonly PathChoice[] {
  const choices: PathChoice[] = [];
  for (let index = 0; index < mostPaths; index += 1) {
    const path = textOf(form, `path-${index}`);
    if (path === '') break;
    const [displayed, chosen] = [textOf(form, `displayed-${index}`), textOf(form, `field-${index}`)];
    choices.push({
      path,
      displayed: isMappingField(displayed) ? displayed : null,
      chosen: isMappingField(chosen) ? chosen : null,
    });
  }
  return choices;
}

/** The rows of fixed values; undefined for a form without them. */
export function fixedOf(form: FormData): readonly FixedValue[] | undefined {
  const rows: FixedValue[] = [];
  for (let index = 0; index < mostFixed && form.has(`fixed-value-${index}`); index += 1) {
    const field = textOf(form, `fixed-field-${index}`);
    rows.push({
      field: isMappingField(field) ? field : null,
      value: textOf(form, `fixed-value-${index}`).slice(0, longestFixedValue),
    });
  }
  return rows.length > 0 ? rows : undefined;
}

function mappingInForm(form: FormData): FeedMapping {
  const [item, found] = [textOf(form, 'item'), textOf(form, 'found')];
  const chosen = chooseMapping(mappingOf(form), storedMapping(item, found), choicesOf(form));
  const rows = fixedOf(form);
  return rows ? withFixedValues(chosen, rows) : chosen;
}

/** A feed's form as the API takes it. */
export function readFeedForm(form: FormData): FeedBody {
  const weekday = Number(textOf(form, 'weekday'));
  return {
    name: textOf(form, 'name').slice(0, 200),
    address: textOf(form, 'address').slice(0, 2000),
    company: textOf(form, 'company').slice(0, 200) || null,
    schedule: feedSchedules.find((one) => one === textOf(form, 'schedule')) ?? 'daily',
    time_of_day: textOf(form, 'time_of_day').slice(0, 20),
    weekday: weekday >= 1 && weekday <= 7 ? Math.floor(weekday) : 1,
    mapping: mappingInForm(form),
  };
}
