import { randomInt, randomUUID } from 'node:crypto'
import { readGiven } from '@tryka/credentials'
import type { JsonObject } from '@tryka/credentials'
import { BADGE_FILE, credentialsApi, liveRechecksApi, MINUTE_MS, rechecksApi } from '@tryka/domain'
import { appWithTests, begun, taken } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { refusalOf, urlOf } from '../../../../testing/hiring'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../../testing/live-market'
import { recheckTaken } from '../../../../testing/rechecks'
import { AttemptEntity } from '../attempt.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`re-checks in credentials: seed ${seed}`)
let test: TestApp
let count = 0

beforeAll(async () => {
  test = await appWithTests({ config: { guestsPerHour: 1_000 } })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

type Person = Awaited<ReturnType<typeof candidate>>
async function own(by: Person) {
  const found = (await by.me.call(credentialsApi.list)).items.find(({ state }) => state === 'active')
  if (!found) throw new Error('There is no credential')
  return found
}

/** Somebody whose five tasks in an interview came to this many right ones. */
async function rechecked(right: number) {
  const name = `${seed}-${++count}.com`
  const by = await candidate(test, `asha@mail-${name}`)
  await taken(test, by, await begun(by))
  const firm = await verifiedCompany(test, `ben@firm-${name}`, 'Firm & Sons')
  const applied = await appliedFor(by, firm, (await publishedBy(test, firm)).id)
  await applied.review()
  const slot = hourAhead(test, 2)
  const { id } = await confirmedAt(by, await applied.propose([slot]), slot)
  const params = { id }
  const { items } = await firm.team.call(liveRechecksApi.ask, { params, body: { skills: ['SQL'] } })
  const recheckId = items[0]?.id ?? ''
  const add = async (over: object = {}) => {
    const { id: credential, version } = await own(by)
    const body = { recheckId, version, ...over }
    return by.me.send(credentialsApi.recheck, { params: { id: credential }, body })
  }
  const early = refusalOf(await add())
  await by.me.call(rechecksApi.accept, { params: { id: recheckId } })
  test.clock.advance(Date.parse(slot) - test.clock.now().getTime() + MINUTE_MS)
  const view = await by.me.call(rechecksApi.start, { params: { id: recheckId } })
  await recheckTaken(test, by, view, { right })
  return { by, firm, params, recheckId, add, early }
}

describe('A live re-check', () => {
  it('that confirmed stands in the credential once its holder wants it, with its month', async () => {
    const { by, firm, params, recheckId, add, early } = await rechecked(4)
    expect(early).toEqual([409, 'NOT_CONFIRMED'])
    const before = await own(by)
    expect(before.recheck).toBeNull()
    // At once: one credential takes the place of the other, and not three.
    const all = await Promise.all(
      [1, 2, 3].map(() =>
        by.me.send(credentialsApi.recheck, {
          params: { id: before.id },
          body: { recheckId, version: before.version },
        }),
      ),
    )
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const after = await own(by)
    const month = test.clock.now().toISOString().slice(0, 7)
    expect(after).toMatchObject({
      attemptId: before.attemptId,
      score: before.score,
      expiresAt: before.expiresAt,
      visibility: 'shared',
      recheck: { id: recheckId, month },
    })
    const file = await test
      .client()
      .get(urlOf(BADGE_FILE.path, { params: { id: after.id }, query: { as: 'json' } }))
    const { credential } = await readGiven(file.body)
    const words = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    expect(credential['evidence']).toMatchObject([
      { name: 'Adaptive assessment' },
      { narrative: `Five short tasks in an interview in ${words.format(test.clock.now())}: confirmed.` },
    ])
    const { result } = credential['credentialSubject'] as { result: JsonObject[] }
    expect(result.find((one) => String(one['resultDescription']).endsWith('#supervision'))?.['value']).toBe(
      'live-rechecked',
    )
    const seen = await firm.team.call(liveRechecksApi.list, { params })
    expect(seen.items[0]).toMatchObject({ state: 'confirmed' })
    // Told again it changes nothing, and taking the name out and in leaves it there.
    expect((await add()).statusCode).toBe(200)
    expect((await own(by)).id).toBe(after.id)
    const named = await by.me.call(credentialsApi.name, {
      params: { id: after.id },
      body: { withName: true, version: after.version },
    })
    expect(named).toMatchObject({ withName: true, recheck: { id: recheckId, month } })
  })

  it('that did not confirm, of somebody else, or about another result, is added to nothing', async () => {
    const failed = await rechecked(2)
    expect(refusalOf(await failed.add())).toEqual([409, 'NOT_CONFIRMED'])
    const { by, add, recheckId } = await rechecked(5)
    expect((await failed.add({ recheckId })).statusCode).toBe(404)
    expect((await add({ recheckId: randomUUID() })).statusCode).toBe(404)
    for (const over of [{ recheckId: '' }, { recheckId: 7 }, { version: 0 }, { month: '2020-01' }])
      expect((await add(over)).statusCode).toBe(400)
    expect(refusalOf(await add({ version: 7 }))[1]).toBe('STALE')
    // The result rose since, so that these tasks say nothing of it.
    const { attemptId } = await own(by)
    const row = await test.db.read.findOneByOrFail(AttemptEntity, { id: attemptId })
    if (!row.measured) throw new Error('There is no result')
    const measured = { ...row.measured, theta: row.measured.theta + 0.4 }
    await test.db.write((manager) => manager.update(AttemptEntity, { id: attemptId }, { measured }))
    expect(refusalOf(await add())).toEqual([409, 'OTHER_RESULT'])
    expect((await own(by)).recheck).toBeNull()
  })
})
