import { defineBlockSchema, type Migration } from '../../define-block-schema.ts';
import { color } from '../../parts/color.ts';
import { buttonLink } from '../../parts/link.ts';

/** Version 0 kept one button in three plain settings; a link item can also lead to a page of the site. */
const buttonBecomesLink: Migration = ({ buttonText, buttonUrl, buttonNewTab, ...rest }) => {
  if (rest['buttonLink'] !== undefined || (buttonText === undefined && buttonUrl === undefined)) return rest;
  const link = { name: buttonText ?? '', linkType: 'CUSTOM_LINK', link: buttonUrl ?? '' };
  return { ...rest, buttonLink: { ...link, targetBlank: buttonNewTab === true } };
};

/**
 * One thing to do, on a band of its own with one button: an employer to place a job, a visitor to make an alert. Not
 * twice on a page, and not for what a link in a text says as well.
 */
export const callToAction = defineBlockSchema({
  key: 'call-to-action',
  title: 'Call to action',
  group: 'content',
  icon: 'megaphone',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Rich text: the first heading is the call, what follows explains it. */
      text: { type: 'string', default: '', maxLength: 5000 },
      textColor: color,
      backgroundColor: color,
      buttonLink,
      secondButtonLink: buttonLink,
      layout: { enum: ['column', 'row-spread', 'row-center'], default: 'row-spread' },
    },
  },
  tabs: {
    content: ['text', 'buttonLink', 'secondButtonLink'],
    design: ['textColor', 'backgroundColor'],
    layout: ['layout'],
  },
  widgets: {
    text: 'richText',
    textColor: 'color',
    backgroundColor: 'color',
    buttonLink: 'link',
    secondButtonLink: 'link',
  },
  migrations: [buttonBecomesLink],
});
