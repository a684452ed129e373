import { createHash } from 'node:crypto'

/** Two accounts as one text, in either order, that names neither of them. */
export const pairOf = (one: string, other: string): string =>
  createHash('sha256').update([one, other].sort().join('/')).digest('hex')
