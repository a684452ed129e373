/** Sections of the landing page that the navigation scrolls to. */
export const SECTIONS = {
  steps: 'how-it-works',
  employers: 'for-employers',
  philosophy: 'philosophy',
  insights: 'insights-resources',
  newsletter: 'cta',
} as const

/** A page of the candidate app, in a new tab. */
export const APP_ENTRY = '/candidate-dashboard'
