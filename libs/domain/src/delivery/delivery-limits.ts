/** What an account may have of pushes and of muted companies. */
export const DELIVERY_LIMITS = {
  pushEndpoint: 1_000,
  pushBrowsers: 5,
  pushesADay: 30,
  mutedCompanies: 200,
} as const
