import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import {
  companiesApi,
  companyApi,
  companyApplicationsApi,
  consoleApi,
  LIVE_LIMITS,
  placesApi,
  postingsApi,
} from '@tryka/domain'
import type { LiveTopic, PlaceName, TeamRole } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildApp } from '../../../../app'
import { openRedis } from '../../../../db/redis'
import { buildTestApp, createMailbox } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import {
  applied,
  candidate,
  companyNamed,
  PROFILE,
  joinedAs,
  published,
  verifiedCompany,
} from '../../../../testing/live-market'
import type { Person } from '../../../../testing/live-market'
import { FACTS, GROUND, moderator } from '../../../../testing/moderation'
import { listenTo } from '../../../../testing/live-stream'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`audiences: seed ${seed}`)
let made = 0
const host = (name: string) => `${name}-${seed}-${(made += 1)}.com`
const postgresUrl = process.env['TEST_DATABASE_URL']
const redisUrl = process.env['TEST_REDIS_URL']
const isShared = postgresUrl?.startsWith('postgres') ?? false
/** One process; two that share a PostgreSQL, and two that have Redis besides. */
const WAYS = ['in one process', ...(isShared ? ['without Redis', ...(redisUrl ? ['with Redis'] : [])] : [])]

/** What everybody here did before they listened, and may hear of once more. */
const OWN_NEWS: readonly LiveTopic[] = ['places', 'team', 'notifications']

