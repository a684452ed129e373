import type {
  AnchorSummary,
  AppealCase,
  AssessmentsHealth,
  CredentialCase,
  HoldCase,
  HoldDetail,
  TemplateHealth,
} from '@tryka/domain'
import type { StatusTone } from '@tryka/ui'

const STATES: Record<AppealCase['state'], string> = { open: 'Open', upheld: 'Upheld', refused: 'Refused' }

/** Where an appeal stands. */
export const stateOf = ({ state }: Pick<AppealCase, 'state'>): string => STATES[state]

/** Where a credential stands. */
export const CREDENTIAL_WORDS: Record<CredentialCase['state'], string> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
  superseded: 'Superseded',
}

/** Why the list says that one counts no more. */
export const REVOCATION_WORDS: Record<NonNullable<CredentialCase['reason']>, string> = {
  issuer_error: 'Issued by mistake',
  integrity: 'The result was not their own',
  key_compromise: 'The key that signed it is lost',
  holder_request: 'Its holder asked for it',
  superseded: 'Another took its place',
}

/** What an appeal is about: `Task 7, Joins`. */
export const aboutOf = ({ seq, topic }: Pick<AppealCase, 'seq' | 'topic'>): string =>
  seq === null ? 'The assessment as a whole' : `Task ${seq}${topic ? `, ${topic}` : ''}`

/** Where a template stands. */
export const STANDINGS: Record<TemplateHealth['standing'], string> = {
  draft: 'Draft',
  pilot: 'Pilot',
  active: 'Active',
  suspect: 'Suspect',
  retired: 'Retired',
}

/** How sure a bank is of the difficulty of its tasks. */
export const CALIBRATION_WORDS: Record<AssessmentsHealth['tracks'][number]['known']['calibration'], string> =
  {
    provisional: 'Provisional',
    checked: 'Checked',
    calibrated: 'Calibrated',
  }

/** `14 of 20`, with the share. */
export const shareOf = (right: number, shown: number): string =>
  shown === 0 ? 'None yet' : `${right} of ${shown} (${Math.round((100 * right) / shown)}%)`

/** Where a held result stands. */
export const HOLD_WORDS: Record<HoldCase['state'], string> = {
  open: 'Waits for its person',
  waiting: 'Waits for a decision',
  appealed: 'Appealed',
  confirmed: 'Confirmed',
  not_confirmed: 'Not confirmed',
  refused: 'Not confirmed, twice',
}

const KINDS: Record<HoldCase['kinds'][number], string> = {
  fast: 'Hard tasks, far too quick',
  alike: 'Code like somebody else’s',
  jump: 'Far above the last result',
}

/** Why a result is held: `Far above the last result`. */
export const kindsOf = ({ kinds }: Pick<HoldCase, 'kinds'>): string =>
  kinds.map((kind) => KINDS[kind]).join('; ')

/** How the five tasks went. */
export function fiveOf({ recheck, right, of }: Pick<HoldDetail, 'recheck' | 'right' | 'of'>): string {
  if (recheck === null) return 'Not asked for'
  if (recheck === 'asked' || recheck === 'accepted') return 'Asked for, not begun'
  if (recheck === 'running') return 'Under way'
  if (recheck === 'declined') return 'Declined'
  if (recheck === 'not_done' && right === 0) return 'Not done'
  return `${right ?? 0} of ${of} right${recheck === 'not_done' ? ', then the time was over' : ''}`
}

/** Where an anchor stands. */
export const ANCHOR_WORDS: Record<AnchorSummary['state'], string> = {
  queued: 'Waits to be sent',
  sent: 'Waits for a block',
  mined: 'Waits for more blocks',
  confirmed: 'Confirmed',
  given_up: 'Given up',
}

export const ANCHOR_TONES: Record<AnchorSummary['state'], StatusTone> = {
  queued: 'open',
  sent: 'neutral',
  mined: 'neutral',
  confirmed: 'vriddhi',
  given_up: 'open',
}
