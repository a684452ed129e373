import type { CandidateSettings, CreditLedger } from '@tryka/domain'
import { companyApi, HIRING_LIMITS, marketApi, settingsApi, DAY_MS, HOUR_MS } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { ApplicationEntity } from './applications/application.table'
import { HiringEventEntity } from './core/hiring-event.table'
import { PostingEntity } from './postings/posting.table'
import { CandidateEntity } from './profile/candidate.table'

jest.setTimeout(60_000)
type Json = Record<string, unknown>

describe('What people keep about themselves', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const visitor = async () => {
    const client = test.client()
    const opened = await client.post(marketApi.open.endpoint.path, { persona: 'candidate' })
    const { id, candidate, company } = opened.json<{
      id: string
      candidate: { id: string }
      company: { id: string }
    }>()
    return { client, marketId: id, candidateId: candidate.id, companyId: company.id }
  }
  const ask = async <T = Json>(
    client: TestClient,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await client.request({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as T }
  }
  const settingsUpdate = async (client: TestClient, change: (settings: CandidateSettings) => object) => {
    const { body } = await ask<CandidateSettings>(client, 'GET', settingsApi.get.endpoint.path)
    const { account, privacy, notifications, blockedCompanies, version } = body
    const { displayName, bio, timeZone } = account
    return ask<CandidateSettings>(client, 'PUT', settingsApi.get.endpoint.path, {
      account: { displayName, bio, timeZone },
      privacy,
      notifications,
      version,
      blockedCompanyIds: blockedCompanies.map(({ id }) => id),
      ...change(body),
    })
  }

  describe('Profile', () => {
    it('is worth 85 % at first and gains what each missing part is worth', async () => {
      const { client } = await visitor()
      const { body } = await ask<{ strength: { percent: number; missing: { key: string }[] } } & Json>(
        client,
        'GET',
        '/api/candidate/profile',
      )
      expect(body.strength.percent).toBe(85)
      expect(body.strength.missing.map(({ key }) => key)).toEqual(['education', 'phone'])

      const { id, initials, email, experienceMonths, work, skills, strength, ...editable } = body
      expect([id, initials, email, experienceMonths, work, skills, strength]).not.toContain(undefined)
      const saved = await ask<{ strength: { percent: number } }>(client, 'PUT', '/api/candidate/profile', {
        ...pick(editable),
        phone: '+1 415 555 0100',
      })

      expect(saved.status).toBe(200)
      expect(saved.body.strength.percent).toBe(90)
      const again = await ask<Json>(client, 'PUT', '/api/candidate/profile', {
        ...pick(editable),
        phone: '1',
      })
      expect(again).toMatchObject({
        status: 409,
        body: { code: 'STALE', current: { phone: '+1 415 555 0100' } },
      })
    })

    it('adds, changes and removes work, and counts months worked twice once', async () => {
      const { client } = await visitor()
      const path = '/api/candidate/experience'
      const before = await ask<{ version: number; experienceMonths: number }>(
        client,
        'GET',
        '/api/candidate/profile',
      )
      const entry = {
        jobTitle: 'Advisor',
        company: 'Side Firm',
        location: 'Remote',
        description: [],
        startDate: '2025-01',
        endDate: '2025-12',
        current: false,
      }
      const key = { 'idempotency-key': 'work-1' }
      const add = () => ask<WorkAnswer>(client, 'POST', path, { entry, version: before.body.version }, key)
      const added = await add()
      expect(added.status).toBe(201)
      expect((await add()).body).toEqual(added.body)
      expect(added.body.work).toHaveLength(3)
      expect(added.body.experienceMonths).toBe(before.body.experienceMonths)

      const made = added.body.work.find(({ company }) => company === 'Side Firm')
      const changed = await ask<WorkAnswer>(client, 'PUT', `${path}/${made?.id}`, {
        entry: { ...entry, jobTitle: 'Lead advisor' },
        version: added.body.version,
      })
      expect(changed.body.work.find(({ id }) => id === made?.id)).toMatchObject({ jobTitle: 'Lead advisor' })
      const removed = await ask<WorkAnswer>(client, 'DELETE', `${path}/${made?.id}`)
      expect(removed.body.work).toHaveLength(2)
      expect((await ask(client, 'DELETE', `${path}/${made?.id}`)).status).toBe(404)
    })
  })

  describe('Privacy switches', () => {
    const found = async (client: TestClient, id: string) => {
      const { body } = await ask<{ items: { id: string }[]; total: number }>(
        client,
        'GET',
        '/api/candidates?pageSize=100',
      )
      expect(body.items).toHaveLength(body.total)
      return { listed: body.items.some((item) => item.id === id), total: body.total }
    }

    it.each(['visibleToRecruiters', 'includeInTalentDirectory'] as const)(
      '%s takes the person out of search, counts and pools from the next request on',
      async (name) => {
        const { client, candidateId } = await visitor()
        const { body } = await ask<{ pools: { id: string }[]; counts: { total: number } }>(
          client,
          'GET',
          '/api/talent-pools',
        )
        const pool = `/api/talent-pools/${body.pools[0]?.id}/members/${candidateId}`
        const put = await ask<{ counts: { total: number } }>(client, 'PUT', pool, {
          status: 'Available',
          note: '',
        })
        expect(put.body.counts.total).toBe(19)
        expect(await found(client, candidateId)).toEqual({ listed: true, total: 52 })

        await settingsUpdate(client, ({ privacy }) => ({ privacy: { ...privacy, [name]: false } }))

        expect(await found(client, candidateId)).toEqual({ listed: false, total: 51 })
        const after = await ask<{ counts: { total: number } }>(client, 'GET', '/api/talent-pools')
        expect(after.body.counts.total).toBe(18)
        expect((await ask(client, 'PUT', pool, { status: 'Available', note: '' })).status).toBe(404)
        expect((await ask(client, 'GET', '/api/candidate/profile')).status).toBe(200)
      },
    )

    it('let a blocked company neither find, invite nor write, and unknown companies cannot be blocked', async () => {
      const { client, candidateId, companyId, marketId } = await visitor()
      const where = { marketId, candidateId, companyId }
      await test.db.write((m) => m.delete(ApplicationEntity, where))
      const postings = await test.db.read.findBy(PostingEntity, {
        marketId,
        companyId,
        status: 'Active',
      })
      expect((await settingsUpdate(client, () => ({ blockedCompanyIds: ['nobody'] }))).status).toBe(400)

      await settingsUpdate(client, () => ({ blockedCompanyIds: [companyId] }))

      expect((await found(client, candidateId)).listed).toBe(false)
      expect((await ask(client, 'GET', `/api/candidates/${candidateId}`)).status).toBe(404)
      const invitation = { postingId: postings[0]?.id, message: 'Come and talk.' }
      const url = `/api/candidates/${candidateId}/invitations`
      expect((await ask(client, 'POST', url, invitation)).status).toBe(404)
      const message = { to: candidateId, subject: 'Hello', body: 'A word.' }
      expect((await ask(client, 'POST', '/api/company/conversations', message)).status).toBe(404)
    })

    it('close direct messages and the online mark', async () => {
      const { client, candidateId, companyId, marketId } = await visitor()
      await test.db.write((m) => m.delete(ApplicationEntity, { marketId, candidateId, companyId }))
      const card = async () =>
        (
          await ask<{ online: boolean | null; canMessage: boolean; lastSeenAt: string | null }>(
            client,
            'GET',
            `/api/candidates/${candidateId}`,
          )
        ).body
      await ask(client, 'GET', '/api/candidate/overview')
      expect(await card()).toMatchObject({ online: true, canMessage: true })

      await settingsUpdate(client, ({ privacy }) => ({
        privacy: { ...privacy, showOnlineStatus: false, allowDirectMessages: false },
      }))

      expect(await card()).toMatchObject({ online: null, canMessage: false, lastSeenAt: null })
      const message = { to: candidateId, subject: 'Hello', body: 'A word.' }
      expect(await ask(client, 'POST', '/api/company/conversations', message)).toMatchObject({
        status: 403,
        body: { code: 'NOT_CONTACTABLE' },
      })
    })
  })

  describe('Skills', () => {
    it('are shown as verified, pending and declared, with nothing twice', async () => {
      const { client } = await visitor()
      const { body } = await ask<Record<'verified' | 'pending' | 'declared', { id: string }[]> & Json>(
        client,
        'GET',
        '/api/skills',
      )

      expect(body.verified).toHaveLength(6)
      expect(body.pending).toHaveLength(3)
      const ids = [...body.verified, ...body.pending, ...body.declared].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(body['certifications']).toHaveLength(3)
      expect(
        (body['certifications'] as { endsSoon: boolean }[]).filter(({ endsSoon }) => endsSoon),
      ).toHaveLength(1)
    })

    it('go through an assessment by their table, each step with one event', async () => {
      const { client, marketId } = await visitor()
      const start = await ask<Assessment>(client, 'POST', '/api/assessments', { skill: 'golang', level: 2 })
      expect(start).toMatchObject({
        status: 201,
        body: { skill: { skill: 'Go', state: 'Assessment Scheduled' } },
      })
      expect(start.body.next).toContain('Sample data: ')
      const at = `/api/assessments/${start.body.id}`
      const past = { startsAt: '2020-01-01T00:00:00.000Z', version: start.body.skill.version }
      expect((await ask(client, 'POST', `${at}/schedule`, past)).status).toBe(400)
      const startsAt = new Date(test.clock.now().getTime() + 5 * DAY_MS).toISOString()
      const moved = await ask<Assessment>(client, 'POST', `${at}/schedule`, { ...past, startsAt })
      expect(moved.body.skill.scheduledAt).toBe(startsAt)
      // No text is handed in, and here is no attempt that could be.
      const { version } = moved.body.skill
      expect((await ask(client, 'POST', `${at}/submit`, { answers: 'My work.', version })).status).toBe(400)
      expect(await ask(client, 'POST', `${at}/submit`, { version })).toMatchObject({
        status: 409,
        body: { code: 'NO_ATTEMPT' },
      })
      const cancelled = await ask<Assessment>(client, 'POST', `${at}/cancel`)
      expect(cancelled.body.skill.state).toBe('unverified')
      expect(await ask(client, 'POST', `${at}/cancel`)).toMatchObject({
        status: 409,
        body: { code: 'illegal_transition', from: 'unverified' },
      })
      const events = await test.db.read.findBy(HiringEventEntity, {
        marketId,
        subjectId: start.body.id,
      })
      expect(events.map(({ action }) => action).sort()).toEqual(['cancel', 'reschedule', 'schedule'])
    })

    it('are declared once, from the catalogue, and removed only while unverified', async () => {
      const { client } = await visitor()
      expect((await ask(client, 'POST', '/api/skills', { skill: 'Cobol', level: 2 })).status).toBe(400)
      const added = await ask<{ id: string }>(client, 'POST', '/api/skills', { skill: 'CUDA', level: 2 })
      expect(added.status).toBe(201)
      expect((await ask(client, 'POST', '/api/skills', { skill: 'cuda', level: 3 })).status).toBe(409)
      expect((await ask(client, 'DELETE', `/api/skills/${added.body.id}`)).status).toBe(204)
      const { body } = await ask<{ verified: { id: string }[] }>(client, 'GET', '/api/skills')
      expect((await ask(client, 'DELETE', `/api/skills/${body.verified[0]?.id}`)).status).toBe(409)
    })

    it('hold certifications whose days make sense', async () => {
      const { client } = await visitor()
      const draft = { name: 'Safe Code', issuer: 'Some Board', issued: '2026-01-01', credentialId: '' }
      const add = (expires: string | null) =>
        ask<{ id: string }>(client, 'POST', '/api/certifications', { ...draft, expires })
      expect((await add('2025-01-01')).status).toBe(400)
      const added = await add(null)
      expect(added).toMatchObject({ status: 201, body: { verified: false, endsSoon: false } })
      expect((await ask(client, 'DELETE', `/api/certifications/${added.body.id}`)).status).toBe(204)
      expect((await ask(client, 'DELETE', `/api/certifications/${added.body.id}`)).status).toBe(404)
    })
  })

  describe('Learning', () => {
    it('shows seven of ten hours, three paths, and courses without invented figures', async () => {
      const { client } = await visitor()
      const { body } = await ask<Learning>(client, 'GET', '/api/learning')

      expect(body.paths.map(({ progress }) => progress)).toEqual([75, 40, 15])
      expect(body.courses.filter(({ rating, students }) => rating !== null || students !== null)).toEqual([])
      expect(body.courses.length).toBeGreaterThan(10)
      expect(body.weeklyGoal).toMatchObject({ target: 10, doneMinutes: 420 })
      expect(body.weeklyGoal.days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(420)
      const practice = await ask<{ best: { score: number } }>(client, 'GET', '/api/practice/sessions')
      expect(body.stats.bestScore).toBe(practice.body.best.score)
    })

    it('goes on by checks alone: no call finishes a module, and leaving keeps what is passed', async () => {
      const { client } = await visitor()
      const path = (body: Learning) => body.paths.find(({ id }) => id === 'contract-security')
      const { body } = await ask<Learning>(client, 'GET', '/api/learning')
      const url = '/api/learning/paths/contract-security'
      const step = { module: 10, version: path(body)?.version }
      const refusal = await ask<{ code: string }>(client, 'POST', `${url}/progress`, step)
      expect(refusal).toMatchObject({ status: 409, body: { code: 'CHECKS_OPEN' } })
      const passed = await ask<Learning>(client, 'POST', `${url}/progress`, { ...step, module: 9 })
      expect([passed.status, path(passed.body)?.completed]).toEqual([200, 9])
      const left = await ask<Learning>(client, 'DELETE', url)
      expect(path(left.body)).toBeUndefined()
      const back = await ask<Learning>(client, 'POST', `${url}/enroll`)
      expect(path(back.body)).toMatchObject({ completed: 9, progress: 75 })
    })

    it('logs time once per call and sets the goal', async () => {
      const { client } = await visitor()
      const url = '/api/learning/paths/contract-security/sessions'
      const log = () => ask<Learning>(client, 'POST', url, { minutes: 30 }, { 'idempotency-key': 'one' })
      await log()
      expect((await log()).body.weeklyGoal.doneMinutes).toBe(450)
      const future = new Date(test.clock.now().getTime() + 60_000).toISOString()
      expect((await ask(client, 'POST', url, { minutes: 30, at: future })).status).toBe(400)
      const goal = await ask<Learning>(client, 'PUT', '/api/learning/weekly-goal', { hours: 12 })
      expect(goal.body.weeklyGoal.target).toBe(12)
    })
  })

  it('counts credits so that entries add up to the balance', async () => {
    const { client } = await visitor()
    const page = async (query = '') => (await ask<CreditLedger>(client, 'GET', `/api/credits${query}`)).body
    const all = await page('?pageSize=100')

    expect(all).toMatchObject({ balance: 1_250, total: 25, isSample: true, today: { given: 0, most: 200 } })
    expect(all.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_250)
    expect(all.items[0]).toMatchObject({ amount: 50, balance: 1_250, reason: 'Challenge of the week' })
    // Each row says what there was after it, on every page.
    const pages = [await page(), await page('?page=2'), await page('?page=3')].flatMap(({ items }) => items)
    expect(pages).toEqual(all.items)
    all.items.forEach(({ balance, amount }, i) =>
      expect(balance - amount).toBe(all.items[i + 1]?.balance ?? 0),
    )
    expect(await page('?page=9')).toMatchObject({ items: [], total: 25, balance: 1_250 })
  })

  it('shows an overview whose figures are the data', async () => {
    const { client } = await visitor()
    const { body } = await ask<Json>(client, 'GET', '/api/candidate/overview')

    expect(body).toMatchObject({
      activeApplications: 9,
      skillsVerified: 6,
      skillsPending: 3,
      upcomingInterviews: 2,
      newMatches: 3,
      totalJobs: 127,
      profileStrength: { percent: 85 },
      credits: { balance: 1_250, newest: { amount: 50 } },
      week: { goalHours: 10, doneMinutes: 420 },
    })
    expect(body['recommended']).toHaveLength(3)
  })

  it('counts matches as new until the person comes back another time', async () => {
    const { client, candidateId } = await visitor()
    const fresh = async () =>
      (await ask<{ newMatches: number }>(client, 'GET', '/api/candidate/overview')).body.newMatches
    expect([await fresh(), await fresh()]).toEqual([3, 3])
    const before = test.clock.now()
    test.clock.advance(2 * HOUR_MS)
    expect(await fresh()).toBe(0)
    const row = await test.db.read.findOneByOrFail(CandidateEntity, { id: candidateId })
    expect(row.lastSeenAt).toBe(test.clock.now().toISOString())
    test.clock.set(before)
  })

  it('keeps searches by name with what they find now', async () => {
    const { client } = await visitor()
    const url = '/api/saved-searches'
    const draft = { name: 'ZK', query: { q: 'zero knowledge', minMatch: 0 }, alert: 'daily' }
    const made = await ask<{ id: string; count: number }>(client, 'POST', url, draft)
    expect(made).toMatchObject({ status: 201, body: { count: 5, query: { q: 'zero knowledge' } } })
    const renamed = await ask(client, 'PATCH', `${url}/${made.body.id}`, { name: 'Proofs', alert: 'off' })
    expect(renamed.body).toMatchObject({ name: 'Proofs', alert: 'off' })
    const stranger = await visitor()
    expect((await ask(stranger.client, 'DELETE', `${url}/${made.body.id}`)).status).toBe(404)
    expect((await ask(client, 'DELETE', `${url}/${made.body.id}`)).status).toBe(204)
    for (let i = 0; i <= HIRING_LIMITS.savedSearches; i++) await ask(client, 'POST', url, draft)
    expect((await ask(client, 'POST', url, draft)).status).toBe(409)
  })

  it('answers company settings to all and takes them from Admins', async () => {
    const { client } = await visitor()
    const url = companyApi.settings.endpoint.path
    const { body } = await ask<Json>(client, 'GET', url)
    const { id, logo, country, canEdit, ...fields } = body
    expect([id, logo, country, canEdit]).toEqual([expect.any(String), expect.any(String), null, true])
    const saved = await ask(client, 'PUT', url, { ...fields, name: 'New Name' })
    expect(saved).toMatchObject({ status: 200, body: { name: 'New Name' } })
    expect(await ask(client, 'PUT', url, { ...fields, name: 'Older' })).toMatchObject({
      status: 409,
      body: { code: 'STALE', current: { name: 'New Name' } },
    })
  })
})

interface WorkAnswer {
  version: number
  experienceMonths: number
  work: { id: string; company: string; jobTitle: string }[]
}
interface Assessment {
  id: string
  next: string
  skill: { skill: string; state: string; scheduledAt: string | null; version: number }
}
interface Learning {
  paths: {
    id: string
    progress: number
    completed: number
    modules: number
    state: string
    nextModule: string | null
    version: number
  }[]
  courses: { rating: number | null; students: number | null }[]
  stats: { bestScore: number | null }
  weeklyGoal: { target: number; doneMinutes: number; days: { minutes: number }[] }
}

/** The fields of the profile form, of a profile. */
function pick(profile: Json): Json {
  const names = [
    ...['name', 'title', 'bio', 'location', 'metro', 'country', 'phone', 'salaryMin', 'currency', 'types'],
    ...['openToRemote', 'relocateTo', 'availability', 'technology', 'education', 'version'],
  ]
  return Object.fromEntries(names.map((name) => [name, profile[name]]))
}
