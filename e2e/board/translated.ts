import { expect, type Page } from '@playwright/test';

/** A key of the messages that nobody translated, or a value nobody filled in. */
const rawKey =
  /\b(?:ui|page|consent|navbar|footer|searchJob|callToAction|jobPer\w+|featured\w+|job[A-Z]\w+|html\w*|faq|textWithImage|applyForm|account|login|register|password\w+|products|candidate[A-Z]\w+|organisation\w*|newsFeed|cmsArticle|landingPages|reviews|contact|partnerFooter)\.[a-z]\w+|\{\{|\bundefined\b|\bNaN\b|\[object /;

/** Nothing on the page, nor its title, is the key of a message or a value that is not there. */
export async function expectTranslated(page: Page): Promise<void> {
  expect(await page.locator('body').innerText(), page.url()).not.toMatch(rawKey);
  expect(await page.title(), page.url()).not.toMatch(rawKey);
}
