import { randomInt } from 'node:crypto'
import { DAY_MS, ERASE_WORD, accountApi, consoleApi, moderationApi, placesApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate, signedIn, type Person } from '../../../testing/live-market'
import { FACTS, GROUND, moderator } from '../../../testing/moderation'
import { forgetAddresses } from './kept-addresses'
import { DecisionEntity } from './moderation.table'

jest.setTimeout(90_000)

const seed = randomInt(1_000_000)
console.info(`kept addresses: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('An account that was suspended and erased', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const erase = ({ client }: Person) => client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
  const now = () => test.clock.now().toISOString()
  const sweep = () => test.db.write((manager) => forgetAddresses(manager, now()))

  /** Somebody with a profile whose account rests for some days, or without end. */
  async function suspended(days: number | null, email = `asha@${host('mail')}`) {
    const asha = await candidate(test, email, 'Ottoline Brackwater')
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: asha.email } })
    const params = { id: items[0]?.id ?? '' }
    await console.call(consoleApi.suspend, { params, body: { ground: GROUND, facts: FACTS, days } })
    return asha
  }

  it('is suspended again when it is made anew, reads why and may object', async () => {
    const asha = await suspended(null)
    expect((await erase(asha)).statusCode).toBe(204)
    const [kept] = await test.db.read.findBy(DecisionEntity, { name: 'Former account' })
    expect(JSON.stringify(kept)).not.toContain(asha.email)
    expect(kept?.addressHash).toMatch(/^[\w-]{43}$/)

    // However the address is written.
    const again = await signedIn(test, asha.email.toUpperCase())
    const refused = await again.at('me').send(placesApi.get)
    expect(refusalOf(refused)).toEqual([403, 'SUSPENDED'])
    const [decision, ...more] = (await again.at('me').call(moderationApi.decisions)).items
    expect(more).toEqual([])
    expect(refused.json()).toMatchObject({ decisionId: decision?.id })
    expect(decision).toMatchObject({ state: 'in_force', until: null, canObject: true, ground: GROUND })
    const statement = decision?.statement.join('\n')
    expect(statement).toContain(
      'we suspended the account that this address had then, until an objection succeeds',
    )
    expect(statement).toContain('the facts and reports were erased with it')
    expect(statement).not.toMatch(/Brackwater|120 EUR/)

    const params = { id: decision?.id ?? '' }
    const text = 'I am the owner of this mailbox since May, and not who had it before.'
    await again.at('me').call(moderationApi.object, { params, body: { text } })
    const console = await moderator(test)
    const { items } = await console.call(moderationApi.objections)
    const objection = items.find((one) => one.decision.id === params.id)
    await console.call(moderationApi.decideObjection, {
      params: { id: objection?.id ?? '' },
      body: { outcome: 'upheld', answer: 'The mailbox has another owner.' },
    })
    expect((await again.at('me').send(placesApi.list)).statusCode).toBe(200)
  })

  it('rests each time it is erased and made anew, and nobody else does', async () => {
    const asha = await suspended(30)
    for (let n = 0; n < 2; n += 1) {
      const by = n === 0 ? asha : await signedIn(test, asha.email)
      expect((await erase(by)).statusCode).toBe(204)
      const again = await signedIn(test, asha.email)
      expect(refusalOf(await again.at('me').send(placesApi.list))).toEqual([403, 'SUSPENDED'])
      test.clock.advance(61_000)
    }
    const other = await signedIn(test, `other@${host('mail')}`)
    expect((await other.at('me').send(placesApi.list)).statusCode).toBe(200)
  })

  it('rests no longer than it would have, and a lifted decision is forgotten', async () => {
    const asha = await suspended(7)
    await erase(asha)
    test.clock.advance(6 * DAY_MS)
    const again = await signedIn(test, asha.email)
    expect(refusalOf(await again.at('me').send(placesApi.list))).toEqual([403, 'SUSPENDED'])
    test.clock.advance(DAY_MS)
    const later = await signedIn(test, asha.email)
    expect((await later.at('me').send(placesApi.list)).statusCode).toBe(200)

    const dev = await suspended(7)
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: dev.email } })
    await console.call(consoleApi.restore, { params: { id: items[0]?.id ?? '' } })
    await erase(dev)
    const anew = await signedIn(test, dev.email)
    expect((await anew.at('me').call(moderationApi.decisions)).items).toEqual([])
  })

  it('is known for the end of the suspension, and for a year at most', async () => {
    const [week, open] = [await suspended(7), await suspended(null)]
    const ends = new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString()
    await erase(week)
    await erase(open)
    const hashes = () => test.db.read.findBy(DecisionEntity, { name: 'Former account' })
    const kept = async () => (await hashes()).flatMap(({ addressUntil }) => addressUntil ?? []).sort()
    expect((await kept()).filter((until) => until <= ends)).toHaveLength(1)
    test.clock.advance(7 * DAY_MS)
    await sweep()
    expect((await kept()).filter((until) => until <= ends)).toEqual([])
    expect(await kept()).toHaveLength(1)
    test.clock.advance(358 * DAY_MS)
    await sweep()
    expect(await kept()).toEqual([])
    const anew = await signedIn(test, open.email)
    expect((await anew.at('me').send(placesApi.list)).statusCode).toBe(200)
  })
})
