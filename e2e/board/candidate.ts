import { expect, type Page } from '@playwright/test';
import { newApplicant } from './applicant.ts';

/** Fills in and sends the register form that the page shows, as somebody nobody has seen before. */
export async function registerHere(
  page: Page,
  address?: string,
): Promise<{ readonly email: string; readonly password: string }> {
  const { given, family, email: own } = newApplicant();
  const email = address ?? own;
  const password = 'de zee is groot';
  const main = page.locator('main');
  await main.locator('input[name="given_name"]').fill(given);
  await main.locator('input[name="family_name"]').fill(family);
  await main.locator('input[name="email"]').fill(email);
  await main.locator('input[name="password"]').fill(password);
  await main.locator('input[name="password_confirmation"]').fill(password);
  await main.locator('input[name="terms"]').check();
  await main.locator('form:has(input[name="terms"]) button:not([type="button"])').last().click();
  await expect(page).not.toHaveURL(/\/register/);
  return { email, password };
}