describe.each(WAYS)('Who hears what, %s', (way) => {
  let test: TestApp
  let base: string
  const closing: (() => Promise<unknown> | void)[] = []
  const addressOf = (app: TestApp['app']) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  beforeAll(async () => {
    const withRedis = way === 'with Redis' && redisUrl ? [openRedis(redisUrl), openRedis(redisUrl)] : []
    const [near, far] = withRedis
    test = await buildTestApp({ deps: { redis: near } })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    base = addressOf(test.app)
    if (way !== 'in one process') {
      // People act at one process and listen at another.
      const { config, db, clock } = test
      const mailer = createMailbox()
      const other = await buildApp({
        config,
        db,
        clock,
        redis: far,
        mailer,
        logSink: { write: () => undefined },
      })
      await other.listen({ port: 0, host: '127.0.0.1' })
      base = addressOf(other)
      closing.push(() => other.close())
    }
    closing.push(
      () => test.close(),
      () => withRedis.forEach((redis) => redis.disconnect()),
    )
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  const listen = async (person: Person, ...places: PlaceName[]) => {
    const live = await listenTo(base, person.client, places.join(','))
    expect(live.answer.status).toBe(200)
    await live.start()
    return live
  }
  type Live = Awaited<ReturnType<typeof listen>>
  const heard = ({ events }: Live, place?: string): LiveTopic[] =>
    events.filter(({ event }) => !place || event.place === place).flatMap(({ event }) => event.topics)

  /** A colleague with a seat in the team. */
  async function joined(by: Awaited<ReturnType<typeof verifiedCompany>>, role: TeamRole) {
    const email = `mate-${(made += 1)}@${by.email.split('@')[1]}`
    return { ...(await joinedAs(test, by, { email, role })), place: by.place }
  }
  const someone = () => candidate(test, `asha@${host('mail')}`)
  const somewhere = (name: string) => verifiedCompany(test, `ben@${host('firm')}`, `${name} ${seed} ${made}`)

  it('an application is told to the person, to who works on the posting and to Admins, and to nobody else', async () => {
    const ben = await somewhere('Northwind')
    const other = await somewhere('Southwind')
    const [working, idle] = [await joined(ben, 'Recruiter'), await joined(ben, 'Recruiter')]
    const [asha, bo] = [await someone(), await someone()]
    const own = await working.team.call(postingsApi.create, { body: buildPostingDraft({ title: 'Analyst' }) })
    const posting = await published(test, ben)
    const streams = await Promise.all([
      listen(asha, 'me'),
      listen(ben, ben.place),
      listen(working, working.place),
      listen(idle, idle.place),
      listen(bo, 'me'),
      listen(other, other.place),
    ])
    const [mine, admins, workings, idles, bos, others] = streams
    expect(own.id).not.toBe(posting.id)

    await applied(asha, posting.id)

    expect((await mine.next('applications')).event).toMatchObject({ place: 'me' })
    expect((await admins.next('applications')).event).toMatchObject({ place: ben.place })
    // What is of no posting reaches the whole team, after whatever else was said.
    await ben.team.call(companyApi.invite, {
      body: { name: 'Dia', email: `dia@${host('late')}`, role: 'Recruiter' },
    })
    await Promise.all([workings.next('team'), idles.next('team'), admins.next('team')])
    expect(heard(workings)).not.toContain('applications')
    expect(heard(idles)).not.toContain('applications')
    for (const live of [bos, others])
      expect(heard(live).filter((topic) => !OWN_NEWS.includes(topic))).toEqual([])
    await Promise.all(streams.map((live) => live.close()))
  })

  it('one stream carries several places, each with its own marks, and who made a change is named', async () => {
    const ben = await somewhere('Twofold')
    const asha = await someone()
    await ben.at('demo').call(placesApi.createProfile, { body: { ...PROFILE, name: 'Ben Holt' } })
    const posting = await published(test, ben)
    const live = await listen(ben, 'me', ben.place)

    await applied(asha, posting.id)

    const { event } = await live.next('applications', ben.place)
    expect(event.waiting).toMatchObject({ applications: 1 })
    expect(heard(live, 'me').filter((topic) => !OWN_NEWS.includes(topic))).toEqual([])
    const [application] = (await ben.team.call(companyApplicationsApi.list)).items
    const { id = '', version = 0 } = application ?? {}
    const mine = await listen(asha, 'me')
    const headers = { 'idempotency-key': `move-${seed}` }
    await ben.team.call(companyApplicationsApi.startReview, { params: { id }, body: { version }, headers })
    expect((await mine.next('applications')).event.changeId).toBe(`move-${seed}`)
    await Promise.all([live.close(), mine.close()])
  })

  it('a member who is removed hears that it is over, and nothing after', async () => {
    const ben = await somewhere('Leavers')
    const mate = await joined(ben, 'Recruiter')
    const live = await listen(mate, mate.place)
    const { items } = await ben.team.call(companyApi.team)
    const id = items.find(({ email }) => email === mate.email)?.id ?? ''
    const began = performance.now()

    await ben.team.call(companyApi.removeMember, { params: { id } })

    expect(await live.ended).toBe(true)
    expect(performance.now() - began).toBeLessThan(2_000)
    expect((await listenTo(base, mate.client, mate.place)).answer.status).toBe(404)
  })

  it('a suspended account hears that it is over within two seconds, and may not listen again', async () => {
    const asha = await someone()
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: asha.email } })
    const params = { id: items[0]?.id ?? '' }
    const live = await listen(asha, 'me')
    const began = performance.now()

    await console.call(consoleApi.suspend, { params, body: { ground: GROUND, facts: FACTS, days: 7 } })

    expect(await live.ended).toBe(true)
    expect(performance.now() - began).toBeLessThan(2_000)
    expect((await listenTo(base, asha.client, 'me')).answer.status).toBe(403)
  })

  it('a new place is told to the account wherever it listens', async () => {
    const person = await candidate(test, `nia@${host('mail')}`)
    const live = await listen(person, 'me')

    await person.at('demo').call(companiesApi.create, { body: companyNamed(`Nia ${seed}`, host('nia')) })

    expect((await live.next('places')).event.place).toBe('me')
    await live.close()
  })

  it('places that are not the account’s own, or too many, open no stream', async () => {
    const ben = await somewhere('Strangers')
    const asha = await someone()
    const statusOf = async (places: string) => {
      const live = await listenTo(base, asha.client, places)
      await live.close()
      return live.answer.status
    }
    expect(await statusOf(ben.place)).toBe(404)
    expect(await statusOf(`me,${ben.place}`)).toBe(404)
    expect(await statusOf('demo-team')).toBe(404)
    for (const places of [
      '',
      'you',
      'me,',
      Array.from({ length: LIVE_LIMITS.places + 1 }, () => 'me').join(','),
    ])
      expect(await statusOf(places)).toBe(400)
    expect(await statusOf('me,me')).toBe(200)
    // A guest has a demo and nothing else, and a stream fills none.
    const guest = test.client()
    expect((await listenTo(base, guest, 'demo')).answer.status).toBe(404)
    expect((await listenTo(base, guest, 'me')).answer.status).toBe(403)
  })

  it('a stream that comes back hears what it missed, or that something is lost', async () => {
    const ben = await somewhere('Comebacks')
    const asha = await someone()
    const posting = await published(test, ben)
    const first = await listen(asha, 'me')
    const { id } = await first.start()
    await first.close()

    await applied(asha, posting.id)
    // Told to everybody at the other process, so that what came before was told there, too.
    const witness = await listen(ben, ben.place)
    await ben.team.call(companyApi.invite, {
      body: { name: 'Dia', email: `dia@${host('late')}`, role: 'Recruiter' },
    })
    await witness.next('team')
    const again = await listenTo(base, asha.client, 'me', id)
    expect((await again.start()).lost).toBe(false)
    // What Redis did not bring, because nobody listened, the table does.
    await again.next('applications', 'me', 8_000)
    const unknown = await listenTo(base, asha.client, 'me', 'another-7')

    expect((await unknown.start()).lost).toBe(true)
    await Promise.all([again, unknown, witness].map((live) => live.close()))
  })
})
