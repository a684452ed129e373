import type { Locator, Page } from '@playwright/test'

/** The toast with this title; failures are alerts, the rest a status. */
export const toast = (page: Page, title: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /notifications/i })
    .locator('li, [role=alert], [role=status]')
    .filter({ hasText: title })
    .first()
