import type { z } from 'zod'
import { endpoint } from '../http/endpoint'
import type {
  AdminLoginRequest,
  AdminSession,
  SignupPage,
  SignupQuery,
  SignupRecord,
  SignupStats,
} from './admin.schema'

export const adminLogin = endpoint<{ body: typeof AdminLoginRequest; response: typeof AdminSession }>(
  'POST',
  '/api/admin/login',
)
export const adminMe = endpoint<{ response: typeof AdminSession }>('GET', '/api/admin/me')
export const adminLogout = endpoint<Record<never, never>>('POST', '/api/admin/logout')

/** Called without a query it answers the whole list as an array, newest first. */
export const listSignups = endpoint<{ response: z.ZodArray<typeof SignupRecord> }>(
  'GET',
  '/api/admin/early-access',
)
/** The same path with a query: one page, newest first unless it says otherwise. */
export const pageSignups = endpoint<{ query: typeof SignupQuery; response: typeof SignupPage }>(
  'GET',
  '/api/admin/early-access',
)
export const signupStatistics = endpoint<{ response: typeof SignupStats }>(
  'GET',
  '/api/admin/early-access/stats',
)

/** A file, fetched by `download`. */
export const SIGNUPS_CSV = {
  path: '/api/admin/export/early-access',
  filename: 'early-access-signups.csv',
} as const
