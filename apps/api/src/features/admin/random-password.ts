import { randomBytes } from 'node:crypto'
import { passwordProblem } from './password-rules'

const groupsOf = (bytes: Buffer): string => (bytes.toString('hex').match(/.{8}/g) ?? []).join('-')

/**
 * 128 random bits, easy to copy: four groups of eight. One of 3,000 has so few letters that the rules of chosen passwords
 * refuse it, and one of 140 has the name when that is `ada`; another is drawn then.
 */
export function randomPassword(username: string, draw: () => Buffer = () => randomBytes(16)): string {
  const drawn = groupsOf(draw())
  return passwordProblem(drawn, username) ? randomPassword(username, draw) : drawn
}
