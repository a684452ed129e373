import {
  applicationsApi,
  companyApi,
  interviewsApi,
  LiveEvent,
  pipelineApi,
  workspaceApi,
} from '@tryka/domain'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../../app'
import { openRedis } from '../../../db/redis'
import { buildTestApp, createMailbox } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'

const SOON_MS = 2_000

/** An open dashboard: a real connection, because a stream has no end. */
async function listenTo(base: string, path: string, visitor: Visitor) {
  const leaving = new AbortController()
  const cookie = [...visitor.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(base + path, { headers: { cookie }, signal: leaving.signal })
  const events: { event: LiveEvent; at: number }[] = []
  let wake: () => void = () => undefined
  const reading = (async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts.filter((one) => one.startsWith('data: ')))
        events.push({ event: LiveEvent.parse(JSON.parse(part.slice(6))), at: performance.now() })
      wake()
    }
  })().catch(() => undefined)
  /** The first event about a topic; fails when none comes in time. */
  async function next(topic: LiveEvent['topics'][number]): Promise<{ event: LiveEvent; at: number }> {
    const until = performance.now() + SOON_MS
    for (;;) {
      const found = events.find(({ event }) => event.topics.includes(topic))
      if (found) return found
      const left = until - performance.now()
      if (left <= 0) throw new Error(`No news about ${topic} within ${SOON_MS} ms`)
      let timer: NodeJS.Timeout | undefined
      await Promise.race([
        new Promise<void>((resolve) => (wake = resolve)),
        new Promise<void>((resolve) => (timer = setTimeout(resolve, left))),
      ]).finally(() => clearTimeout(timer))
    }
  }
  return {
    answer,
    next,
    /** Settles when the server ends the stream. */
    ended: reading,
    async close() {
      leaving.abort()
      await reading
    },
  }
}

describe('Live updates', () => {
  let test: TestApp
  let visitor: Visitor
  let base: string
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
    visitor = await openVisitor(test)
  })
  afterAll(() => test.close())

  const newApplication = async () => {
    const { items } = await visitor.call(pipelineApi.list, { query: { status: 'New', pageSize: 50 } })
    const own = items.find(({ candidate }) => candidate.id === visitor.workspace.candidate.id)
    if (!own) throw new Error('The visitor has no new application')
    return own
  }

  it('show a change of the company to the candidate at once, with the marks of the header', async () => {
    const live = await listenTo(base, '/api/events', visitor)
    expect(live.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const { id, version } = await newApplication()
    const start = performance.now()

    await visitor.call(pipelineApi.startReview, { params: { id }, body: { version } })

    const { event, at } = await live.next('applications')
    expect(at - start).toBeLessThan(SOON_MS)
    expect(event.unread.messages).toBe(visitor.workspace.candidate.unread.messages)
    expect(event.unread.notifications).toBe(visitor.workspace.candidate.unread.notifications + 1)
    expect(event.waiting).toEqual(visitor.workspace.candidate.waiting)
    await live.close()
  })

  it('reach the company, and nobody of another workspace', async () => {
    const stranger = await openVisitor(test)
    const [ours, theirs] = await Promise.all([
      listenTo(base, '/api/company/events', visitor),
      listenTo(base, '/api/company/events', stranger),
    ])
    const { items } = await visitor.call(applicationsApi.list, {
      query: { status: 'Under Review', pageSize: 50 },
    })
    const own = items.find(({ company }) => company.id === visitor.workspace.company.id)

    await visitor.call(applicationsApi.withdraw, {
      params: { id: own?.id ?? '' },
      body: { version: own?.version },
    })

    expect((await ours.next('applications')).event.topics).toContain('notifications')
    await expect(theirs.next('applications')).rejects.toThrow('No news')
    await Promise.all([ours.close(), theirs.close()])
  })

  it('tell a team who joins it, and end for whoever is taken out', async () => {
    const joiner = await openVisitor(test)
    const body = { name: 'Nora Field', email: 'nora@live.example', role: 'Recruiter' }
    await visitor.call(companyApi.invite, { body })
    const ours = await listenTo(base, '/api/company/events', visitor)
    const token = /invitation=([\w-]+)/.exec(test.mailbox.last(body.email)?.text ?? '')?.[1] ?? ''

    await joiner.call(companyApi.acceptInvitation, { params: { token } })

    const { waiting } = (await visitor.call(workspaceApi.get)).company
    expect((await ours.next('team')).event.waiting).toEqual(waiting)
    const theirs = await listenTo(base, '/api/company/events', joiner)
    const { items } = await visitor.call(companyApi.team)
    const id = items.find(({ email }) => email === body.email)?.id ?? ''

    await visitor.call(companyApi.removeMember, { params: { id } })

    await theirs.ended
    await Promise.all([ours.close(), theirs.close()])
  })

  it('are open in ten windows of an account at most', async () => {
    const open = await Promise.all(Array.from({ length: 10 }, () => listenTo(base, '/api/events', visitor)))

    const eleventh = await listenTo(base, '/api/events', visitor)

    expect(open.map(({ answer }) => answer.status)).toEqual(Array<number>(10).fill(200))
    expect(eleventh.answer.status).toBe(429)
    await Promise.all([...open, eleventh].map((live) => live.close()))
  })

  it('do not keep the server from stopping', async () => {
    const other = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const guest = await openVisitor(other)
    const address = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`
    const live = await listenTo(address, '/api/events', guest)
    const start = performance.now()

    await other.close()

    expect(performance.now() - start).toBeLessThan(5_000)
    await live.close()
  })

  // One process owns an SQLite file; two instances share a PostgreSQL.
  if (process.env['TEST_DATABASE_URL']?.startsWith('postgres'))
    it('travel between two instances', async () => {
      const { config, db, clock } = test
      const url = process.env['TEST_REDIS_URL']
      const redis = url ? openRedis(url) : undefined
      const mailer = createMailbox()
      const other = await buildApp({ config, db, clock, redis, mailer, logSink: { write: () => undefined } })
      try {
        await other.listen({ port: 0, host: '127.0.0.1' })
        const address = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`
        const fresh = await openVisitor(test)
        const live = await listenTo(address, '/api/events', fresh)
        const [first] = (await fresh.call(interviewsApi.list)).upcoming

        await fresh.call(interviewsApi.cancel, {
          params: { id: first?.id ?? '' },
          body: { version: first?.version },
        })

        expect((await live.next('interviews')).event.topics).toContain('interviews')
        await live.close()
      } finally {
        await other.close()
        redis?.disconnect()
      }
    })
})
