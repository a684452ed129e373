import { DASHBOARD_PATHS, dashboardPath } from '@tryka/domain'

/** Ways into the app for whoever has no account: each opens at once, on sample data. */
export const APP_DOORS = {
  /** A blank page of the CV builder. */
  builder: dashboardPath('candidate', 'cv-builder', { resume: 'new' }),
  candidate: DASHBOARD_PATHS.candidate,
  company: DASHBOARD_PATHS.company,
} as const

/** Where whoever has an account comes back. */
export const SIGN_IN = '/sign-in'

/** Early access with the form of an employer. */
export const PARTNER_PATH = '/early-access?type=company'
