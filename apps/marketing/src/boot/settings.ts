import { createApiClient } from '@tryka/api-client'
import { linksFrom } from '@tryka/app-shell'
import { contactsOfPage } from './contacts'

// Read once: the build writes all of it out wherever a name of it stands.
const env = import.meta.env

/** The only reader of the build's settings, so that everything else can run in a test. */
export const api = createApiClient({ baseUrl: env['VITE_API_URL'] })

export const links = linksFrom(env, contactsOfPage())
