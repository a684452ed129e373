import { DAY_MS } from '../../timing'
import { APPLICATION_STAGES, OFFER_STATES } from '../constants'
import { buildMilestones } from '../../testing/hiring'
import { ACTORS } from '../transitions/machine'
import {
  applyProblem,
  candidateView,
  companyView,
  isOverdue,
  mayReopen,
  progressSteps,
  replyDueAt,
  stageCounts,
} from './application.rules'

const NOW = new Date('2025-01-08T12:00:00.000Z')
const days = (n: number): string => new Date(NOW.getTime() + n * DAY_MS).toISOString()

describe('What the candidate sees', () => {
  it.each([
    ['applied', 'Applied', true, false],
    ['under_review', 'Under Review', true, false],
    ['interview_scheduled', 'Interview Scheduled', true, false],
    ['offer_received', 'Offer Received', false, true],
    ['rejected', 'Rejected', false, false],
    ['hired', 'Hired', false, false],
    ['withdrawn', 'Withdrawn', false, false],
  ] as const)('%s reads %s', (stage, status, canWithdraw, canRespond) => {
    const view = candidateView({ stage, interviews: [], offer: { state: 'sent', expiresAt: days(2) } }, NOW)

    expect(view).toMatchObject({
      status,
      canWithdraw,
      canRespond,
      canRequestExplanation: stage === 'rejected',
    })
  })

  it('answers an offer only while it is sent and not over', () => {
    const respond = (state: (typeof OFFER_STATES)[number], expiresAt: string): boolean =>
      candidateView({ stage: 'offer_received', interviews: [], offer: { state, expiresAt } }, NOW).canRespond

    expect(OFFER_STATES.filter((state) => respond(state, days(1)))).toEqual(['sent'])
    expect(respond('sent', days(-1))).toBe(false)
  })

  it('does not change with a passed screen, an opening or a drafted offer', () => {
    const plain = candidateView({ stage: 'under_review', interviews: [], offer: null }, NOW)
    const drafted = candidateView(
      { stage: 'under_review', interviews: [], offer: { state: 'draft', expiresAt: days(9) } },
      NOW,
    )

    expect(drafted).toEqual(plain)
  })

  it('prepares for an interview that is still ahead', () => {
    const prepare = (status: 'pending' | 'confirmed' | 'completed', startsAt: string): boolean =>
      candidateView({ stage: 'interview_scheduled', interviews: [{ status, startsAt }], offer: null }, NOW)
        .canPrepare

    expect([prepare('confirmed', days(1)), prepare('pending', days(-1))]).toEqual([true, true])
    expect([prepare('confirmed', days(-1)), prepare('completed', days(1))]).toEqual([false, false])
  })
})

describe('What the company may do', () => {
  it('offers moves to the team alone, and reopening to managers within 90 days', () => {
    const row = buildMilestones({ stage: 'rejected', rejectedAt: days(-10) })
    const reopeners = ACTORS.filter((actor) => companyView(row, actor, NOW).canReopen)

    expect(reopeners).toEqual(['hiring_manager', 'company_admin'])
    expect(companyView({ ...row, rejectedAt: days(-91) }, 'company_admin', NOW).canReopen).toBe(false)
    expect(companyView(buildMilestones({ stage: 'applied' }), 'candidate', NOW)).toMatchObject({
      canStartReview: false,
      canReject: false,
      canSchedule: false,
    })
  })

  it('passes a screen once', () => {
    const open = buildMilestones({ stage: 'under_review' })

    expect(companyView(open, 'recruiter', NOW).canPassScreen).toBe(true)
    expect(companyView({ ...open, screenPassedAt: days(-1) }, 'recruiter', NOW).canPassScreen).toBe(false)
  })

  it('offers nothing on what is over', () => {
    for (const stage of ['hired', 'withdrawn'] as const) {
      const { status, ...moves } = companyView(buildMilestones({ stage }), 'company_admin', NOW)
      expect([status, Object.values(moves).some(Boolean)]).toEqual([
        stage === 'hired' ? 'Hired' : 'Withdrawn',
        false,
      ])
    }
  })
})

