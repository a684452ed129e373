import { AppError } from '../../app-error'
import type { AccountRow } from './account.entity'

export const signInFirst = () =>
  new AppError(403, 'SIGN_IN_FIRST', 'Sign in with your email address first: a guest has sample data alone.')
export const notAdmitted = () =>
  new AppError(403, 'NOT_ADMITTED', 'You are not let in yet. We write to you when there is a place for you.')

/** An account that may take a place in the live market: with a proven address, and let in. */
export function mayTakePlace(account: AccountRow): asserts account is AccountRow & { email: string } {
  if (account.kind === 'guest' || account.email === null) throw signInFirst()
  if (account.admittedAt === null) throw notAdmitted()
}
