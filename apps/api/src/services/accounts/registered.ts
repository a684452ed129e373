import { AppError } from '../../app-error'
import type { AccountRow } from './account.entity'

/** A guest is told nothing outside of the product, so there is nothing to choose. */
export function registered({ kind, id }: AccountRow): string {
  if (kind === 'registered') return id
  throw new AppError(403, 'SIGN_IN_FIRST', 'Sign in with your email address first: a guest is told nothing.')
}
