import type { MessageTree } from '@boardwright/messages';
import type { PageMessages } from './translate.ts';

/** Whether it may be a group of messages: what it holds is not looked at. */
export const isMessageTree = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is no message, as a number or a message in the place of several, changes nothing. */
function laidOver(under: string | MessageTree | undefined, over: unknown): string | MessageTree | undefined {
  if (typeof over === 'string') return isMessageTree(under) ? under : over;
  if (!isMessageTree(over) || typeof under === 'string') return under;
  const merged: [string, string | MessageTree][] = [];
  for (const key of new Set([...Object.keys(under ?? {}), ...Object.keys(over)])) {
    const message = laidOver(under?.[key], over[key]);
    if (message !== undefined) merged.push([key, message]);
  }
  return Object.fromEntries(merged);
}

/**
 * Messages with others laid over them key by key, at any depth: what those do not say stays as it was.
 * @param messages by namespace
 * @param over by namespace; also what somebody stored: what is no message is passed over
 */
export function mergeMessages(messages: PageMessages, over: Readonly<Record<string, unknown>>): PageMessages {
  const merged = laidOver(messages, over);
  return isMessageTree(merged) ? (merged as PageMessages) : messages;
}
