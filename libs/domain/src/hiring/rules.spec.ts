import { DAY_MS } from '../timing'
import { buildPublishFacts } from '../testing/hiring'
import {
  blindName,
  experienceMonths,
  initials,
  profileStrength,
  STRENGTH_PARTS,
} from './profile/profile.rules'
import { leavesNoAdmin } from './team/team.rules'
import { candidateLocation, experienceRange, metroOf, searchText, searchWords } from './filters'
import { canJoin, endsAt, isOver, mayConfirm, overlaps } from './interviews/interview.rules'
import { learningProgress, weekDays, weekMinutes } from './learning/learning.rules'
import { mayCompanyWrite, messagePreview } from './messages/message.rules'
import { closeProblem, dueClose, publishProblems, salaryText } from './postings/posting.rules'
import { findSkill, SKILL_CATALOG } from './skills/catalog'
import { evidenceOf, SKILL_STATES } from '../skills/levels'
import { atLocal, isTimeZone, localDay, localTime } from './zone'

const NOW = new Date('2025-01-08T12:00:00.000Z')
const days = (n: number): string => new Date(NOW.getTime() + n * DAY_MS).toISOString()

describe('Posting a job', () => {
  it('passes with everything said', () => {
    expect(publishProblems(buildPublishFacts({ closesAt: days(60) }), NOW)).toEqual([])
  })

  it.each([
    [{ title: '  ' }, 'title'],
    [{ description: 'x'.repeat(199) }, 'description'],
    [{ type: null }, 'type'],
    [{ mode: 'Remote', regions: [] }, 'regions'],
    [{ mode: 'On-site', location: '' }, 'location'],
    [{ salaryMin: null }, 'salaryMin'],
    [{ salaryMin: 200_000, salaryMax: 100_000 }, 'salaryMax'],
    [{ currency: null }, 'currency'],
    [{ period: null }, 'period'],
    [{ skills: [{ skill: 'Go', level: 2, importance: 'nice' }] }, 'skills'],
    [{ openings: 0 }, 'openings'],
    [{ existingVacancy: null }, 'existingVacancy'],
    [{ closesAt: null }, 'closesAt'],
    [{ closesAt: days(0) }, 'closesAt'],
    [{ closesAt: days(60.01) }, 'closesAt'],
  ] as const)('is refused for %j', (over, path) => {
    expect(
      publishProblems(buildPublishFacts({ closesAt: days(30), ...over }), NOW).map((problem) => problem.path),
    ).toEqual([path])
  })

  it('closes only when every open application is rejected with a reason', () => {
    const reject = (applicationId: string) =>
      ({ applicationId, action: 'reject', reasonId: 'closed' }) as const

    expect(closeProblem([], [])).toBeNull()
    expect(closeProblem(['a', 'b'], [reject('a'), reject('b')])).toBeNull()
    expect(closeProblem(['a', 'b'], [reject('a')])).toEqual({ code: 'open_applications', ids: ['b'] })
    expect(closeProblem(['a'], [{ applicationId: 'a', action: 'keep' }])).toEqual({
      code: 'open_applications',
      ids: ['a'],
    })
    expect(closeProblem(['a'], [{ applicationId: 'a', action: 'reject' }])).toEqual({
      code: 'reason_required',
      ids: ['a'],
    })
    expect(closeProblem(['a'], [reject('a'), reject('z')])).toEqual({
      code: 'unknown_application',
      ids: ['z'],
    })
  })

  it('closes by itself when filled or over', () => {
    const posting = { status: 'Active', closesAt: days(1), openings: 2 } as const

    expect([
      dueClose(posting, 1, NOW),
      dueClose(posting, 2, NOW),
      dueClose({ ...posting, closesAt: days(-1) }, 0, NOW),
    ]).toEqual([null, 'filled', 'expired'])
    expect(dueClose({ ...posting, status: 'Draft' }, 5, NOW)).toBeNull()
  })

  it.each([
    [{ salaryMin: 130_000, salaryMax: 165_000, currency: 'USD', period: 'year' }, '$130k–$165k'],
    [{ salaryMin: 60, salaryMax: 75, currency: 'GBP', period: 'hour' }, '£60–£75 per hour'],
    [{ salaryMin: 5_500, salaryMax: 5_500, currency: 'EUR', period: 'month' }, '€5,500 per month'],
    [{ salaryMin: null, salaryMax: null, currency: null, period: null }, 'Pay not stated'],
  ] as const)('shows pay as a card does: %j', (pay, text) => {
    expect(salaryText(pay)).toBe(text)
  })
})

