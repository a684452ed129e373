import { randomInt } from 'node:crypto'
import { creditsApi, DAY_MS, MODEL_CONSENT_VERSION, modelApi, pathDeed } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openVisitor } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { payFor } from './ledger'
import { ledgerFaults } from './ledger-check'
import { purseOfAccount } from './purse'

const seed = randomInt(1_000_000)
console.info(`model packs: seed ${seed}`)
const HOST = 'model.example'
const URL = '/api/credits/model-pack'

let test: TestApp
let made = 0
// Nothing is asked of the model here: it only has to be there.
beforeAll(async () => {
  const ai = { baseUrl: `https://${HOST}`, model: 'test-model', apiKey: 'key', allowInsecure: false }
  test = await buildTestApp({ config: { ai: { ...ai, tokensPerDay: 2_000_000 } } })
})
afterAll(() => test.close())

async function somebody(points: number) {
  const email = `mp${seed}-${++made}@people.example`
  const person = await candidate(test, email)
  const { id } = await test.db.read.findOneByOrFail(AccountEntity, { email })
  const now = test.clock.now()
  const deed = { ...pathDeed({ id: 'a', title: 'A' }), amount: points }
  await test.db.transaction((manager) =>
    payFor({ manager, now, at: now.toISOString() }, purseOfAccount(id), deed),
  )
  return person
}
type Person = Awaited<ReturnType<typeof somebody>>
const agree = ({ me }: Person) =>
  me.call(modelApi.agree, { body: { textVersion: MODEL_CONSENT_VERSION, host: HOST } })
const buy = ({ me }: Person, key?: string) =>
  me.send(creditsApi.modelPack, key ? { headers: { 'idempotency-key': key } } : {})

describe('Ten more answers of the model', () => {
  it('cost twenty, twice a day and no more, though twenty are asked for at once', async () => {
    const asha = await somebody(100)
    expect((await buy(asha)).json()).toMatchObject({ code: 'CONSENT' })
    await agree(asha)
    const before = await asha.me.call(modelApi.state)
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(asha)))
    const codes = answers.map((answer) =>
      answer.statusCode === 200 ? 'paid' : answer.json<{ code: string }>().code,
    )
    expect(codes.filter((code) => code === 'paid')).toHaveLength(2)
    expect(new Set(codes)).toEqual(new Set(['paid', 'CAP']))
    const { balance, items } = await asha.me.call(creditsApi.ledger)
    expect(balance).toBe(60)
    expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['model_pack', -20],
      ['model_pack', -20],
      ['path', 100],
    ])
    const after = await asha.me.call(modelApi.state)
    expect(after.packs).toBe(2)
    expect(after.left.feedback).toBe(before.left.feedback + 20)
    test.clock.advance(DAY_MS)
    expect((await buy(asha)).json()).toEqual({ balance: 40, packs: 1 })
    expect(await ledgerFaults(test.db, test.clock.now())).toEqual([])
  })

  it('are paid once for one press, and not with what is not there', async () => {
    const ben = await somebody(30)
    await agree(ben)
    const once = await Promise.all([buy(ben, 'one'), buy(ben, 'one')])
    expect(once.map((answer) => answer.json<object>())).toEqual(Array(2).fill({ balance: 10, packs: 1 }))
    expect((await buy(ben)).json()).toMatchObject({ code: 'NOT_ENOUGH' })
    expect((await ben.me.call(modelApi.state)).packs).toBe(1)
  })

  it('are not sold for the points of a sample, nor to nobody', async () => {
    const { client } = await openVisitor(test)
    expect((await client.request({ method: 'POST', url: URL })).json()).toMatchObject({ code: 'SAMPLE' })
    expect((await test.client().request({ method: 'POST', url: URL })).statusCode).toBe(401)
  })
})
