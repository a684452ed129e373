import { ApiError } from '@tryka/api-client'
import { LIMITS } from '@tryka/domain'

interface Typed {
  current: string
  password: string
  again: string
}

/** What is wrong before anything is sent. Blanks count: a password may begin or end with one. */
export const problemsOf = ({ current, password, again }: Typed) => ({
  current: current ? '' : 'Enter your current password.',
  password: newProblem(password),
  again: password && again !== password ? 'Type the new password a second time, letter for letter.' : '',
})

function newProblem(password: string): string {
  if (!password) return 'Enter a new password.'
  return [...password].length < LIMITS.passwordMin
    ? `The password must have at least ${LIMITS.passwordMin} characters.`
    : ''
}

const FIELDS: Record<string, 'current' | 'password'> = {
  WRONG_PASSWORD: 'current',
  SIGN_IN_SLOWED: 'current',
  VALIDATION: 'password',
}

/** Which field a refusal is about. */
export const fieldOf = (error: unknown): 'current' | 'password' | undefined =>
  error instanceof ApiError ? FIELDS[error.code ?? ''] : undefined

/** What became of the other browsers. */
export function endedElsewhere(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.'
  return ended === 1 ? 'You were signed out in one other browser.' : `You were signed out in ${ended} others.`
}
