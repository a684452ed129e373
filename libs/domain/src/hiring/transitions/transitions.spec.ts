import { CORRECTION_MACHINE } from '../../coach/correction.rules'
import { APPEAL_MACHINE, TEMPLATE_MACHINE } from '../../assessments/appeal.machine'
import { ATTEMPT_MACHINE } from '../../assessments/attempt.machine'
import { HOLD_MACHINE } from '../../assessments/hold.machine'
import { RECHECK_MACHINE } from '../../assessments/recheck.machine'
import { MOCK_MACHINE, PEER_REQUEST_MACHINE } from '../../coach/mock.machine'
import { PEER_REVIEW_MACHINE, SHARED_ANSWER_MACHINE } from '../../coach/peer.machine'
import { CARD_MACHINE } from '../../coach/review.machine'
import { ANCHOR_MACHINE } from '../../credentials/anchor.machine'
import { KEY_MACHINE } from '../../credentials/issuer.machine'
import { ADMISSION_MACHINE } from '../../admissions/admission.rules'
import { FIRST_CONTACT_MACHINE } from '../../trust/first-contact.machine'
import {
  APPLICATION_MACHINE,
  INTERVIEW_MACHINE,
  INVITATION_MACHINE,
  OFFER_MACHINE,
  POSTING_MACHINE,
  SCORECARD_MACHINE,
} from './hiring-machines'
import { type Actor, ACTORS, allowedTransitions, canDo, canMove, type Machine, transition } from './machine'
import {
  ENROLLMENT_MACHINE,
  MODULE_MACHINE,
  FOLDER_MACHINE,
  MEMBER_MACHINE,
  READ_MACHINE,
  SKILL_MACHINE,
} from './people-machines'

const LETTER: Record<Actor, string> = {
  candidate: 'C',
  recruiter: 'R',
  hiring_manager: 'H',
  company_admin: 'A',
  interviewer: 'I',
  invitee: 'V',
  system: 'S',
  platform: 'P',
}

