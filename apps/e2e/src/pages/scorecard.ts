import type { Locator } from '@playwright/test'
import { expect } from '../support/fixtures'

/** What an open scorecard asks about: at least one skill of its posting, then the general criteria. */
export async function criteriaOf(card: Locator): Promise<string[]> {
  const reasons = card.getByRole('textbox', { name: /^Why: / })
  await expect(reasons.first()).toBeVisible()
  const names = await reasons.evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map(({ labels }) => (labels?.[0]?.textContent ?? '').replace('Why: ', '')),
  )
  expect(names.slice(-2)).toEqual(['Problem solving', 'Communication'])
  expect(names.length).toBeGreaterThan(2)
  return names
}

/** Every criterion of an open scorecard, rated with a reason. */
export async function rateAll(card: Locator): Promise<void> {
  for (const criterion of await criteriaOf(card)) {
    await card.getByRole('combobox', { name: criterion, exact: true }).selectOption('3 Good')
    await card.getByRole('textbox', { name: `Why: ${criterion}`, exact: true }).fill('Clear answers.')
  }
}
