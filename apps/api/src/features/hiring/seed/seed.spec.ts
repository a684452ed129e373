import { createHash } from 'node:crypto'
import { ANALYTICS_RANGE_IDS, DAY_MS } from '@tryka/domain'
import {
  cohort,
  funnel,
  hirePoints,
  median,
  rangeStart,
  sourceCounts,
  reached,
  timeToHire,
} from '@tryka/domain'
import { selectionRates } from '@tryka/domain'
import { candidateView, isOverdue, stageCounts } from '@tryka/domain'
import { experienceMonths, profileStrength } from '@tryka/domain'
import { isOpenStage } from '@tryka/domain'
import {
  candidateLocation,
  COMPANY_INDUSTRIES,
  COMPANY_SIZES,
  experienceRange,
  JOB_LOCATIONS,
  searchWords,
  TECHNOLOGIES,
} from '@tryka/domain'
import { endsAt, overlaps } from '@tryka/domain'
import { learningProgress, weekMinutes } from '@tryka/domain'
import { COURSE_PATHS } from '@tryka/coach'
import { canonicalJson } from '@tryka/domain'
import { matchJobOf, matchPersonOf } from '@tryka/domain'
import { explainMatch, MATCH_V1 } from '@tryka/domain'
import { matchScore } from '@tryka/domain'
import { publishProblems } from '@tryka/domain'
import { findSkill } from '@tryka/domain'
import { isPendingSkill } from '@tryka/domain'
import { ResumeDraft } from '@tryka/domain'
import { localDay, localTime } from '@tryka/domain'
import { COMPANY_CONVERSATIONS } from './content/conversations'
import { bulkMarket, DEMO_ZONE, idFor, seedHour, seedMarket, type MarketSeed } from './index'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const NOW = new Date('2025-01-08T18:00:00.000Z')
const make = (now: Date, marketId = 'market-1'): MarketSeed => seedMarket({ marketId, now, sha256 })
const count = <T>(rows: readonly T[], test: (row: T) => boolean): number => rows.filter(test).length
const tally = <T>(rows: readonly T[], key: (row: T) => string): Record<string, number> =>
  rows.reduce<Record<string, number>>((sums, row) => ({ ...sums, [key(row)]: (sums[key(row)] ?? 0) + 1 }), {})

/** A weekday at work, a Sunday at night, the days on which clocks change, a leap day. */
const MOMENTS = [
  '2025-01-08T18:00:00.000Z',
  '2026-11-21T08:00:00.000Z',
  '2026-03-08T10:00:00.000Z',
  '2026-11-01T09:00:00.000Z',
  '2028-02-29T23:00:00.000Z',
  '2026-11-23T07:00:00.000Z',
]