/** The tables as a person reads them, written a second time on purpose: `from > to: who`. */
const EXPECTED: [Machine<string>, string][] = [
  [
    POSTING_MACHINE,
    `none>Draft:RHA  Draft>Draft:RHA  Active>Active:RHA  Draft>Active:HA  Draft>deleted:RHA
     Active>Closed:HAS  Closed>Draft:HA  Active>Draft:HA`,
  ],
  [
    APPLICATION_MACHINE,
    `none>applied:C  applied>under_review:RHA  under_review>under_review:RHA
     applied>interview_scheduled:S  under_review>interview_scheduled:S  interview_scheduled>under_review:S
     under_review>offer_received:S  interview_scheduled>offer_received:S
     offer_received>hired:S  offer_received>under_review:S  offer_received>withdrawn:C
     applied>rejected:RHAS  under_review>rejected:RHAS  interview_scheduled>rejected:RHAS
     applied>withdrawn:C  under_review>withdrawn:C  interview_scheduled>withdrawn:C  rejected>under_review:HA`,
  ],
  [
    INTERVIEW_MACHINE,
    `none>pending:RHA  pending>confirmed:CRHA  confirmed>pending:CRHA  pending>pending:CRHAS  pending>cancelled:CRHAS
     confirmed>confirmed:S  confirmed>cancelled:CRHAS  confirmed>completed:SI  confirmed>no_show:CRHA`,
  ],
  [
    OFFER_MACHINE,
    `none>draft:RHA  draft>draft:RHA  draft>deleted:RHA  draft>sent:HA  sent>accepted:C  sent>declined:C
     sent>expired:S  sent>rescinded:AS`,
  ],
  [
    ADMISSION_MACHINE,
    'none>sent:P  sent>accepted:V  sent>sent:PV  sent>revoked:P  sent>expired:S  expired>sent:PV',
  ],
  [
    FIRST_CONTACT_MACHINE,
    'none>sent:RHA  sent>accepted:C  sent>declined:C  sent>blocked:C  sent>taken_back:RHA  sent>expired:S',
  ],
  [
    ATTEMPT_MACHINE,
    `none>ready:C  ready>running:C  ready>cancelled:C  running>grading:CS  running>abandoned:S  grading>scored:S
     scored>held:S  held>scored:SP  held>not_confirmed:SP  not_confirmed>scored:P  ready>void:SP  running>void:SP`,
  ],
  [
    KEY_MACHINE,
    'none>added:P  added>current:P  current>retiring:P  retiring>retired:P  retiring>compromised:P',
  ],
  [
    ANCHOR_MACHINE,
    `none>queued:S  queued>sent:S  sent>mined:S  mined>confirmed:S  sent>queued:S  mined>queued:S
     queued>given_up:P  sent>given_up:P  mined>given_up:P`,
  ],
  [APPEAL_MACHINE, 'none>open:C  open>upheld:P  open>refused:P'],
  [CORRECTION_MACHINE, 'none>open:C  open>accepted:P  open>refused:P'],
  [
    TEMPLATE_MACHINE,
    `active>suspect:S  pilot>suspect:S  suspect>active:P  active>retired:P  pilot>retired:P  suspect>retired:P`,
  ],
  [
    HOLD_MACHINE,
    `none>open:S  open>waiting:CS  open>confirmed:SP  open>not_confirmed:S  waiting>confirmed:P
     waiting>not_confirmed:P  not_confirmed>appealed:C  appealed>confirmed:P  appealed>refused:P`,
  ],
  [
    RECHECK_MACHINE,
    `none>asked:RHAS  asked>accepted:C  asked>declined:C  accepted>running:C  running>confirmed:S
     running>not_confirmed:S  asked>not_done:S  accepted>not_done:S  running>not_done:S`,
  ],
  [SCORECARD_MACHINE, 'none>draft:I  draft>draft:I  draft>submitted:I'],
  [
    INVITATION_MACHINE,
    `none>sent:RHA  sent>viewed:C  sent>accepted:C  viewed>accepted:C  sent>declined:C  viewed>declined:C
     sent>expired:S  viewed>expired:S`,
  ],
  [
    SKILL_MACHINE,
    `none>unverified:C  unverified>deleted:C  unverified>Assessment Scheduled:C
     Assessment Scheduled>Assessment Submitted:CS  Assessment Submitted>Under Review:S  Under Review>Verified:PS
     Under Review>Not passed:PS  Not passed>Assessment Scheduled:C  Expired>Assessment Scheduled:C
     Verified>Expired:S  Verified>Revoked:CP  Assessment Scheduled>unverified:CS  Revoked>Assessment Scheduled:C
     Revoked>Verified:S
     Verified>Verified:CS  Expired>Verified:S  unverified>Verified:S  Assessment Scheduled>Verified:S
     Not passed>Verified:S`,
  ],
  [
    MEMBER_MACHINE,
    'none>Pending:A  none>Active:A  Pending>Pending:A  Pending>Active:V  Active>Active:AS  Pending>removed:A  Active>removed:RHA',
  ],
  [
    ENROLLMENT_MACHINE,
    `none>enrolled:C  enrolled>in_progress:S  in_progress>in_progress:S  enrolled>completed:S
     in_progress>completed:S  enrolled>dropped:C  in_progress>dropped:C  completed>dropped:C  dropped>enrolled:C`,
  ],
  [MODULE_MACHINE, 'none>open:C  open>passed:S  passed>stale:S  stale>passed:S'],
  [
    CARD_MACHINE,
    'none>new:CS  new>review:S  new>paused:C  review>paused:C  paused>review:C  new>deleted:C  review>deleted:C  paused>deleted:C',
  ],
  [
    SHARED_ANSWER_MACHINE,
    'none>open:C  open>reviewed:S  open>withdrawn:CS  open>closed:S  reviewed>closed:CS',
  ],
  [
    PEER_REVIEW_MACHINE,
    `none>taken:C  taken>submitted:C  submitted>useful:C  submitted>not_useful:C  submitted>neutral:S
     taken>known:C  taken>lapsed:CS`,
  ],
  [
    PEER_REQUEST_MACHINE,
    `none>open:C  open>matched:S  matched>agreed:C  agreed>booked:S  matched>open:CS  agreed>open:S
     open>cancelled:CS  matched>cancelled:CS  agreed>cancelled:CS  open>expired:S`,
  ],
  [
    MOCK_MACHINE,
    `none>booked:S  booked>live:S  booked>cancelled:CS  booked>no_show:S  live>ended:CS  live>left:CS
     ended>confirmed:S  ended>not_confirmed:S`,
  ],
  [READ_MACHINE, 'unread>read:CRHA  read>unread:CRHA'],
  [FOLDER_MACHINE, 'inbox>archived:CRHA  archived>inbox:CRHA'],
]