describe('A profile', () => {
  const nothing = {
    title: '',
    bio: ' ',
    location: '',
    phone: '',
    workCount: 0,
    educationCount: 0,
    skills: [],
    resumeCount: 0,
  }

  it('has parts that add up to a hundred', () => {
    expect(STRENGTH_PARTS.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect(profileStrength(nothing)).toMatchObject({ percent: 0 })
    expect(profileStrength(nothing).missing).toHaveLength(STRENGTH_PARTS.length)
  })

  it('gains by each thing that is added, the largest first in the list', () => {
    const skills = [1, 2, 3, 4].map(() => ({ state: 'unverified' as const }))

    expect(profileStrength({ ...nothing, skills }).percent).toBe(0)
    expect(profileStrength({ ...nothing, skills: [...skills, { state: 'Verified' }] }).percent).toBe(25)
    expect(profileStrength(nothing).missing[0]).toEqual({
      key: 'experience',
      points: 20,
      hint: 'Add work experience',
    })
  })

  it.each([
    ['Ananya Rao', 'AR'],
    ["Zoë O'Brien", 'ZO'],
    ['שירה לוי', 'של'],
    ['Jasper van der Berg', 'JB'],
    ['Cher', 'C'],
    ['  ', ''],
  ])('shortens %p to %p', (name, short) => {
    expect(initials(name)).toBe(short)
  })

  it('counts months once when jobs overlap, and none that lie ahead', () => {
    const job = (startDate: string, endDate: string, current = false) => ({ startDate, endDate, current })

    expect(experienceMonths([job('2024-01', '', true)], NOW)).toBe(12)
    expect(experienceMonths([job('2023-01', '2024-01'), job('2023-07', '2024-07')], NOW)).toBe(18)
    expect(experienceMonths([job('2024-10', '2030-01'), job('', '', true)], NOW)).toBe(3)
    expect(experienceMonths([], NOW)).toBe(0)
  })

  it('is named by a code while review is blind', () => {
    expect(blindName('00000000-0000-8000-8000-00000000a7f3')).toBe('Candidate A7F3')
  })
})

describe('Filters', () => {
  it('groups people by metro area and months', () => {
    expect(['San Francisco, CA', 'Austin, TX', null].map(candidateLocation)).toEqual([
      'San Francisco, CA',
      null,
      'Remote',
    ])
    expect([0, 35, 36, 59, 60, 400].map(experienceRange)).toEqual([
      '0-2 years',
      '0-2 years',
      '3-5 years',
      '3-5 years',
      '5+ years',
      '5+ years',
    ])
    expect([metroOf('Remote', 'Seattle'), metroOf('Hybrid', 'Seattle'), metroOf('On-site', 'Oslo')]).toEqual([
      null,
      'Seattle, WA',
      null,
    ])
  })

  it('searches words in any case and punctuation', () => {
    expect(searchText('Zero-Knowledge  Proofs', 'C++ & C#')).toBe('zero knowledge proofs c++ c#')
    expect(searchWords('  Zero-knowledge, PROOFS ')).toEqual(['zero', 'knowledge', 'proofs'])
    expect(searchWords('a '.repeat(50))).toHaveLength(8)
    expect(searchWords('%_\\')).toEqual([])
  })

  it('finds skills by name and alias, and names each key once', () => {
    const keys = SKILL_CATALOG.flatMap(({ name, aliases }) => [name, ...aliases]).map((key) =>
      key.toLowerCase(),
    )

    expect(findSkill(' llm ')?.name).toBe('Large Language Models')
    expect(findSkill('cobol')).toBeUndefined()
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('counts a failed or revoked proof as a claim', () => {
    expect(SKILL_STATES.map((state) => evidenceOf(state))).toEqual([
      'self',
      'pending',
      'pending',
      'pending',
      'verified',
      'self',
      'expired',
      'self',
    ])
  })
})

describe('Interviews', () => {
  const slot = (startsAt: string, duration = 60) => ({ startsAt, duration })

  it('overlap when they share a minute', () => {
    const ten = slot('2025-01-08T10:00:00.000Z')

    expect(endsAt(ten)).toBe('2025-01-08T11:00:00.000Z')
    expect(overlaps(ten, slot('2025-01-08T10:59:00.000Z'))).toBe(true)
    expect(overlaps(ten, slot('2025-01-08T11:00:00.000Z'))).toBe(false)
    expect(overlaps(slot('2025-01-08T09:00:00.000Z', 120), ten)).toBe(true)
  })

  it('are joined from a quarter of an hour before until the end, and over afterwards', () => {
    const meeting = (startsAt: string) => ({
      ...slot(startsAt),
      status: 'confirmed' as const,
      meetingLink: '/room',
    })
    const join = (startsAt: string): boolean => canJoin(meeting(startsAt), NOW)

    expect([join('2025-01-08T12:15:00.000Z'), join('2025-01-08T12:16:00.000Z')]).toEqual([true, false])
    expect([join('2025-01-08T11:01:00.000Z'), join('2025-01-08T11:00:00.000Z')]).toEqual([true, false])
    expect(canJoin({ ...meeting('2025-01-08T12:00:00.000Z'), status: 'pending' }, NOW)).toBe(false)
    expect([
      isOver(meeting('2025-01-08T11:00:00.000Z'), NOW),
      isOver(meeting('2025-01-08T11:30:00.000Z'), NOW),
    ]).toEqual([true, false])
  })

  it('are confirmed by whoever did not propose', () => {
    const asked = { status: 'pending', proposedBy: 'company' } as const

    expect([mayConfirm(asked, 'candidate'), mayConfirm(asked, 'company')]).toEqual([true, false])
    expect(mayConfirm({ ...asked, status: 'confirmed' }, 'candidate')).toBe(false)
  })
})

describe('Learning', () => {
  it('rounds progress', () => {
    expect([learningProgress(1, 3), learningProgress(2, 3), learningProgress(0, 0)]).toEqual([33, 67, 0])
  })

  it('sums the seven days that end today in the zone of the person', () => {
    const week = weekMinutes(
      [
        { day: '2025-01-07', seconds: 1_800, origin: 'logged' },
        { day: '2025-01-07', seconds: 659, origin: 'counted' },
        { day: '2025-01-01', seconds: 5_940, origin: 'counted' },
      ],
      NOW,
      'America/Los_Angeles',
    )

    expect(week).toMatchObject({ total: 40, logged: 30 })
    expect(week.days.map(({ day }) => day)).toEqual([
      '2025-01-02',
      '2025-01-03',
      '2025-01-04',
      '2025-01-05',
      '2025-01-06',
      '2025-01-07',
      '2025-01-08',
    ])
    expect(week.days.find(({ minutes }) => minutes > 0)?.day).toBe('2025-01-07')
  })

  it('has seven different days when clocks change', () => {
    const sunday = new Date('2025-03-10T04:30:00.000Z')

    expect(new Set(weekDays(sunday, 'America/New_York')).size).toBe(7)
  })
})

describe('Messages', () => {
  it('let a company write first only with a reason to', () => {
    const stranger = { hasApplied: false, hasAgreed: false, isSampleOpen: false, hasBlocked: false }

    expect(mayCompanyWrite(stranger)).toBe(false)
    expect(mayCompanyWrite({ ...stranger, hasAgreed: true })).toBe(true)
    expect(mayCompanyWrite({ ...stranger, hasAgreed: true, hasBlocked: true })).toBe(false)
    expect(mayCompanyWrite({ ...stranger, hasApplied: true, hasBlocked: true })).toBe(false)
  })

  it('are previewed on one line', () => {
    expect(messagePreview('Hello,\n\n  there')).toBe('Hello, there')
    expect(messagePreview('x'.repeat(200))).toHaveLength(140)
  })
})

describe('A team', () => {
  const admin = { id: '1', role: 'Admin', status: 'Active' } as const
  const invited = { id: '2', role: 'Admin', status: 'Pending' } as const

  it('keeps its last active Admin', () => {
    expect(leavesNoAdmin([admin, invited], '1', null)).toBe(true)
    expect(leavesNoAdmin([admin, invited], '1', { role: 'Recruiter' })).toBe(true)
    expect(leavesNoAdmin([admin, invited], '1', { role: 'Admin' })).toBe(false)
    expect(leavesNoAdmin([admin, invited], '2', null)).toBe(false)
    expect(leavesNoAdmin([admin, { ...invited, status: 'Active' }], '1', null)).toBe(false)
  })
})

describe('Local time', () => {
  it('reads a wall clock and finds its moment again', () => {
    const moment = atLocal('Asia/Kolkata', 2025, 1, 8, 10, 30)

    expect(moment.toISOString()).toBe('2025-01-08T05:00:00.000Z')
    expect(localTime(moment, 'Asia/Kolkata')).toMatchObject({ hour: 10, minute: 30, weekday: 3 })
    expect(localDay(new Date('2025-01-08T03:00:00Z'), 'America/New_York')).toBe('2025-01-07')
  })

  it.each([
    ['the hour that a spring night skips', [2025, 3, 9, 2, 30], '2025-03-09T07:30:00.000Z'],
    ['the first of two equal hours in autumn', [2025, 11, 2, 1, 30], '2025-11-02T05:30:00.000Z'],
    ['noon on the day clocks change', [2025, 3, 9, 12, 0], '2025-03-09T16:00:00.000Z'],
    ['a day that runs over into the next month', [2025, 1, 32, 9, 0], '2025-02-01T14:00:00.000Z'],
  ] as const)('takes %s', (_name, [year, month, day, hour, minute], moment) => {
    expect(atLocal('America/New_York', year, month, day, hour, minute).toISOString()).toBe(moment)
  })

  it('knows time zones from nonsense', () => {
    expect([isTimeZone('Europe/London'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
