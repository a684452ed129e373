import type { JsonObject } from './json'
import { parseVkey } from './note'
import { keyOfMethod } from './keys'
import { parseStrict } from './parse-strict'
import { isObject } from './proofs'
import { Unreadable } from './unreadable'
import type { Pins } from './verify/types'

/** Seeds of the demonstration, of which anybody can make its keys: SHA-256 of these words. */
export const DEMONSTRATION_SEED = 'tryka demonstration issuer'
export const DEMONSTRATION_LOG_SEED = 'tryka demonstration log'
export const DEMONSTRATION_ORIGIN = 'demonstration.invalid/api/log'

/** What every verifier knows before a deployment adds its own: the demonstration, which proves nothing. */
export const DEMONSTRATION: Pick<Pins, 'demonstration' | 'demonstrationLogs'> = {
  demonstration: 'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
  demonstrationLogs: ['demonstration.invalid/api/log+2b2c1a53+AYgcIF5R6P4eEqCJTnNAB/QMRJih6WJ+QXwdCXuzwzsx'],
}

const UNREAD = 'The pins cannot be read.'

const texts = (value: JsonObject[string] | undefined): string[] =>
  (Array.isArray(value) ? value : []).map((item) => {
    if (typeof item !== 'string') throw new Unreadable(UNREAD)
    parseVkey(item)
    return item
  })

/**
 * The pins of a deployment, which it gives at build or on the command line as
 * `{"issuers":[{"did","key","validBelow"?}],"logs":[…],"witnesses"?:[…]}`; without any, those of the demonstration alone.
 */
export function pinsOf(text: string | undefined): Pins {
  const own = text ? parseStrict(text) : {}
  if (!isObject(own)) throw new Unreadable(UNREAD)
  const issuers = (Array.isArray(own['issuers']) ? own['issuers'] : []).map((issuer) => {
    const { did, key, validBelow } = isObject(issuer) ? issuer : {}
    // Whoever pinned the demonstration's key, which everybody has, would call every forgery genuine.
    const isPublic = DEMONSTRATION.demonstration === `did:key:${key}`
    if (typeof did !== 'string' || typeof key !== 'string' || isPublic || !keyOfMethod(`${did}#${key}`))
      throw new Unreadable(UNREAD)
    return typeof validBelow === 'number' ? { did, key, validBelow } : { did, key }
  })
  return { issuers, logs: texts(own['logs']), witnesses: texts(own['witnesses']), ...DEMONSTRATION }
}