const parse = (table: string): Map<string, string> =>
  new Map(
    table
      .split(/\s{2,}/)
      .filter((entry) => entry.includes(':'))
      .map((entry) => {
        const [pair = '', who = ''] = entry.trim().split(':')
        return [pair, who]
      }),
  )

describe.each(EXPECTED.map(([machine, table]) => ({ name: machine.name, machine, table: parse(table) })))(
  'The $name table',
  ({ machine, table }) => {
    const froms = ['none', ...machine.states]
    const tos = [...machine.states, 'deleted']
    const pairs = froms.flatMap((from) => tos.map((to) => ({ from, to })))

    it.each(pairs)('knows who moves $from to $to', ({ from, to }) => {
      const who = table.get(`${from}>${to}`) ?? ''
      const expected = ACTORS.filter((actor) => who.includes(LETTER[actor]))

      expect(ACTORS.filter((actor) => canMove(machine, from, to, actor))).toEqual(expected)
    })

    it('lists no move that the written table lacks', () => {
      const listed = new Set(machine.transitions.map(({ from, to }) => `${from}>${to}`))

      expect([...listed].sort()).toEqual([...table.keys()].sort())
    })

    it('names one target per state, action and actor', () => {
      const keys = machine.transitions.flatMap((move) =>
        move.by.map((actor) => `${move.from} ${move.action} ${actor}`),
      )

      expect(new Set(keys).size).toBe(keys.length)
    })
  },
)

describe('transition', () => {
  it('answers the move of an allowed action', () => {
    const result = transition(APPLICATION_MACHINE, {
      from: 'applied',
      action: 'start_review',
      actor: 'recruiter',
    })

    expect(result).toMatchObject({ ok: true, transition: { to: 'under_review' } })
  })

  it('refuses an action that is not listed and says what is allowed', () => {
    const result = transition(APPLICATION_MACHINE, { from: 'hired', action: 'withdraw', actor: 'candidate' })

    expect(result).toEqual({ ok: false, code: 'illegal_transition', from: 'hired', allowed: [] })
    expect(
      transition(APPLICATION_MACHINE, { from: 'applied', action: 'offer_sent', actor: 'recruiter' }),
    ).toMatchObject({ ok: false, allowed: ['under_review', 'rejected'] })
  })

  it.each(['', '   ', undefined, null])('asks for a reason where one is due (%p)', (reason) => {
    const attempt = { from: 'applied', action: 'reject', actor: 'recruiter', reason } as const

    expect(transition(APPLICATION_MACHINE, attempt)).toMatchObject({ ok: false, code: 'reason_required' })
    expect(transition(APPLICATION_MACHINE, { ...attempt, reason: 'skills' }).ok).toBe(true)
  })

  it('asks the company how a time was agreed elsewhere, and leaves that to the company', () => {
    const agreed = { from: 'pending', action: 'confirm_agreed' } as const

    expect(transition(INTERVIEW_MACHINE, { ...agreed, actor: 'recruiter' }).ok).toBe(false)
    expect(transition(INTERVIEW_MACHINE, { ...agreed, actor: 'recruiter', reason: 'By phone' }).ok).toBe(true)
    expect(transition(INTERVIEW_MACHINE, { ...agreed, actor: 'candidate', reason: 'x' }).ok).toBe(false)
  })

  it('never lets the system reject, only end what nobody decided', () => {
    const rejecting = APPLICATION_MACHINE.transitions.filter((move) => move.to === 'rejected')
    const bySystem = rejecting.filter((move) => move.by.includes('system'))

    expect(new Set(bySystem.map(({ action }) => action))).toEqual(new Set(['close_out']))
    expect(rejecting.filter(({ action }) => action === 'reject').flatMap(({ by }) => by)).not.toContain(
      'system',
    )
  })

  it('shows a control by action', () => {
    expect(canDo(POSTING_MACHINE, 'Draft', 'publish', 'recruiter')).toBe(false)
    expect(canDo(POSTING_MACHINE, 'Draft', 'publish', 'hiring_manager')).toBe(true)
    expect(allowedTransitions(OFFER_MACHINE, 'accepted', 'company_admin')).toEqual([])
  })
})
