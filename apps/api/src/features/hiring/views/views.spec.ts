import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  HOUR_MS,
  PROFILES_PER_DAY,
  applicationsApi,
  blocksApi,
  companyApplicationsApi,
  peopleApi,
  placesApi,
  settingsApi,
  viewsApi,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate, published, signedIn, verifiedCompany } from '../../../testing/live-market'
import { TeamMemberEntity } from '../team/team.table'
import { ProfileViewEntity } from './profile-view.table'
import { ViewsService } from './views.service'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`views: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Who looked', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  async function pair() {
    const ben = await verifiedCompany(test, `ben@${host('looks')}`, 'Looks Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const place = await asha.me.call(placesApi.get)
    const id = place.side === 'candidate' ? place.candidate.id : ''
    return {
      ben,
      asha,
      id,
      look: (postingId?: string) =>
        ben.team.send(peopleApi.get, {
          params: { id },
          query: postingId ? { postingId } : {},
        }),
      seen: () => asha.me.call(viewsApi.list),
    }
  }

  it('is told by company, day, posting and role, one row however often, also when many look at once', async () => {
    const { ben, id, look, seen } = await pair()
    expect(await seen()).toMatchObject({ items: [], total: 0 })
    const { id: postingId, title } = await published(test, ben)
    const answers = await Promise.all(Array.from({ length: 12 }, () => look(postingId)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await test.db.read.countBy(ProfileViewEntity, { candidateId: id })).toBe(1)
    await look()
    const [row] = (await seen()).items
    expect(row?.company.name).toBe('Looks Ltd')
    expect(row?.looks.map(({ role, by }) => [role, by])).toEqual([
      [null, 'Admin'],
      [title, 'Admin'],
    ])
    test.clock.advance(HOUR_MS)
    const times = (await seen()).items[0]?.looks.find(({ role }) => role === null)?.times
    await look()
    expect((await seen()).items[0]?.looks.find(({ role }) => role === null)?.times).toBe((times ?? 0) + 1)
  })

  it('is open after both switches or an application, and an opened application is a look', async () => {
    const { ben, asha, id, look, seen } = await pair()
    const { account, privacy, notifications, version } = await asha.me.call(settingsApi.get)
    const { displayName, bio, timeZone } = account
    await asha.me.call(settingsApi.update, {
      body: {
        account: { displayName, bio, timeZone },
        privacy: { ...privacy, visibleToRecruiters: false },
        notifications,
        blockedCompanyIds: [],
        version,
      },
    })
    expect((await look()).statusCode).toBe(404)
    expect((await seen()).total).toBe(0)
    const posting = await published(test, ben)
    const application = await asha.me.call(applicationsApi.apply, { params: { id: posting.id }, body: {} })
    await ben.team.call(companyApplicationsApi.get, { params: { id: application.id } })
    expect((await seen()).items[0]?.looks).toMatchObject([{ role: posting.title, times: 1 }])
    expect((await look()).statusCode).toBe(200)
    expect(await test.db.read.countBy(ProfileViewEntity, { candidateId: id })).toBe(2)
  })

  it('is hidden while a block stands, and nobody else reads it', async () => {
    const { ben, asha, look, seen } = await pair()
    await look()
    expect((await seen()).total).toBe(1)
    const params = { type: 'company', id: ben.id } as const
    await asha.me.call(blocksApi.block, { params })
    expect(await seen()).toMatchObject({ items: [], total: 0 })
    await asha.me.call(blocksApi.unblock, { params })
    expect((await seen()).total).toBe(1)
    expect(refusalOf(await ben.team.send(viewsApi.list))).toEqual([400, 'PLACE_SIDE'])
    const other = await pair()
    expect((await other.seen()).total).toBe(0)
  })

  it('stops a member who copies the directory, and not what was opened before', async () => {
    const { ben, id, look } = await pair()
    await look()
    const member = await test.db.read.findOneByOrFail(TeamMemberEntity, { companyId: ben.id })
    const row = await test.db.read.findOneByOrFail(ProfileViewEntity, { candidateId: id })
    const many = Array.from({ length: PROFILES_PER_DAY }, (_, i) => ({ ...row, candidateId: `copied-${i}` }))
    await test.db.write((manager) => manager.insert(ProfileViewEntity, many))
    expect(member.id).toBe(row.memberId)
    const bao = await candidate(test, `bao@${host('mail')}`)
    const place = await bao.me.call(placesApi.get)
    const params = { id: place.side === 'candidate' ? place.candidate.id : '' }
    const answer = await ben.team.send(peopleApi.get, { params })
    expect(refusalOf(answer)).toEqual([429, 'DIRECTORY_LIMIT'])
    expect(answer.headers['retry-after']).toBe(String(DAY_MS / 1_000))
    expect((await look()).statusCode).toBe(200)
    test.clock.advance(DAY_MS)
    expect((await ben.team.send(peopleApi.get, { params })).statusCode).toBe(200)
  })

  it('is kept for a year, and demos have their own', async () => {
    const { id, look } = await pair()
    await look()
    await new ViewsService(test.db).sweep(test.clock.now().getTime() + 364 * DAY_MS)
    expect(await test.db.read.countBy(ProfileViewEntity, { candidateId: id })).toBe(1)
    await new ViewsService(test.db).sweep(test.clock.now().getTime() + 367 * DAY_MS)
    expect(await test.db.read.countBy(ProfileViewEntity, { candidateId: id })).toBe(0)

    const visitor = await signedIn(test, `visitor@${host('demo')}`)
    const own = await visitor.at('demo').call(placesApi.get)
    const params = { id: own.side === 'candidate' ? own.candidate.id : '' }
    await visitor.at('demo-team').call(peopleApi.get, { params })
    expect((await visitor.at('demo').call(viewsApi.list)).total).toBe(1)
  })
})
