import { z } from 'zod'
import { contract } from '../http/contract'
import { endpoint } from '../http/endpoint'
import { adminLogin, adminLogout, adminMe, signupStatistics } from './admin.endpoints'
import {
  AdminLoginRequest,
  AdminSession,
  SignupPage,
  SignupQuery,
  SignupRecord,
  SignupStats,
} from './admin.schema'

const SignupList = z.union([z.array(SignupRecord), SignupPage])

/** The one route behind `listSignups` and `pageSignups`. */
const signups = endpoint<{ query: typeof SignupQuery; response: typeof SignupList }>(
  'GET',
  '/api/admin/early-access',
)

export const adminApi = {
  login: contract(adminLogin, {
    body: AdminLoginRequest,
    response: AdminSession,
    access: 'public',
    rate: 'sign-in',
    summary: 'Sign in as an administrator',
  }),
  me: contract(adminMe, {
    response: AdminSession,
    access: 'admin',
    adminLevel: 'password',
    summary: 'The signed-in administrator',
  }),
  logout: contract(adminLogout, {
    access: 'public',
    frugal: true,
    summary: 'End the administrator session',
  }),
  signups: contract(signups, {
    query: SignupQuery,
    response: SignupList,
    access: 'admin',
    summary:
      'The early-access list, newest first: all of it, or a page in either order when a query is given',
  }),
  stats: contract(signupStatistics, {
    response: SignupStats,
    access: 'admin',
    summary: 'Counts of the early-access list',
  }),
}
