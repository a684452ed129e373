import { ROW_METRICS, marketApi } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { invitedToDemo, signIn } from '../../testing/hiring'
import { ApplicationEntity } from './applications/application.table'
import { HiringEventEntity } from './core/hiring-event.table'
import { InvitationEntity } from './people/invitation.table'
import { ConversationEntity, MessageEntity } from './messages/message.table'
import { TalentPoolEntity } from './pools/pool.table'
import { ProfileViewEntity } from './views/profile-view.table'
import { PostingEntity } from './postings/posting.table'
import { CandidateEntity } from './profile/candidate.table'
import { CandidateSkillEntity } from './skills/skill.table'
import { CompanyEntity } from './team/team.table'

jest.setTimeout(60_000)

interface Card {
  id: string
  name: string
}
interface Conversation {
  id: string
  sender: string
  subject: string
  preview: string
  unread: boolean
  messages: { id: string; body: string; mine: boolean; sender: string }[]
}
interface Inbox {
  items: Conversation[]
  total: number
  unread: number
}
interface Team {
  items: { id: string; email: string; role: string; status: string; isYou: boolean; version: number }[]
}

describe('What a company sees of people', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const visitor = async (persona: 'candidate' | 'company' = 'company') => {
    const client = test.client()
    const opened = await client.post(marketApi.open.endpoint.path, { persona })
    const { id, candidate, company } = opened.json<{
      id: string
      candidate: { id: string }
      company: { id: string; member: { id: string } }
    }>()
    const ids = { marketId: id, candidateId: candidate.id, companyId: company.id }
    return { client, ...ids, memberId: company.member.id }
  }
  const ask = async <T = Record<string, unknown>>(
    client: TestClient,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    // Who is signed in says from where; a guest need not.
    const place = url.startsWith('/api/company') ? '?place=demo-team' : ''
    const answer = await client.request({
      method,
      url: url + (url.includes('?') ? '' : place),
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as T }
  }

  describe('Candidate search', () => {
    const total = async (client: TestClient, query: Record<string, string> = {}) => {
      const url = `/api/candidates?${new URLSearchParams(query).toString()}`
      return (await ask<{ total: number }>(client, 'GET', url)).body.total
    }

    it('finds by five filters, whose values add up', async () => {
      const { client } = await visitor()

      expect(await total(client)).toBe(52)
      expect(await total(client, { verifiedOnly: 'true' })).toBe(23)
      const counts = async (name: string, values: string[]) =>
        Promise.all(values.map((value) => total(client, { [name]: value })))
      expect(await counts('experience', ['0-2 years', '3-5 years', '5+ years'])).toEqual([14, 21, 17])
      expect(await counts('location', ['San Francisco, CA', 'New York, NY', 'Remote'])).toEqual([17, 13, 14])
      const fields = ['AI & Machine Learning', 'Blockchain', 'Data Science', 'Cybersecurity']
      expect(await counts('focus', fields)).toEqual([17, 14, 12, 9])
      const [byName, byAlias] = await Promise.all([
        total(client, { skills: 'Go' }),
        total(client, { skills: 'golang' }),
      ])
      expect(byAlias).toBe(byName)
      expect(byAlias).toBeGreaterThan(0)
    })

    it('names a match only against a posting of its own, best first, page by page', async () => {
      const { client, marketId, companyId } = await visitor()
      const [posting] = await test.db.read.findBy(PostingEntity, {
        marketId,
        companyId,
        status: 'Active' as const,
      })
      const page = (query: string) =>
        ask<{ items: (Card & { match: number | null })[] }>(client, 'GET', `/api/candidates?${query}`)
      expect((await page('')).body.items.every(({ match }) => match === null)).toBe(true)

      const [one, two] = [
        await page(`postingId=${posting?.id}&pageSize=26`),
        await page(`postingId=${posting?.id}&pageSize=26&page=2`),
      ]
      const all = [...one.body.items, ...two.body.items]
      expect(new Set(all.map(({ id }) => id)).size).toBe(52)
      const scores = all.map(({ match }) => match ?? -1)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))

      const [foreign] = (await test.db.read.findBy(PostingEntity, { marketId })).filter(
        (row) => row.companyId !== companyId,
      )
      expect((await page(`postingId=${foreign?.id}`)).status).toBe(404)
    })

    it('logs who opened a profile and shows a salary only where it was shared', async () => {
      const { client, marketId, candidateId, companyId, memberId } = await visitor()
      await test.db.write((m) =>
        m.update(ApplicationEntity, { marketId, candidateId, companyId }, { shareSalary: false }),
      )
      const url = `/api/candidates/${candidateId}`
      expect((await ask<{ salary: unknown }>(client, 'GET', url)).body.salary).toBeNull()
      const looks = await test.db.read.findBy(ProfileViewEntity, { marketId, candidateId, postingId: '' })
      expect(looks.map((row) => [row.companyId, row.memberId])).toEqual([[companyId, memberId]])
    })

    it('invites once; the candidate reads it, accepts, and it cannot be declined then', async () => {
      const { client, marketId, companyId, candidateId } = await visitor()
      await test.db.write((m) => m.delete(InvitationEntity, { marketId, candidateId }))
      const applied = await test.db.read.findBy(ApplicationEntity, { marketId, candidateId })
      const postings = await test.db.read.findBy(PostingEntity, { marketId, companyId })
      const posting = postings.find(
        ({ id, status }) => status === 'Active' && !applied.some(({ postingId }) => postingId === id),
      )
      const draft = postings.find(({ status }) => status === 'Draft')
      const url = `/api/candidates/${candidateId}/invitations`
      const send = (postingId: string | undefined) =>
        ask<{ id: string }>(client, 'POST', url, { postingId, message: 'We read your work.' })
      expect(await send(draft?.id)).toMatchObject({ status: 409, body: { code: 'POSTING_NOT_ACTIVE' } })
      const sent = await send(posting?.id)
      expect(sent.status).toBe(201)
      expect(await send(posting?.id)).toMatchObject({ status: 409, body: { code: 'ALREADY_INVITED' } })

      const list = await ask<{ items: { id: string; state: string; jobId: string }[] }>(
        client,
        'GET',
        '/api/invitations',
      )
      expect(list.body.items).toMatchObject([{ id: sent.body.id, state: 'viewed', jobId: posting?.id }])
      const accepted = await ask(client, 'POST', `/api/invitations/${sent.body.id}/accept`)
      expect(accepted.body).toMatchObject({ state: 'accepted' })
      expect((await ask(client, 'POST', `/api/invitations/${sent.body.id}/decline`)).status).toBe(409)
    })
  })

  it('may take the directory as a file that holds nobody who hides', async () => {
    const { client, marketId } = await visitor()

    const file = await client.get('/api/company/export/candidates')

    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(1 + 52)
    const hidden = await test.db.read.findBy(CandidateEntity, {
      marketId,
      visibleToRecruiters: false,
    })
    for (const { id } of hidden) expect(file.body).not.toContain(id)
    const recruiter = test.client()
    await recruiter.post(marketApi.open.endpoint.path, { persona: 'company', role: 'Recruiter' })
    expect((await recruiter.get('/api/company/export/candidates')).statusCode).toBe(403)
  })

  describe('Messages', () => {
    it('are read, answered and filed by each side for itself', async () => {
      const { client } = await visitor()
      const inbox = async (side = '', query = '') =>
        (await ask<Inbox>(client, 'GET', `/api${side}/conversations${query}`)).body
      expect(await inbox()).toMatchObject({ total: 8, unread: 3 })
      const ours = await inbox('/company')
      expect(ours).toMatchObject({ total: 10, unread: 4 })

      const line = ours.items.find(({ unread }) => unread)
      const opened = await ask<Conversation>(client, 'GET', `/api/company/conversations/${line?.id}`)
      expect(opened.body.unread).toBe(false)
      expect(await inbox('/company')).toMatchObject({ unread: 3 })
      expect((await inbox('/company', '?unread=true')).total).toBe(3)
      await ask(client, 'PUT', `/api/company/conversations/${line?.id}/unread`, { value: true })
      expect(await inbox('/company')).toMatchObject({ unread: 4 })

      const put = { value: true }
      expect((await ask(client, 'PUT', `/api/company/conversations/${line?.id}/archived`, put)).status).toBe(
        204,
      )
      expect(await inbox('/company')).toMatchObject({ total: 9, unread: 3 })
      expect(await inbox('/company', '?folder=archived')).toMatchObject({ total: 1 })
      const reply = { body: 'Thank you. We will call.' }
      const url = `/api/company/conversations/${line?.id}/messages`
      const replied = await ask<Conversation>(client, 'POST', url, reply)
      expect(replied.body.messages.at(-1)).toMatchObject({ body: reply.body, mine: true })
    })

    it('reach the other side, with a mark and a line under the bell', async () => {
      const { client, candidateId } = await visitor()
      const first = { to: candidateId, subject: 'A quiet zebra', body: 'When could you start?' }
      const sent = await ask<Conversation>(client, 'POST', '/api/company/conversations', first)
      expect(sent.status).toBe(201)

      const { body } = await ask<Inbox>(client, 'GET', '/api/conversations')
      expect(body).toMatchObject({ total: 9, unread: 4 })
      expect(body.items[0]).toMatchObject({ id: sent.body.id, subject: 'A quiet zebra', unread: true })
      const news = await ask<{ items: { title: string }[]; unread: number }>(
        client,
        'GET',
        '/api/notifications',
      )
      expect(news.body.items[0]?.title).toContain('sent you a message')
      const read = await ask<{ unread: number }>(client, 'POST', '/api/notifications/read', { ids: 'all' })
      expect(read.body.unread).toBe(0)
      const found = await ask<Inbox>(client, 'GET', '/api/conversations?q=quiet%20ZEB')
      expect(found.body.items.map(({ id }) => id)).toEqual([sent.body.id])
    })

    it('of a person under blind review carry a code and no name', async () => {
      const { client, marketId } = await visitor()
      const { body: before } = await ask<Inbox>(client, 'GET', '/api/company/conversations')
      const id = before.items[0]?.id ?? ''
      const row = await test.db.read.findOneByOrFail(ConversationEntity, { id, marketId })
      const person = await test.db.read.findOneByOrFail(CandidateEntity, { id: row.candidateId })
      const [firstName = ''] = person.name.split(' ')
      const application = await test.db.read.findOneByOrFail(ApplicationEntity, {
        id: row.applicationId ?? '',
      })
      await test.db.write((m) =>
        m.update(PostingEntity, { id: application.postingId, marketId }, { blindReview: true }),
      )
      await test.db.write((m) =>
        m.update(
          ApplicationEntity,
          { id: application.id, marketId },
          { firstInterviewAt: null, revealedAt: null },
        ),
      )
      await test.db.write((m) =>
        m.update(
          MessageEntity,
          { conversationId: id, marketId, side: 'candidate' },
          { body: `Best wishes, ${person.name}, ${person.email}` },
        ),
      )

      const { body } = await ask<Conversation>(client, 'GET', `/api/company/conversations/${id}`)

      expect(body.sender).toMatch(/^Candidate [0-9A-F]{4}$/)
      const text = JSON.stringify(body)
      for (const part of [person.name, firstName, person.email]) expect(text).not.toContain(part)
      const search = `/api/company/conversations?q=${encodeURIComponent(person.name)}`
      const found = await ask<Inbox>(client, 'GET', search)
      expect(found.body.items.some((item) => item.id === id)).toBe(false)
      const names = JSON.stringify((await ask(client, 'GET', '/api/company/recipients')).body)
      expect(names).not.toContain(person.name)
    })

    it('go from a candidate only to companies one has to do with, and forward what one may read', async () => {
      const { client, marketId, candidateId } = await visitor()
      const known = await ask<{ items: { id: string }[] }>(client, 'GET', '/api/recipients')
      const ids = known.body.items.map(({ id }) => id)
      const companies = await test.db.read.findBy(CompanyEntity, { marketId })
      const stranger = companies.find(({ id }) => !ids.includes(id))
      const first = { subject: 'Hello', body: 'A word.' }
      const url = '/api/conversations'
      expect((await ask(client, 'POST', url, { ...first, to: stranger?.id })).status).toBe(403)
      const sent = await ask<Conversation>(client, 'POST', url, { ...first, to: ids[0] })
      expect(sent.status).toBe(201)
      const message = sent.body.messages[0]?.id
      const forward = { to: ids[1], body: 'See below.' }
      const copy = await ask<Conversation>(client, 'POST', `/api/messages/${message}/forward`, forward)
      expect(copy).toMatchObject({ status: 201, body: { subject: 'Fwd: Hello' } })
      expect(copy.body.messages[0]?.body).toContain('A word.')
      const report = `/api/conversations/${sent.body.id}/report`
      expect((await ask(client, 'POST', report, { reason: 'Not wanted' })).status).toBe(204)
      const kept = await test.db.read.findBy(HiringEventEntity, { marketId, action: 'report' })
      expect(kept).toMatchObject([{ actorId: candidateId, reason: 'Not wanted' }])
    })
  })

  describe('The team', () => {
    it('takes whoever was invited to it once, by another account', async () => {
      const { client, companyId, marketId } = await visitor()
      await signIn(test, client, 'admin-one@example.com')
      const body = { name: 'Nora Field', email: 'nora@example.com', role: 'Recruiter' } as const
      const token = await invitedToDemo(test, { marketId, companyId }, body)
      const url = `/api/team-invitations/${token}`
      expect((await ask(client, 'GET', url)).body).toMatchObject({ role: 'Recruiter', email: body.email })
      expect((await ask(client, 'POST', `${url}/accept`)).status).toBe(409)

      const nora = await visitor()
      expect((await ask(nora.client, 'POST', `${url}/accept`)).status).toBe(200)
      expect((await ask(nora.client, 'POST', `${url}/accept`)).status).toBe(404)

      const settings = await ask(nora.client, 'GET', '/api/company/settings')
      expect(settings.body).toMatchObject({ id: companyId, canEdit: false })
      expect((await ask(nora.client, 'PUT', '/api/company/settings', settings.body)).status).toBe(403)
      const team = await ask<Team>(client, 'GET', '/api/company/team')
      const seat = team.body.items.find(({ email }) => email === body.email)
      expect(seat).toMatchObject({ status: 'Active', role: 'Recruiter' })
      await ask(client, 'DELETE', `/api/company/team/${seat?.id}`)
      const own = await ask(nora.client, 'GET', '/api/company/settings')
      expect(own.body).toMatchObject({ id: nora.companyId })
    })

    it('invites nobody into sample data, signed in or not', async () => {
      const { client } = await visitor()
      const body = { name: 'Omar Reed', email: 'omar@example.com', role: 'Recruiter' }
      const refused = { status: 403, body: { code: 'LIVE_ONLY' } }
      const invite = () => ask(client, 'POST', '/api/company/team/invitations', body)
      expect(await invite()).toMatchObject(refused)
      await signIn(test, client, 'admin-two@example.com')
      expect(await invite()).toMatchObject(refused)
      const team = await ask<Team>(client, 'GET', '/api/company/team')
      expect(team.body).toMatchObject({ canInvite: false })
      const pending = team.body.items.find(({ status }) => status === 'Pending')
      expect(await ask(client, 'POST', `/api/company/team/${pending?.id}/invitation`)).toMatchObject(refused)
      expect(test.mailbox.last('omar@example.com')).toBeUndefined()
    })

    it('keeps its last active Admin in seat and role', async () => {
      const { client } = await visitor()
      const { body } = await ask<Team>(client, 'GET', '/api/company/team')
      const you = body.items.find(({ isYou }) => isYou)
      const url = `/api/company/team/${you?.id}`
      const down = { role: 'Recruiter', version: you?.version }
      expect(await ask(client, 'PATCH', url, down)).toMatchObject({
        status: 409,
        body: { code: 'LAST_ADMIN' },
      })
      expect((await ask(client, 'DELETE', url)).status).toBe(409)
      const other = body.items.find(({ role, status }) => role === 'Hiring Manager' && status === 'Active')
      const up = { role: 'Admin', version: other?.version }
      expect((await ask(client, 'PATCH', `/api/company/team/${other?.id}`, up)).status).toBe(200)
      expect((await ask(client, 'PATCH', `/api/company/team/${other?.id}`, up)).status).toBe(409)
      expect((await ask(client, 'PATCH', url, down)).status).toBe(200)
    })
  })

  describe('Talent pools', () => {
    it('count their members by status and change as told', async () => {
      const { client } = await visitor()
      const read = async () => (await ask<Pools>(client, 'GET', '/api/talent-pools')).body
      const { pools, counts, members } = await read()
      expect(counts).toEqual({ Available: 8, 'In Process': 6, Negotiating: 4, total: 18 })
      expect(pools.reduce((sum, { size }) => sum + size, 0)).toBe(members.length)

      const made = await ask<Pools>(client, 'POST', '/api/talent-pools', { name: 'Bench' })
      expect(made.status).toBe(201)
      expect((await ask(client, 'POST', '/api/talent-pools', { name: 'bench' })).status).toBe(409)
      const bench = made.body.pools.find(({ name }) => name === 'Bench')
      const person = members[0]?.candidate.id
      const url = `/api/talent-pools/${bench?.id}`
      const entry = { status: 'Negotiating', note: 'Soon.' }
      expect((await ask<Pools>(client, 'PUT', `${url}/members/${person}`, entry)).body.counts.total).toBe(19)
      const rename = { name: 'Reserve', version: bench?.version }
      expect((await ask(client, 'PATCH', url, rename)).status).toBe(200)
      expect((await ask(client, 'PATCH', url, rename)).status).toBe(409)
      expect((await ask<Pools>(client, 'DELETE', url)).body.counts.total).toBe(18)
    })
  })

  describe('Analytics', () => {
    it('is the funnel of the year, and every figure opens as many rows as it says', async () => {
      const { client } = await visitor()
      const { body } = await ask<{
        funnel: { metric: string; count: number }[]
        sources: { source: string; count: number }[]
        timeToHire: { median: number; n: number }
        cohort: number
      }>(client, 'GET', '/api/company/analytics?range=1y')
      expect(body.funnel.map(({ count }) => count)).toEqual([3_840, 96, 37, 27, 9, 5])
      expect(body.sources.map(({ count }) => count)).toEqual([34, 27, 14, 9, 12])
      expect(body.timeToHire).toMatchObject({ median: 31, n: 5 })

      const figures = new Map([
        ...body.funnel.map(({ metric, count }) => [metric, count] as const),
        ...body.sources.map(({ source, count }) => [source, count] as const),
        ['timeToHire', body.timeToHire.n] as const,
      ])
      for (const metric of ROW_METRICS) {
        const rows = await ask<{ items: { people: number | null }[]; total: number; count: number }>(
          client,
          'GET',
          `/api/company/analytics/rows?range=1y&pageSize=100&metric=${encodeURIComponent(metric)}`,
        )
        expect([metric, rows.body.count]).toEqual([metric, figures.get(metric)])
        if (metric !== 'Job Views') expect(rows.body.items).toHaveLength(rows.body.count)
      }
    })

    it('never rises along the funnel, in any range, with finished ones only or all', async () => {
      const { client } = await visitor()
      for (const range of ['30d', '3m', '6m', '1y'])
        for (const finishedOnly of ['true', 'false']) {
          const url = `/api/company/analytics?range=${range}&finishedOnly=${finishedOnly}`
          const { body } = await ask<{
            funnel: { count: number }[]
            timeToHire: { n: number; tooFew: boolean; median: number | null }
          }>(client, 'GET', url)
          const counts = body.funnel.map(({ count }) => count)
          expect(counts).toEqual([...counts].sort((a, b) => b - a))
          const { tooFew, n, median } = body.timeToHire
          expect([tooFew, median === null]).toEqual([n < 5, n < 5])
        }
    })

    it('tells selection rates as sums, to Admins alone', async () => {
      const { client } = await visitor()
      const { body } = await ask<{ answered: number; unknown: number; stages: unknown[] }>(
        client,
        'GET',
        '/api/company/analytics/fairness?range=1y',
      )
      expect(body).toMatchObject({ answered: 70, unknown: 26 })
      expect(body.stages).toHaveLength(4)
      expect(JSON.stringify(body)).not.toContain('pseudonym')
    })
  })

  it('an overview shows figures that are the data', async () => {
    const { client } = await visitor()
    const { body } = await ask<{ today: unknown[]; waiting: { kind: string }[] }>(
      client,
      'GET',
      '/api/company/overview',
    )

    expect(body).toMatchObject({
      activeJobs: 8,
      drafts: 3,
      newApplications: 29,
      interviewsToday: 3,
    })
    expect(body.today).toHaveLength(3)
    expect(body.waiting.filter(({ kind }) => kind === 'reply')).toHaveLength(2)
  })

  it('and nothing of another market, by any id', async () => {
    const [own, other] = [await visitor(), await visitor()]
    const { marketId, companyId } = other
    const where = { marketId, companyId }
    const { read } = test.db
    const [pool] = await read.findBy(TalentPoolEntity, where)
    const [talk] = await read.findBy(ConversationEntity, where)
    const [posting] = await read.findBy(PostingEntity, { ...where, status: 'Active' })
    const [skill] = await read.findBy(CandidateSkillEntity, {
      marketId,
      candidateId: other.candidateId,
    })
    const calls: [Parameters<typeof ask>[1], string, object?][] = [
      ['GET', `/api/candidates/${other.candidateId}`],
      ['POST', `/api/candidates/${other.candidateId}/invitations`, { postingId: posting?.id, message: 'Hi' }],
      ['GET', `/api/company/conversations/${talk?.id}`],
      ['GET', `/api/conversations/${talk?.id}`],
      ['PUT', `/api/company/conversations/${talk?.id}/archived`, { value: true }],
      ['POST', `/api/company/conversations/${talk?.id}/messages`, { body: 'Hi' }],
      ['POST', '/api/company/conversations', { to: other.candidateId, subject: 'Hi', body: 'Hi' }],
      ['DELETE', `/api/talent-pools/${pool?.id}`],
      ['PATCH', `/api/talent-pools/${pool?.id}`, { name: 'Mine', version: 1 }],
      ['DELETE', `/api/company/team/${other.memberId}`],
      ['PATCH', `/api/company/team/${other.memberId}`, { role: 'Recruiter', version: 1 }],
      ['GET', `/api/postings/${posting?.id}/analytics`],
      ['GET', `/api/company/analytics?postingId=${posting?.id}`],
      ['DELETE', `/api/skills/${skill?.id}`],
      ['GET', `/api/assessments/${skill?.id}`],
    ]
    for (const [method, url, payload] of calls)
      expect([method, url, (await ask(own.client, method, url, payload)).status]).toEqual([method, url, 404])
  })
})

interface Pools {
  pools: { id: string; name: string; size: number; version: number }[]
  members: { candidate: Card }[]
  counts: { total: number }
}