describe.each(MOMENTS)('The seed at %s', (moment) => {
  const now = new Date(moment)
  const seed = make(now)
  const { market } = seed
  const active = seed.postings.filter(({ status }) => status === 'Active')
  const own = seed.applications.filter(({ companyId }) => companyId === market.companyId)
  const mine = seed.applications.filter(({ candidateId }) => candidateId === market.candidateId)
  const person = seed.candidates.find(({ id }) => id === market.candidateId)
  const personSkills = seed.candidateSkills.filter(({ candidateId }) => candidateId === market.candidateId)
  if (!person) throw new Error('The demo person is missing')
  const facts = matchPersonOf(person, personSkills)
  const postingOf = new Map(seed.postings.map((posting) => [posting.id, posting]))

  describe('jobs', () => {
    it('has 127 active postings in exactly the cells of the plan', () => {
      const cell = (technology: string): number[] =>
        JOB_LOCATIONS.map((place) =>
          count(active, (p) => p.technology === technology && p.location === place),
        )

      expect(active).toHaveLength(127)
      expect(TECHNOLOGIES.map(cell)).toEqual([
        [16, 12, 8, 5],
        [15, 7, 7, 3],
        [11, 6, 6, 6],
        [10, 6, 5, 4],
      ])
      expect(tally(seed.postings, (p) => p.status)).toEqual({ Active: 127, Draft: 8, Closed: 16 })
    })

    it('spreads types and urgencies as planned', () => {
      expect(tally(active, (p) => p.type)).toEqual({ 'Full-time': 108, Contract: 15, 'Part-time': 4 })
      expect(tally(active, (p) => p.urgency)).toEqual({ High: 34, Medium: 61, 'Low Priority': 32 })
    })

    it('was posted from now to 45 days ago, nine within a day', () => {
      const ages = active.map(({ postedAt }) => (now.getTime() - Date.parse(postedAt ?? '')) / DAY_MS)

      expect(Math.max(...ages)).toBeLessThanOrEqual(45)
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
      expect(count(ages, (age) => age <= 1)).toBe(9)
    })

    it('finds five jobs for "zero knowledge" and none for "cobol"', () => {
      const find = (query: string): number =>
        count(active, ({ searchText }) => searchWords(query).every((word) => searchText.includes(word)))

      expect(find('zero knowledge')).toBe(5)
      expect(find('Zero-Knowledge')).toBe(5)
      expect(find('cobol')).toBe(0)
    })

    it('lets every active posting pass its publish guards', () => {
      expect(active.flatMap((posting) => publishProblems(posting, now))).toEqual([])
    })

    it('asks only for skills of the catalogue', () => {
      const names = new Set(seed.postings.flatMap(({ skills }) => skills.map(({ skill }) => skill)))

      expect([...names].filter((name) => findSkill(name)?.name !== name)).toEqual([])
    })
  })

  describe('companies', () => {
    it('has 24 with the planned numbers of postings', () => {
      const sizes = seed.companies.map(({ id }) => count(active, ({ companyId }) => companyId === id))

      expect(seed.companies).toHaveLength(24)
      expect(tally(sizes.slice(1), String)).toEqual({ '1': 2, '3': 3, '4': 8, '7': 4, '8': 6 })
      expect(
        tally(
          seed.postings.filter((p) => p.companyId === market.companyId),
          (p) => p.status,
        ),
      ).toEqual({
        Active: 8,
        Draft: 3,
        Closed: 4,
      })
    })

    it('covers every size and industry, and answers within one to nine days', () => {
      expect(new Set(seed.companies.map(({ size }) => size)).size).toBe(COMPANY_SIZES.length)
      expect(new Set(seed.companies.map(({ industry }) => industry)).size).toBe(COMPANY_INDUSTRIES.length)
      for (const { medianFirstResponseDays } of seed.companies) {
        expect(medianFirstResponseDays).toBeGreaterThanOrEqual(1)
        expect(medianFirstResponseDays).toBeLessThanOrEqual(9)
      }
      expect(seed.companies[0]).toMatchObject({
        size: '100-500',
        industry: 'Technology',
        location: 'San Francisco, CA',
      })
    })

    it('has a team of six', () => {
      const team = seed.members.filter(({ companyId }) => companyId === market.companyId)

      expect(tally(team, ({ role, status }) => `${role} ${status}`)).toEqual({
        'Admin Active': 1,
        'Hiring Manager Active': 2,
        'Recruiter Active': 2,
        'Recruiter Pending': 1,
      })
    })
  })

  describe('the demo person', () => {
    it('has a profile of 85 %, phone and education missing', () => {
      const strength = profileStrength({
        ...person,
        workCount: person.work.length,
        educationCount: person.education.length,
        skills: personSkills,
        resumeCount: seed.resumes.length,
      })

      expect(strength.percent).toBe(85)
      expect(strength.missing.map(({ key }) => key)).toEqual(['education', 'phone'])
    })

    it('has the facts of the golden vectors', () => {
      const job = {
        skills: [
          { skill: 'Solidity', level: 3, importance: 'must' },
          { skill: 'TypeScript', level: 3, importance: 'must' },
          { skill: 'Rust', level: 2, importance: 'nice' },
        ],
        minYears: 5,
        mode: 'Remote',
        metro: null,
        regions: ['US'],
        salaryMax: 190_000,
        currency: 'USD',
        type: 'Full-time',
      } as const

      expect(matchScore(job, facts)).toEqual({ score: 97, coverage: 100 })
      expect(facts.months).toBe(78)
      expect(experienceMonths(person.work, now)).toBe(78)
    })

    it('has twelve applications, nine of them active', () => {
      expect(stageCounts(mine.map(({ stage }) => stage))).toEqual({
        applied: 3,
        under_review: 3,
        interview_scheduled: 2,
        offer_received: 1,
        rejected: 2,
        withdrawn: 1,
        hired: 0,
        total: 12,
      })
      expect(count(mine, ({ stage }) => isOpenStage(stage))).toBe(9)
    })

    it('has six verified skills, three pending in three ways and three certifications', () => {
      expect(count(personSkills, ({ state }) => state === 'Verified')).toBe(6)
      expect(
        personSkills
          .filter(({ state }) => isPendingSkill(state))
          .map(({ state }) => state)
          .sort(),
      ).toEqual(['Assessment Scheduled', 'Assessment Submitted', 'Under Review'])
      expect(seed.certifications).toHaveLength(3)
      const soon = new Date(now.getTime() + 20 * DAY_MS).toISOString().slice(0, 10)
      expect(count(seed.certifications, ({ expires }) => expires === soon)).toBe(1)
    })

    it('holds every proof until the same day of the calendar, two years on', () => {
      const held = seed.candidateSkills.filter(({ verifiedAt }) => verifiedAt !== null)

      expect(
        held.filter(({ verifiedAt, expiresAt }) => {
          const until = new Date(verifiedAt ?? '')
          until.setUTCFullYear(until.getUTCFullYear() + 2)
          return until.toISOString() !== expiresAt
        }),
      ).toEqual([])
    })

    it('has two interviews ahead and three behind', () => {
      const interviews = seed.interviews.filter(({ candidateId }) => candidateId === market.candidateId)
      const ahead = interviews.filter(({ status }) => status === 'pending' || status === 'confirmed')
      const behind = interviews.filter(({ status }) => status === 'completed')

      expect(ahead.map(({ status }) => status).sort()).toEqual(['confirmed', 'pending'])
      expect(ahead.every(({ startsAt }) => startsAt > now.toISOString())).toBe(true)
      expect(behind.map(({ outcome }) => outcome).sort()).toEqual(['Not Selected', 'Passed', 'Passed'])
    })

    it('has exactly three new matches', () => {
      const applied = new Set(mine.map(({ postingId }) => postingId))
      const fresh = active.filter(
        (posting) =>
          (posting.postedAt ?? '') > person.lastVisitAt &&
          !applied.has(posting.id) &&
          (matchScore(matchJobOf(posting), facts).score ?? 0) >= 80,
      )

      expect(fresh).toHaveLength(3)
    })

    it('learns seven of ten hours, on three paths', () => {
      const week = weekMinutes(seed.learningSessions, now, person.timeZone)

      expect(week.total).toBe(420)
      expect(
        week.days
          .filter(({ minutes }) => minutes > 0)
          .map(({ minutes }) => minutes)
          .sort((a, b) => a - b),
      ).toEqual([90, 90, 120, 120])
      expect(person.weeklyGoalHours).toBe(10)
      expect(
        seed.enrollments.map(({ pathId, completed }) =>
          learningProgress(completed, COURSE_PATHS.find(({ id }) => id === pathId)?.modules.length ?? 0),
        ),
      ).toEqual([75, 40, 15])
      expect(seed.learningSessions.map(({ score }) => score)).toContain(95)
    })

    it('has 1,250 credits, the newest entry fifty', () => {
      const newest = [...seed.credits].sort((a, b) => (a.at < b.at ? 1 : -1))[0]

      expect(seed.credits.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_250)
      expect(newest).toMatchObject({ amount: 50, refType: 'challenge', reason: 'Challenge of the week' })
      expect(
        new Set(seed.credits.map(({ refType, refId, reason }) => `${refType} ${refId} ${reason}`)).size,
      ).toBe(seed.credits.length)
    })

    it('has eight conversations, three unread, and two resumes the editor accepts', () => {
      const own = seed.conversations.filter(({ candidateId }) => candidateId === market.candidateId)
      const ids = new Set(own.map(({ id }) => id))

      expect(own).toHaveLength(8)
      expect(
        count(
          seed.participants,
          ({ side, unread, conversationId }) => side === 'candidate' && unread && ids.has(conversationId),
        ),
      ).toBe(3)
      expect(seed.resumes).toHaveLength(2)
      expect(seed.resumes.every(({ draft }) => ResumeDraft.safeParse(draft).success)).toBe(true)
    })
  })

  describe('the company side', () => {
    const directory = seed.candidates.filter((c) => c.visibleToRecruiters && c.includeInTalentDirectory)
    const verified = new Set(
      seed.candidateSkills.filter(({ state }) => state === 'Verified').map(({ candidateId }) => candidateId),
    )

    it('knows 60 people, 52 of them in the directory by every filter', () => {
      expect(seed.candidates).toHaveLength(60)
      expect(directory).toHaveLength(52)
      expect(tally(directory, (c) => experienceRange(c.experienceMonths ?? 0))).toEqual({
        '0-2 years': 14,
        '3-5 years': 21,
        '5+ years': 17,
      })
      expect(tally(directory, (c) => candidateLocation(c.metro) ?? 'elsewhere')).toEqual({
        'San Francisco, CA': 17,
        'New York, NY': 13,
        Remote: 14,
        elsewhere: 8,
      })
      expect(tally(directory, (c) => c.technology)).toEqual({
        'AI & Machine Learning': 17,
        Blockchain: 14,
        'Data Science': 12,
        Cybersecurity: 9,
      })
      expect(count(directory, ({ id }) => verified.has(id))).toBe(23)
      expect(tally(directory, (c) => c.availability)).toEqual({
        'Open to offers': 29,
        'Actively looking': 23,
      })
    })

    it('has 96 applications in their stages and from their sources', () => {
      expect(stageCounts(own.map(({ stage }) => stage))).toEqual({
        applied: 29,
        under_review: 27,
        interview_scheduled: 11,
        offer_received: 3,
        hired: 5,
        rejected: 17,
        withdrawn: 4,
        total: 96,
      })
      expect(sourceCounts(own).map((source) => source.count)).toEqual([34, 27, 14, 9, 12])
      const reviewing = own.filter(({ stage }) => stage === 'under_review')
      expect(count(reviewing, ({ screenPassedAt }) => screenPassedAt !== null)).toBe(12)
      expect(count(reviewing, ({ firstInterviewAt }) => firstInterviewAt !== null)).toBe(4)
    })

    it('lets people come the further, the better they match', () => {
      const scores = (test: (row: (typeof own)[number]) => boolean): number[] =>
        own.filter(test).map(({ matchScore: score }) => score ?? 0)
      const early = scores((row) => row.stage === 'rejected' && row.screenPassedAt === null)
      const groups = [
        early,
        scores(({ stage }) => stage === 'applied'),
        scores((row) => row.stage === 'under_review' && row.screenPassedAt === null),
        scores((row) => row.stage === 'under_review' && row.screenPassedAt !== null),
        scores(({ stage }) => stage === 'interview_scheduled'),
        scores(({ stage }) => stage === 'offer_received' || stage === 'hired'),
      ]
      const medians = groups.map((group) => median(group) ?? 0)

      expect(medians).toEqual([...medians].sort((a, b) => a - b))
      expect(Math.max(...early)).toBeLessThan(50)
      expect(Math.min(...(groups[4] ?? []), ...(groups[5] ?? []))).toBeGreaterThan(60)
      // Who is talked to fits the posting better than those who still wait for a look, save one or two.
      for (const { id } of seed.postings.slice(0, 8)) {
        const of = (stages: readonly string[]) =>
          scores((row) => row.postingId === id && stages.includes(row.stage))
        const talking = of(['interview_scheduled', 'offer_received', 'hired'])
        const fresh = of(['applied', 'under_review']).filter((score) => score > Math.max(0, ...talking))
        if (talking.length) expect(fresh.length).toBeLessThanOrEqual(1)
      }
    })

    it('asks nobody whom it hired for anything else', () => {
      const hired = new Set(
        own.filter(({ stage }) => stage === 'hired').map(({ candidateId }) => candidateId),
      )

      expect(own.filter(({ stage, candidateId }) => stage !== 'hired' && hired.has(candidateId))).toEqual([])
      expect(seed.talentPoolEntries.filter(({ candidateId }) => hired.has(candidateId))).toEqual([])
      expect(
        seed.invitations.filter(({ candidateId, state }) => state !== 'accepted' && hired.has(candidateId)),
      ).toEqual([])
    })

    it('says of a person in the pool what the applications say', () => {
      for (const { candidateId, status } of seed.talentPoolEntries) {
        const stages = own.filter((row) => row.candidateId === candidateId).map(({ stage }) => stage)
        const talking = stages.includes('offer_received') || stages.includes('interview_scheduled')
        const standing = talking
          ? 'Negotiating'
          : stages.includes('under_review')
            ? 'In Process'
            : 'Available'
        expect([candidateId, status]).toEqual([candidateId, standing])
      }
    })

    it('writes only what people at that point write, after they applied', () => {
      const at = new Map(COMPANY_CONVERSATIONS.map((text) => [text.subject, text.at]))
      const stageOf = {
        new: 'applied',
        reviewed: 'under_review',
        screened: 'under_review',
        interviewed: 'under_review',
        asks_to_move: 'interview_scheduled',
        offered: 'offer_received',
        rejected: 'rejected',
      } as const
      const written = seed.conversations.filter(({ subject }) => at.has(subject))

      expect(written).toHaveLength(COMPANY_CONVERSATIONS.length)
      for (const { id, subject, applicationId } of written) {
        const row = own.find((each) => each.id === applicationId)
        const lines = seed.messages.filter(({ conversationId }) => conversationId === id)
        expect([subject, row?.stage]).toEqual([subject, stageOf[at.get(subject) ?? 'new']])
        for (const { sentAt } of lines) expect(sentAt > (row?.appliedAt ?? '9')).toBe(true)
      }
      const moved = written.find(({ subject }) => at.get(subject) === 'asks_to_move')
      expect(
        seed.interviews.find(({ proposedBy, status }) => proposedBy === 'candidate' && status === 'pending'),
      ).toMatchObject({ applicationId: moved?.applicationId })
    })

    it('sits in panels of more than one', () => {
      const panels = seed.interviews.filter(({ type }) => type === 'Panel')

      expect(panels.length).toBeGreaterThan(0)
      expect(panels.filter(({ interviewerIds }) => new Set(interviewerIds).size < 2)).toEqual([])
    })

    it('announces what can be counted', () => {
      const titles = seed.notifications.filter(({ side }) => side === 'company').map(({ title }) => title)
      const week = new Date(now.getTime() - 7 * DAY_MS).toISOString()

      expect(titles).toContain(
        `${count(own, ({ appliedAt }) => appliedAt >= week)} new applications in seven days`,
      )
      expect(titles).toContain(
        `${count(own, (row) => isOverdue(row, now))} applications past the date of the first reply`,
      )
    })

    it('shows the funnel of the last year, and none that rises in any range', () => {
      const viewsSince = (from: Date): number =>
        seed.jobViews.reduce(
          (sum, { day, people }) => (day >= localDay(from, DEMO_ZONE) ? sum + people : sum),
          0,
        )
      const shown = (from: Date): number[] =>
        funnel(cohort(own, from), viewsSince(from)).map((step) => step.count)

      expect(shown(rangeStart('1y', now, DEMO_ZONE))).toEqual([3_840, 96, 37, 27, 9, 5])
      for (const range of ANALYTICS_RANGE_IDS) {
        const counts = shown(rangeStart(range, now, DEMO_ZONE))
        expect(counts).toEqual([...counts].sort((a, b) => b - a))
      }
    })

    it('hires in 21, 26, 31, 34 and 38 days, with too few in the last month', () => {
      const year = hirePoints(own, rangeStart('1y', now, DEMO_ZONE))

      expect(year.map(({ days }) => days).sort()).toEqual([21, 26, 31, 34, 38])
      expect(timeToHire(year)).toEqual({ median: 31, n: 5, tooFew: false })
      expect(timeToHire(hirePoints(own, rangeStart('30d', now, DEMO_ZONE)))).toEqual({
        median: null,
        n: 2,
        tooFew: true,
      })
    })

    it('has three interviews today, two confirmed and one pending', () => {
      const today = seed.interviews
        .filter(
          (i) =>
            i.companyId === market.companyId &&
            localDay(new Date(i.startsAt), DEMO_ZONE) === localDay(now, DEMO_ZONE),
        )
        .map(({ startsAt, status }) => {
          const { hour, minute } = localTime(new Date(startsAt), DEMO_ZONE)
          return `${hour}:${String(minute).padStart(2, '0')} ${status}`
        })

      expect(today).toEqual(['10:00 confirmed', '13:30 confirmed', '16:00 pending'])
    })

    it('has a pool of eighteen in three segments', () => {
      const segment = new Map(seed.talentPools.map(({ id, name }) => [id, name]))

      expect(tally(seed.talentPoolEntries, ({ status }) => status)).toEqual({
        Available: 8,
        'In Process': 6,
        Negotiating: 4,
      })
      expect(tally(seed.talentPoolEntries, ({ poolId }) => segment.get(poolId) ?? '')).toEqual({
        'Blockchain Core': 7,
        'AI Research': 6,
        'Security Bench': 5,
      })
      const listed = new Set(directory.map(({ id }) => id))
      expect(seed.talentPoolEntries.every(({ candidateId }) => listed.has(candidateId))).toBe(true)
    })

    it('has ten conversations, four unread, and two replies overdue', () => {
      const inbox = new Set(
        seed.conversations.filter(({ companyId }) => companyId === market.companyId).map(({ id }) => id),
      )

      expect(inbox.size).toBe(10)
      expect(
        count(
          seed.participants,
          ({ side, unread, conversationId }) => side === 'company' && unread && inbox.has(conversationId),
        ),
      ).toBe(4)
      expect(count(own, (row) => isOverdue(row, now))).toBe(2)
      expect(count(own, ({ replyDueAt }) => replyDueAt !== null && replyDueAt < now.toISOString())).toBe(2)
    })

    it('has seventy voluntary answers, one flagged stage and no significant one', () => {
      const groupOf = new Map(
        seed.selfIdentifications.map(({ applicationId, group }) => [applicationId, group]),
      )
      const rows = own.filter(({ id }) => groupOf.has(id))
      const stages = ['Applications', 'Screen Passed', 'Interviews', 'Offers', 'Hires'] as const
      const rates = stages.slice(1).map((stage, i) =>
        selectionRates(
          ['Woman', 'Man'].map((group) => {
            const members = rows.filter(({ id }) => groupOf.get(id) === group)
            const entered = members.filter((row) => reached(row, stages[i] ?? 'Applications'))
            return {
              group,
              entered: entered.length,
              passed: entered.filter((row) => reached(row, stage)).length,
            }
          }),
        ),
      )

      expect(seed.selfIdentifications).toHaveLength(70)
      expect(
        rates
          .flat()
          .filter(({ flagged }) => flagged)
          .map(({ ratio }) => ratio?.toFixed(2)),
      ).toEqual(['0.74'])
      expect(rates.flat().every(({ p }) => p === null || p > 0.05)).toBe(true)
    })

    it('agrees with its own median of first replies', () => {
      const days = own.flatMap(({ appliedAt, firstResponseAt }) =>
        firstResponseAt === null
          ? []
          : [Math.round((Date.parse(firstResponseAt) - Date.parse(appliedAt)) / DAY_MS)],
      )

      expect(seed.companies[0]).toMatchObject({
        medianFirstResponseDays: median(days),
        firstResponseCount: days.length,
      })
    })
  })

  describe('invariants', () => {
    it('has no pair of posting and person twice, and none for a draft', () => {
      expect(new Set(seed.applications.map((a) => `${a.postingId} ${a.candidateId}`)).size).toBe(
        seed.applications.length,
      )
      expect(
        seed.applications.filter(({ postingId }) => postingOf.get(postingId)?.status === 'Draft'),
      ).toEqual([])
      expect(
        seed.applications.filter(
          (a) => isOpenStage(a.stage) && postingOf.get(a.postingId)?.status === 'Closed',
        ),
      ).toEqual([])
    })

    it('orders milestones in time, none in the future, inside the life of the posting', () => {
      for (const a of seed.applications) {
        const order = [
          a.appliedAt,
          a.screenPassedAt,
          a.firstInterviewAt,
          a.offerSentAt,
          a.hiredAt ?? a.rejectedAt ?? a.withdrawnAt,
        ]
        const times = order.filter((time): time is string => time !== null)
        const posting = postingOf.get(a.postingId)

        expect(times).toEqual([...times].sort())
        expect(
          [...times, a.viewedAt ?? '', a.firstResponseAt ?? ''].every((time) => time <= now.toISOString()),
        ).toBe(true)
        expect(a.appliedAt > (posting?.firstActivatedAt ?? '9')).toBe(true)
        expect(posting?.closedAt == null || (times.at(-1) ?? '') <= posting.closedAt).toBe(true)
        expect([a.viewedAt, a.firstResponseAt].every((time) => time === null || time >= a.appliedAt)).toBe(
          true,
        )
      }
    })

    it('gives each stage the milestone that made it', () => {
      for (const a of seed.applications) {
        expect([a.id, a.hiredAt !== null]).toEqual([a.id, a.stage === 'hired'])
        expect(a.rejectedAt !== null).toBe(a.stage === 'rejected')
        expect(a.withdrawnAt !== null).toBe(a.stage === 'withdrawn')
        if (a.stage === 'offer_received') expect(a.offerSentAt).not.toBeNull()
        if (a.stage === 'interview_scheduled') expect(a.firstInterviewAt).not.toBeNull()
        expect(a.rejectReasonId !== null).toBe(a.stage === 'rejected')
      }
    })

    it('leads every application by its events from nothing to its stage', () => {
      for (const a of seed.applications) {
        const events = seed.events.filter(({ applicationId }) => applicationId === a.id)

        expect(events[0]).toMatchObject({ from: 'none', to: 'applied' })
        expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort())
        events
          .slice(1)
          .forEach((event, i) =>
            expect([a.stage, event.action, event.from]).toEqual([a.stage, event.action, events[i]?.to]),
          )
        expect(events.at(-1)?.to).toBe(a.stage)
      }
    })

    it('keeps interviews inside working hours and nobody in two at once', () => {
      const open = seed.interviews.filter(({ status }) => status !== 'cancelled')
      for (const a of open) {
        const begin = localTime(new Date(a.startsAt), a.timeZone)
        const end = localTime(new Date(endsAt(a)), a.timeZone)
        expect(begin.hour).toBeGreaterThanOrEqual(9)
        expect(end.hour * 60 + end.minute).toBeLessThanOrEqual(17 * 60)
        const clashes = open.filter(
          (b) =>
            b !== a &&
            overlaps(a, b) &&
            (b.candidateId === a.candidateId || b.interviewerIds.some((id) => a.interviewerIds.includes(id))),
        )
        expect(clashes.map(({ startsAt }) => startsAt)).toEqual([])
      }
    })

    it('puts past interviews between their confirmation and what followed', () => {
      for (const i of seed.interviews.filter(({ status }) => status === 'completed')) {
        const a = seed.applications.find(({ id }) => id === i.applicationId)
        expect(i.startsAt >= (a?.firstInterviewAt ?? '9')).toBe(true)
        expect(endsAt(i) <= (a?.offerSentAt ?? a?.rejectedAt ?? now.toISOString())).toBe(true)
      }
    })

    it('stores matches that can be computed again', () => {
      for (const a of seed.applications) {
        const posting = postingOf.get(a.postingId)
        const candidate = seed.candidates.find(({ id }) => id === a.candidateId)
        if (!posting || !candidate) throw new Error('A key does not resolve')
        const skills = seed.candidateSkills.filter(({ candidateId }) => candidateId === candidate.id)
        const again = explainMatch(matchJobOf(posting), matchPersonOf(candidate, skills), {
          sha256,
          now: new Date(a.appliedAt),
          by: MATCH_V1,
        })

        expect(a.matchAtApply).toEqual(again)
        expect([a.matchScore, a.matchRequirements]).toEqual([again.score, again.requirements])
      }
    })

    it('resolves every key', () => {
      const ids = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id))
      const known: Record<string, Set<string>> = {
        companyId: ids(seed.companies),
        candidateId: ids(seed.candidates),
        postingId: ids(seed.postings),
        applicationId: ids(seed.applications),
        memberId: ids(seed.members),
        conversationId: ids(seed.conversations),
        poolId: ids(seed.talentPools),
        snapshotId: ids(seed.snapshots),
        userId: ids(seed.candidates),
        addedBy: ids(seed.members),
        invitedBy: ids(seed.members),
        authorId: ids(seed.members),
        sentBy: ids(seed.members),
      }
      const dangling = Object.entries(seed).flatMap(([table, rows]) =>
        (Array.isArray(rows) ? rows : [rows]).flatMap((row: object) =>
          Object.entries(row)
            .filter(([field, value]) => typeof value === 'string' && known[field]?.has(value) === false)
            .map(([field]) => `${table}.${field}`),
        ),
      )

      expect(dangling).toEqual([])
      const members = ids(seed.members)
      expect(
        seed.interviews.flatMap(({ interviewerIds }) => interviewerIds).filter((id) => !members.has(id)),
      ).toEqual([])
    })

    it('gives every row an id of its own, and sends no mail anywhere', () => {
      for (const rows of Object.values(seed)) {
        if (!Array.isArray(rows)) continue
        const keys = rows.map((row) => ('id' in row ? row.id : JSON.stringify(row)))
        expect(new Set(keys).size).toBe(keys.length)
      }
      const addresses = [...seed.candidates, ...seed.members].map(({ email }) => email)
      expect(addresses.filter((address) => !/^[a-z.0-9]+@[a-z-]+\.example$/.test(address))).toEqual([])
      expect(new Set(addresses).size).toBe(addresses.length)
      const urls = [...JSON.stringify(seed).matchAll(/https?:\/\/[^"]+/g)].map(([url]) => url)
      expect(urls).toEqual([])
    })

    it('writes snapshots that their hash proves', () => {
      for (const { content, sha256: proof } of seed.snapshots)
        expect(sha256(canonicalJson(content))).toBe(proof)
    })

    it('offers the candidate what the stage allows', () => {
      const offer = mine.find(({ stage }) => stage === 'offer_received')
      const made = seed.offers.find(({ applicationId }) => applicationId === offer?.id)

      expect(
        candidateView({ stage: 'offer_received', interviews: [], offer: made ?? null }, now).canRespond,
      ).toBe(true)
    })
  })
})