describe('Applying', () => {
  const posting = { status: 'Active', closesAt: days(10) }

  it.each([
    ['an open posting', posting, [], null],
    ['a draft', { ...posting, status: 'Draft' }, [], 'posting_not_active'],
    ['a posting past its date', { ...posting, closesAt: days(-1) }, [], 'posting_not_active'],
    ['a second time', posting, [{ stage: 'under_review', rejectedAt: null }], 'already_applied'],
    ['after being hired', posting, [{ stage: 'hired', rejectedAt: null }], 'already_applied'],
    ['after withdrawing', posting, [{ stage: 'withdrawn', rejectedAt: null }], null],
    [
      '80 days after a rejection',
      posting,
      [{ stage: 'rejected', rejectedAt: days(-80) }],
      'rejected_recently',
    ],
    ['95 days after a rejection', posting, [{ stage: 'rejected', rejectedAt: days(-95) }], null],
  ] as const)('to %s', (_name, target, earlier, problem) => {
    expect(applyProblem(target, earlier, NOW)).toBe(problem)
  })

  it('reopens up to the ninetieth day', () => {
    expect([mayReopen(days(-90), NOW), mayReopen(days(-90.01), NOW), mayReopen(null, NOW)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('The response clock', () => {
  const base = {
    stage: 'applied',
    appliedAt: days(-8),
    firstResponseAt: null,
    lastInterviewAt: null,
  } as const

  it('asks for a first reply within seven days, or what the company promises', () => {
    expect(replyDueAt(base)).toBe(days(-1))
    expect(replyDueAt({ ...base, firstResponseDays: 14 })).toBe(days(6))
    expect([isOverdue(base, NOW), isOverdue({ ...base, firstResponseDays: 14 }, NOW)]).toEqual([true, false])
  })

  it('asks for an answer within 45 days of the last interview', () => {
    const waiting = { ...base, stage: 'under_review', firstResponseAt: days(-7) } as const

    expect(replyDueAt(waiting)).toBeNull()
    expect(replyDueAt({ ...waiting, lastInterviewAt: days(-40) })).toBe(days(5))
    expect(isOverdue({ ...waiting, lastInterviewAt: days(-46) }, NOW)).toBe(true)
  })

  it('is silent where it is the person’s turn or all is over', () => {
    const silent = APPLICATION_STAGES.filter((stage) => replyDueAt({ ...base, stage }) === null)

    expect(silent).toEqual(['interview_scheduled', 'offer_received', 'rejected', 'hired', 'withdrawn'])
  })
})

describe('Counts and progress', () => {
  it('adds up to the total', () => {
    const { total, ...counts } = stageCounts(['applied', 'applied', 'hired', 'withdrawn'])

    expect(total).toBe(4)
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(counts).toMatchObject({ applied: 2, hired: 1, withdrawn: 1, rejected: 0 })
  })

  it('shows how far an application came, even after it ended', () => {
    const steps = (over: Parameters<typeof buildMilestones>[0]): number =>
      progressSteps(buildMilestones(over))

    expect([
      steps({ stage: 'applied' }),
      steps({ stage: 'under_review' }),
      steps({ stage: 'rejected', firstInterviewAt: days(-3) }),
      steps({ stage: 'withdrawn', offerSentAt: days(-1) }),
    ]).toEqual([1, 2, 3, 4])
  })

  it('counts no step that never was: an end is not a review', () => {
    const steps = (over: Parameters<typeof buildMilestones>[0]): number =>
      progressSteps(buildMilestones(over))
    const [answered, ended] = [days(-4), days(-2)]

    expect([
      steps({ stage: 'withdrawn', withdrawnAt: ended }),
      steps({ stage: 'rejected', rejectedAt: ended, firstResponseAt: ended }),
      steps({ stage: 'rejected', rejectedAt: ended, firstResponseAt: answered }),
      steps({ stage: 'withdrawn', withdrawnAt: ended, screenPassedAt: answered }),
    ]).toEqual([1, 1, 2, 2])
  })
})
