import { defineMessages, type MessageKey } from '@boardwright/messages';

export const countdownMessages = defineMessages({
  en: {
    days_one: 'day',
    days_other: 'days',
    hours_one: 'hour',
    hours_other: 'hours',
    minutes_one: 'minute',
    minutes_other: 'minutes',
    remaining: 'Time left',
    until: 'Until {{date}}, {{time}}',
    over: 'It is over. Thank you for your interest.',
    sample: { heading: 'Our open day begins in' },
  },
  nl: {
    days_one: 'dag',
    days_other: 'dagen',
    hours_one: 'uur',
    hours_other: 'uur',
    minutes_one: 'minuut',
    minutes_other: 'minuten',
    remaining: 'Resterende tijd',
    until: 'Tot {{date}}, {{time}}',
    over: 'Het is voorbij. Bedankt voor je belangstelling.',
    sample: { heading: 'Onze open dag begint over' },
  },
  ro: {
    days_one: 'zi',
    days_few: 'zile',
    days_other: 'de zile',
    hours_one: 'oră',
    hours_few: 'ore',
    hours_other: 'de ore',
    minutes_one: 'minut',
    minutes_few: 'minute',
    minutes_other: 'de minute',
    remaining: 'Timp rămas',
    until: 'Până pe {{date}}, ora {{time}}',
    over: 'S-a încheiat. Mulțumim pentru interes.',
    sample: { heading: 'Ziua porților deschise începe în' },
  },
});

export type CountdownKey = MessageKey<typeof countdownMessages>;