describe('The seed as a whole', () => {
  it('is the same to the byte for the same options, and shares no id between markets', () => {
    const dump = (seed: MarketSeed): string => sha256(canonicalJson(seed))
    const other = make(NOW, 'market-2')
    const idsOf = (seed: MarketSeed): string[] =>
      Object.values(seed).flatMap((rows) =>
        Array.isArray(rows) ? rows.flatMap((row) => ('id' in row ? [row.id] : [])) : [],
      )
    const first = new Set(idsOf(make(NOW)))

    expect(dump(make(NOW))).toBe(dump(make(NOW)))
    expect(dump(make(new Date(NOW.getTime() + 1)))).not.toBe(dump(make(NOW)))
    expect(dump(other)).not.toBe(dump(make(NOW)))
    expect(idsOf(other).filter((id) => first.has(id))).toEqual([])
  })

  it('names rows by UUIDs that do not collide', () => {
    const ids = Array.from({ length: 50_000 }, (_, n) => idFor(`w${n % 50}`, n % 2 ? 'a' : 'b', n))

    expect(new Set(ids).size).toBe(ids.length)
    expect(
      ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toBe(true)
  })

  it('begins at the start of the hour', () => {
    expect(seedHour(new Date('2025-01-08T18:59:59.999Z'))).toEqual(NOW)
  })

  it('makes bulk rows in batches, each application a pair of its own', () => {
    const options = {
      marketId: 'bench',
      now: NOW,
      sha256,
      postings: 30,
      candidates: 40,
      applications: 900,
      crowd: 5,
      viewDays: 3,
      conversations: 60,
      poolEntries: 20,
      batch: 100,
    }
    const rows = [...bulkMarket(options)]
    const applications = rows.flatMap((batch) => (batch.kind === 'applications' ? batch.rows : []))

    expect(rows.every((batch) => batch.rows.length <= 100)).toBe(true)
    expect(new Set(applications.map((a) => `${a.postingId} ${a.candidateId}`)).size).toBe(905)
    expect(count(applications, (a) => a.postingId === applications[0]?.postingId)).toBe(35)
    const keys = rows.flatMap((batch) =>
      batch.kind === 'candidateSkills' ? batch.rows.map((s) => `${s.candidateId} ${s.skill}`) : [],
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
