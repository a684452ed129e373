import { createApiClient } from '@tryka/api-client'
import { linksFrom } from '@tryka/app-shell'

/** The only reader of the build's settings, so that everything else can run in a test. */
export const api = createApiClient({ baseUrl: import.meta.env['VITE_API_URL'] })

export const links = linksFrom({
  VITE_APP_URL: import.meta.env['VITE_APP_URL'],
  VITE_CAREERS_URL: import.meta.env['VITE_CAREERS_URL'],
  VITE_CONTACT_EMAIL: import.meta.env['VITE_CONTACT_EMAIL'],
  VITE_PRIVACY_EMAIL: import.meta.env['VITE_PRIVACY_EMAIL'],
  VITE_LINKEDIN_URL: import.meta.env['VITE_LINKEDIN_URL'],
  VITE_X_URL: import.meta.env['VITE_X_URL'],
  VITE_GITHUB_URL: import.meta.env['VITE_GITHUB_URL'],
})
