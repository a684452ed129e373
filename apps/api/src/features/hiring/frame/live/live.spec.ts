import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import {
  applicationsApi,
  companyApi,
  IDEMPOTENCY_HEADER,
  interviewsApi,
  companyApplicationsApi,
  marketApi,
} from '@tryka/domain'
import { buildApp } from '../../../../app'
import { openRedis } from '../../../../db/redis'
import { buildTestApp, createMailbox } from '../../../../testing/build-test-app'
import type { TestApp, TestClient } from '../../../../testing/build-test-app'
import type { Visitor } from '../../../../testing/hiring'
import { listenTo } from '../../../../testing/live-stream'
import { invitedToDemo, openVisitor, signIn } from '../../../../testing/hiring'

const SOON_MS = 2_000

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
    const live = await listenTo(base, visitor.client, 'demo')
    expect(live.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const { id, version } = await newApplication()
    const start = performance.now()

    const headers = { [IDEMPOTENCY_HEADER]: 'a-move-of-mine' }
    await visitor.call(companyApplicationsApi.startReview, { params: { id }, body: { version }, headers })

    const { event, at } = await live.next('applications')
    expect(at - start).toBeLessThan(SOON_MS)
    // Who made the move knows it again.
    expect(event.changeId).toBe('a-move-of-mine')
    expect(event.place).toBe('demo')
    expect(event.unread.messages).toBe(visitor.market.candidate.unread.messages)
    expect(event.unread.notifications).toBe(visitor.market.candidate.unread.notifications + 1)
    expect(event.waiting).toEqual(visitor.market.candidate.waiting)
    await live.close()
  })

  it('reach the company, and nobody of another market', async () => {
    const stranger = await openVisitor(test)
    const [ours, theirs] = await Promise.all([
      listenTo(base, visitor.client, 'demo-team'),
      listenTo(base, stranger.client, 'demo-team'),
    ])
    const { items } = await visitor.call(applicationsApi.list, {
      query: { status: 'Under Review', pageSize: 50 },
    })
    const own = items.find(({ company }) => company.id === visitor.market.company.id)

    await visitor.call(applicationsApi.withdraw, {
      params: { id: own?.id ?? '' },
      body: { version: own?.version },
    })

    expect((await ours.next('applications')).event.place).toBe('demo-team')
    await expect(theirs.next('applications')).rejects.toThrow('No news')
    await Promise.all([ours.close(), theirs.close()])
  })

  it('tell a team who joins it, and end for whoever is taken out', async () => {
    const joiner = await openVisitor(test)
    await signIn(test, visitor.client, 'live@example.com')
    const body = { name: 'Nora Field', email: 'nora@live.example', role: 'Recruiter' } as const
    const { id: marketId, company } = visitor.market
    const token = await invitedToDemo(test, { marketId, companyId: company.id }, body)
    const ours = await listenTo(base, visitor.client, 'demo-team')

    await joiner.call(companyApi.acceptInvitation, { params: { token } })

    const { waiting } = (await visitor.call(marketApi.get)).company
    expect((await ours.next('team')).event.waiting).toEqual(waiting)
    const theirs = await listenTo(base, joiner.client, 'demo-team')
    const { items } = await visitor.call(companyApi.team)
    const id = items.find(({ email }) => email === body.email)?.id ?? ''

    await visitor.call(companyApi.removeMember, { params: { id } })

    expect(await theirs.ended).toBe(true)
    await Promise.all([ours.close(), theirs.close()])
  })

  describe('end for whoever may not hear them any more', () => {
    const opened = async () => {
      const guest = await openVisitor(test)
      return { guest, live: await listenTo(base, guest.client, 'demo-team') }
    }
    /** Fails when the stream goes on. */
    const endOf = async (live: { ended: Promise<boolean> }) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The stream goes on')), SOON_MS)
      })
      expect(await Promise.race([live.ended, late]).finally(() => clearTimeout(timer))).toBe(true)
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
      const again = await listenTo(base, guest.client, 'demo-team')
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
      const live = await listenTo(base, leaving, 'demo-team')
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

  it('are open three times in a browser and ten times for an account at most', async () => {
    await signIn(test, visitor.client, 'many-windows@example.com')
    const browsers = [visitor.client, test.client(), test.client(), test.client()]
    for (const client of browsers.slice(1)) {
      test.clock.advance(61_000)
      await client.get('/api/session')
      await signIn(test, client, 'many-windows@example.com')
    }
    const statusOf = async (client: TestClient, path = 'demo') => {
      const live = await listenTo(base, client, path)
      open.push(live)
      return live.answer.status
    }
    const open: Awaited<ReturnType<typeof listenTo>>[] = []
    const statuses: number[][] = []
    for (const client of browsers)
      statuses.push(
        await Promise.all(Array.from({ length: 4 }, () => statusOf(client, '/api/events?place=demo'))),
      )

    // Three in each of three browsers, and one in the last.
    expect(statuses.map((some) => some.filter((status) => status === 200).length)).toEqual([3, 3, 3, 1])
    expect(new Set(statuses.flat())).toEqual(new Set([200, 409]))
    await Promise.all(open.map((live) => live.close()))
  })

  it('do not keep the server from stopping', async () => {
    const other = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const guest = await openVisitor(other)
    const address = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`
    const live = await listenTo(address, guest.client, 'demo')
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
    // As many as one browser may have: the next round is let in only when these are gone on the server too.
    const all = await Promise.all(Array.from({ length: 3 }, open))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['200']))
    expect((await open()).status).toBe('409')

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
        const live = await listenTo(address, fresh.client, 'demo-team')

        await fresh.client.post('/api/session/sign-out')

        expect(await live.ended).toBe(true)
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
        const live = await listenTo(address, fresh.client, 'demo')
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
