import type { CheckId, State, Verdict } from './types'

/** A failure of these says that the document is not what the issuer signed and recorded. */
const GENUINE: CheckId[] = [
  'format',
  'contexts',
  'issuer',
  'signature-jcs',
  'signature-rdfc',
  'log-inclusion',
  'checkpoint',
  'key-time',
]
/** What a plain `valid` needs to have passed; the second signature is looked at beside it. */
const NEEDED: CheckId[] = [...GENUINE.filter((id) => id !== 'signature-rdfc'), 'dates']

export interface Circumstances {
  demonstration: boolean
  /** The proof for everybody was to be checked, so it must have fitted. */
  rdfc: boolean
  asOf: string | undefined
}

/** The verdict that follows from the checks. */
export function verdictOf(state: (id: CheckId) => State, c: Circumstances): Verdict {
  if (GENUINE.some((id) => state(id) === 'fail')) return 'not-genuine'
  const signed = (c.rdfc ? ['signature-jcs', 'signature-rdfc'] : ['signature-jcs']) as CheckId[]
  if (state('issuer') !== 'pass' || signed.some((id) => state(id) !== 'pass')) return 'cannot-tell'
  if (state('status') === 'fail') return 'revoked'
  if (state('dates') === 'fail') return 'expired'
  if (c.demonstration) return state('dates') === 'pass' ? 'demonstration' : 'cannot-tell'
  return c.asOf && NEEDED.every((id) => state(id) === 'pass') ? 'valid' : 'cannot-tell'
}
