import { randomInt } from 'node:crypto'
import {
  accountApi,
  appealsApi,
  assessmentsApi,
  creditsApi,
  ERASE_WORD,
  holdsApi,
  HOUR_MS,
  placesApi,
} from '@tryka/domain'
import { appealed, appWithFewTasks, planned, takenBy } from '../../../testing/appeals'
import { appWithTests, begun, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { urlOf } from '../../../testing/hiring'
import { tookTooFast } from '../../../testing/holds'
import { candidate, PROFILE } from '../../../testing/live-market'
import { finishedPath } from '../../../testing/modules'
import { moderator } from '../../../testing/moderation'
import { HoldEntity } from '../assessments/hold.table'
import { CreditAccountEntity, CreditTransferEntity } from './credit.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`credits: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `c${seed}-${++count}@people.example`)
type Person = Awaited<ReturnType<typeof somebody>>

afterEach(() => test.close())

const ledgerOf = (by: Person) => by.me.call(creditsApi.ledger)
const rowsOf = async (by: Person) => (await ledgerOf(by)).items.map(({ amount, note }) => [amount, note])
const SQL = [50, 'SQL, whatever the result']

const app = () => appWithTests({ deps: { isUnreviewedShown: true } })
const finished = (by: Person) => finishedPath(test, by)
/** The last module of the path, and the path. */
const PATH = [
  [100, 'Every module of the path'],
  [10, 'Select and filter'],
]

describe('An assessment', () => {
  beforeEach(async () => void (test = await appWithTests()))

  it('that proves nothing pays as one that proves a level does, once a year', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const empty = await ledgerOf(asha)
    expect(empty).toMatchObject({ items: [], total: 0, balance: 0, isSample: false })
    await taken(test, asha, await begun(asha), { answer: null })
    await taken(test, ben, await begun(ben, { share: false }))
    expect([await rowsOf(asha), await rowsOf(ben)]).toEqual([[SQL], [SQL]])
    expect((await ledgerOf(asha)).today).toEqual({ given: 50, most: 200 })
  })

  it('that was left before it had a result pays nothing', async () => {
    const asha = await somebody()
    const view = await taken(test, asha, await begun(asha), { until: 3 })
    test.clock.advance(7 * HOUR_MS)
    await asha.me.send(assessmentsApi.show, { params: { id: view.id } })
    expect(await rowsOf(asha)).toEqual([])
  })

  it.each([
    ['pays once it is confirmed', 'confirmed', [SQL]],
    ['pays nothing where it is not', 'not_confirmed', []],
  ])('whose result is held %s', async (_what, outcome, rows) => {
    const asha = await somebody()
    const { id: attemptId } = await tookTooFast(test, asha)
    expect(await rowsOf(asha)).toEqual([])
    await asha.me.call(holdsApi.say, { params: { id: attemptId }, body: { text: 'I write SQL all day.' } })
    const { id, version } = await test.db.read.findOneByOrFail(HoldEntity, { attemptId })
    const body = { outcome, reason: 'As looked at.', version }
    await (await moderator(test)).call(holdsApi.decide, { params: { id }, body })
    expect(await rowsOf(asha)).toEqual(rows)
  })
})

describe('An appeal', () => {
  beforeEach(async () => void (test = await appWithFewTasks()))

  it('that finds a faulty task pays the first who found it', async () => {
    const plan = planned(({ before, after }) => before === after, seed)
    const [asha, ben] = [await somebody(), await somebody()]
    const admin = await moderator(test)
    const found = async (by: Person) => {
      const view = await takenBy(test, by, plan)
      return appealed(test, by, view.id, plan.faulty)
    }
    const [first, second] = [await found(asha), await found(ben)]
    const decide = (id: string, outcome: string) =>
      admin.call(appealsApi.decide, { params: { id }, body: { outcome, reason: 'Looked at.' } })
    await decide(first.id, 'upheld')
    await decide(second.id, 'upheld')
    expect(await rowsOf(asha)).toEqual([[50, 'SQL, the first to say so'], SQL])
    expect(await rowsOf(ben)).toEqual([SQL])
  })
})

describe('A learning path', () => {
  beforeEach(async () => void (test = await app()))

  it('pays once, also for somebody who erases the profile and begins anew', async () => {
    const asha = await somebody()
    await finished(asha)
    expect(await rowsOf(asha)).toEqual(PATH)
    await asha.me.call(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } })
    await asha.me.call(placesApi.createProfile, { body: PROFILE })
    await finished(asha)
    expect(await rowsOf(asha)).toEqual(PATH)
  })
})

describe('Whoever goes', () => {
  beforeEach(async () => void (test = await app()))

  it('takes the file of all rows along and leaves rows of nobody, which come to nothing', async () => {
    const asha = await somebody()
    await finished(asha)
    const { json } = await exportOf(asha.client)
    expect(json['credits']).toMatchObject([
      { amount: 10, refType: 'module' },
      { amount: 100, refType: 'path', refId: 'sql-foundations' },
    ])
    const { method, path } = accountApi.erase.endpoint
    const answer = await asha.client.request({ method, url: path, payload: { confirm: ERASE_WORD } })
    expect(answer.statusCode).toBe(204)
    const accounts = await test.db.read.find(CreditAccountEntity)
    expect(accounts.filter(({ key }) => key.startsWith('person:'))).toEqual([])
    expect(await test.db.read.countBy(CreditTransferEntity, { refType: 'path' })).toBe(1)
  })

  it('is the only one who reads them: nobody else has a way to ask', async () => {
    const asha = await somebody()
    await finished(asha)
    expect((await test.client().get(urlOf(creditsApi.ledger.endpoint.path))).statusCode).toBe(401)
    expect(await rowsOf(await somebody())).toEqual([])
  })
})
