import { randomInt, randomUUID } from 'node:crypto'
import { companyApi, DAY_MS, emailKey, ENDED_PLACE_DAYS, ERASE_WORD, Places, placesApi } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import type { Company } from '../../../testing/live-hiring'
import { candidate, company, signedIn } from '../../../testing/live-market'
import { addMember } from '../team/team-writes'
import { EndedPlaceEntity } from './ended-place.table'
import { endedPlaceRetention } from './ended-places'

const seed = randomInt(1_000_000)
console.info(`ended places: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Places that ended', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const accountOf = async (email: string) =>
    (await test.db.read.findOneByOrFail(AccountEntity, { emailKey: emailKey(email) })).id
  type Person = Awaited<ReturnType<typeof signedIn>>
  const placesOf = async ({ client }: Person) =>
    Places.parse((await client.get(placesApi.list.endpoint.path)).json())
  async function seated(by: Company, name = 'Nora') {
    const person = await signedIn(test, `${name.toLowerCase()}@${host('mail')}`)
    const accountId = await accountOf(person.email)
    const seat = {
      id: randomUUID(),
      companyId: by.id,
      accountId,
      email: person.email,
      role: 'Recruiter',
    } as const
    const at = test.clock.now().toISOString()
    await test.db.write((m) => addMember(m, { ...seat, name, title: '', at }))
    return { ...person, accountId, memberId: seat.id, team: person.at(by.place) }
  }
  const now = () => test.clock.now().toISOString()

  it('are told to whom they belonged: left and removed, with the day, and not what is back', async () => {
    const ben = await company(test, `ben@${host('firm')}`, 'Ending Works')
    const [nora, omar] = [await seated(ben, 'Nora'), await seated(ben, 'Omar')]
    const place = ben.place
    expect((await placesOf(nora)).ended).toEqual([])
    expect((await placesOf(nora)).account).toMatchObject({ state: 'active', admitted: true })

    const leftAt = now()
    await nora.team.call(companyApi.leave)
    test.clock.advance(DAY_MS)
    const removedAt = now()
    await ben.team.call(companyApi.removeMember, { params: { id: omar.memberId } })

    const ended = { place, side: 'company', name: 'Ending Works' }
    expect((await placesOf(nora)).ended).toEqual([{ ...ended, how: 'left', at: leftAt }])
    expect((await placesOf(omar)).ended).toEqual([{ ...ended, how: 'removed', at: removedAt }])
    expect(refusalOf(await omar.team.send(companyApi.team))).toEqual([404, 'NO_SUCH_PLACE'])
    expect((await placesOf(ben)).ended).toEqual([])

    // A seat that was taken again is a place like any other.
    const at = now()
    await test.db.write((m) =>
      addMember(m, {
        id: randomUUID(),
        companyId: ben.id,
        accountId: omar.accountId,
        name: 'Omar',
        title: '',
        email: omar.email,
        role: 'Recruiter',
        at,
      }),
    )
    expect((await placesOf(omar)).ended).toEqual([])
  })

  it('are told of a profile, and forgotten after thirty days', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const accountId = await accountOf(asha.email)
    const at = now()
    await asha.me.call(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } })

    expect((await placesOf(asha)).ended).toEqual([
      { place: 'me', side: 'candidate', name: '', how: 'erased', at },
    ])
    test.clock.advance(ENDED_PLACE_DAYS * DAY_MS + 1)
    await asha.client.get('/api/session')
    expect((await placesOf(asha)).ended).toEqual([])
    await endedPlaceRetention(test.db, test.clock).run()
    expect(await test.db.read.countBy(EndedPlaceEntity, { accountId })).toBe(0)
  })
})
