import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import {
  applicationsApi,
  companyApi,
  IDEMPOTENCY_HEADER,
  interviewsApi,
  LiveEvent,
  companyApplicationsApi,
  demoPlace,
  marketApi,
} from '@tryka/domain'
import { buildApp } from '../../../app'
import { openRedis } from '../../../db/redis'
import { buildTestApp, createMailbox } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { invitedToDemo, openVisitor, signIn } from '../../../testing/hiring'

const SOON_MS = 2_000
/** PostgreSQL without Redis says that something moved, and not by which call. */
const tellsCalls =
  !process.env['TEST_DATABASE_URL']?.startsWith('postgres') || Boolean(process.env['TEST_REDIS_URL'])

/** An open dashboard: a real connection, because a stream has no end. */
async function listenTo(base: string, path: string, visitor: Visitor) {
  const leaving = new AbortController()
  const cookie = [...visitor.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const place = demoPlace(path === '/api/events' ? 'candidate' : 'company')
  const answer = await fetch(`${base}${path}?place=${place}`, { headers: { cookie }, signal: leaving.signal })
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
    events,
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
    const { items } = await visitor.call(companyApplicationsApi.list, {
      query: { status: 'New', pageSize: 50 },
    })
    const own = items.find(({ candidate }) => candidate.id === visitor.market.candidate.id)
    if (!own) throw new Error('The visitor has no new application')
    return own
  }

  it('show a change of the company to the candidate at once, with the marks of the header', async () => {
    const live = await listenTo(base, '/api/events', visitor)
    expect(live.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const { id, version } = await newApplication()
    const start = performance.now()

    const headers = { [IDEMPOTENCY_HEADER]: 'a-move-of-mine' }
    await visitor.call(companyApplicationsApi.startReview, { params: { id }, body: { version }, headers })

    const { event, at } = await live.next('applications')
    expect(at - start).toBeLessThan(SOON_MS)
    // Who made the move knows it again.
    expect(event.calls).toEqual(tellsCalls ? ['a-move-of-mine'] : undefined)
    expect(event.unread.messages).toBe(visitor.market.candidate.unread.messages)
    expect(event.unread.notifications).toBe(visitor.market.candidate.unread.notifications + 1)
    expect(event.waiting).toEqual(visitor.market.candidate.waiting)
    await live.close()
  })

  it('reach the company, and nobody of another market', async () => {
    const stranger = await openVisitor(test)
    const [ours, theirs] = await Promise.all([
      listenTo(base, '/api/company/events', visitor),
      listenTo(base, '/api/company/events', stranger),
    ])
    const { items } = await visitor.call(applicationsApi.list, {
      query: { status: 'Under Review', pageSize: 50 },
    })
    const own = items.find(({ company }) => company.id === visitor.market.company.id)

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
    await signIn(test, visitor.client, 'live@example.com')
    const body = { name: 'Nora Field', email: 'nora@live.example', role: 'Recruiter' } as const
    const { id: marketId, company } = visitor.market
    const token = await invitedToDemo(test, { marketId, companyId: company.id }, body)
    const ours = await listenTo(base, '/api/company/events', visitor)

    await joiner.call(companyApi.acceptInvitation, { params: { token } })

    const { waiting } = (await visitor.call(marketApi.get)).company
    expect((await ours.next('team')).event.waiting).toEqual(waiting)
    const theirs = await listenTo(base, '/api/company/events', joiner)
    const { items } = await visitor.call(companyApi.team)
    const id = items.find(({ email }) => email === body.email)?.id ?? ''

    await visitor.call(companyApi.removeMember, { params: { id } })

    await theirs.ended
    await Promise.all([ours.close(), theirs.close()])
  })

  describe('end for whoever may not hear them any more', () => {
    const opened = async () => {
      const guest = await openVisitor(test)
      return { guest, live: await listenTo(base, '/api/company/events', guest) }
    }
    /** Fails when the stream goes on. */
    const endOf = async (live: { ended: Promise<void> }) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The stream goes on')), 5_000)
      })
      await Promise.race([live.ended, late]).finally(() => clearTimeout(timer))
    }

    it('at sign-out, though nobody writes a word', async () => {
      const { guest, live } = await opened()

      await guest.client.post('/api/session/sign-out')

      await endOf(live)
    })

    it('when the browser is signed out from another one', async () => {
      const { guest, live } = await opened()
      await signIn(test, guest.client, 'two-browsers@example.com')
      await endOf(live)
      const again = await listenTo(base, '/api/company/events', guest)
      const other = test.client()
      test.clock.advance(61_000)
      await signIn(test, other, 'two-browsers@example.com')
      const sessions = (await other.get('/api/sessions')).json<{ id: string; current: boolean }[]>()

      for (const { id } of sessions.filter(({ current }) => !current))
        await other.request({ method: 'DELETE', url: `/api/sessions/${id}` })

      await endOf(again)
    })

    it('when the account is erased', async () => {
      const { guest, live } = await opened()

      await guest.client.post('/api/account/erase', { confirm: 'erase' })

      await endOf(live)
    })

    it('without a word of what the team does after', async () => {
      const { guest } = await opened()
      await signIn(test, guest.client, 'keeps-on@example.com')
      const leaving = test.client()
      test.clock.advance(61_000)
      await signIn(test, leaving, 'keeps-on@example.com')
      const live = await listenTo(base, '/api/company/events', { ...guest, client: leaving })
      const { items } = await guest.call(companyApplicationsApi.list, {
        query: { status: 'New', pageSize: 50 },
      })
      const [first] = items

      await leaving.post('/api/session/sign-out')
      await guest.call(companyApplicationsApi.startReview, {
        params: { id: first?.id ?? '' },
        body: { version: first?.version },
      })

      await endOf(live)
      expect(live.events).toEqual([])
    })
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

  it.each([
    ['breaks the connection off', (socket: Socket) => socket.resetAndDestroy()],
    ['closes it', (socket: Socket) => socket.destroy()],
    ['says that it sends no more', (socket: Socket) => socket.end()],
  ])('leave no connection behind when a client %s', async (_how, leave) => {
    const guest = await openVisitor(test)
    const cookie = [...guest.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { port } = test.app.server.address() as AddressInfo
    const open = async () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(`GET /api/events HTTP/1.1\r\nhost: tryka\r\ncookie: ${cookie}\r\n\r\n`)
      const [head] = (await once(socket, 'data')) as [Buffer]
      return { socket, status: head.toString().split(' ')[1] }
    }
    // As many as one account may have: the next round is let in only when these are gone on the server too.
    const all = await Promise.all(Array.from({ length: 10 }, open))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['200']))
    expect((await open()).status).toBe('429')

    for (const { socket } of all) leave(socket)

    const until = performance.now() + SOON_MS
    for (;;) {
      const { socket, status } = await open()
      socket.destroy()
      if (status === '200') break
      expect(performance.now()).toBeLessThan(until)
    }
  })

  // One process owns an SQLite file; two instances share a PostgreSQL.
  if (process.env['TEST_DATABASE_URL']?.startsWith('postgres'))
    it('end at a sign-out that another instance answered', async () => {
      const { config, db, clock } = test
      const url = process.env['TEST_REDIS_URL']
      const redis = url ? openRedis(url) : undefined
      const mailer = createMailbox()
      const other = await buildApp({ config, db, clock, redis, mailer, logSink: { write: () => undefined } })
      try {
        await other.listen({ port: 0, host: '127.0.0.1' })
        const address = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`
        const fresh = await openVisitor(test)
        const live = await listenTo(address, '/api/company/events', fresh)

        await fresh.client.post('/api/session/sign-out')

        await live.ended
      } finally {
        await other.close()
        redis?.disconnect()
      }
    })

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
