import { randomInt } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { Contract } from '@tryka/domain'
import { skillsApi } from '@tryka/domain'
import { rateLimits } from '../http/limits/rate-limits'
import { allContracts, keyOf, leastCall } from '../testing/all-contracts'
import type { TestApp, TestClient } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'
import { candidate, verifiedCompany } from '../testing/live-market'
import { signedInAdmin } from '../testing/waitlist'

jest.setTimeout(300_000)

const seed = randomInt(1_000_000)
console.info(`odd requests: seed ${seed}`)

/** What ends the session or the place of whoever walks. */
const LAST = /\/(sign-out|logout|leave|close|erase|totp|passkeys\/:id)$/

const LONG = 'x'.repeat(200_000)
const ODD: readonly unknown[] = [7, -1, 1.5, true, null, '', LONG, [], [null], [[[]]], {}, { $ne: 1 }]
/** PostgreSQL keeps no such letter: each field is asked with it, and with some of the others, which change each run. */
const NUL = '\u0000'
/** Most are refused before anything is asked of a database, so on the second one fewer do. */
const OTHERS = process.env['TEST_DATABASE_URL'] ? 2 : 4
let drawn = seed
/** The next of the others, each as often as any. */
const oddOnes = () => [NUL, ...Array.from({ length: OTHERS }, () => ODD[(drawn += 5) % ODD.length])]
const WHOLE = ['null', '7', '"x"', '[]', '[{}]', 'true', '{"a":{"b":{"c":[[[[[[]]]]]]}}}']
const ASKED = ['', '-1', '1e9', '99999999999999999999', '\u0000', '%', "'; --", 'x'.repeat(3_000)]

const shapeOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema && typeof schema.shape === 'object'
    ? Object.keys(schema.shape ?? {})
    : []

describe('A request that nobody of ours would make', () => {
  let test: TestApp
  let clientOf: (contract: Contract) => [TestClient, Record<string, string>]
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000_000, rateLimits: rateLimits(1_000_000) } })
    const asha = await candidate(test, `asha@mail-${seed}.com`)
    const ben = await verifiedCompany(test, `ben@firm-${seed}.com`, 'Northwind Settling')
    const owner = await signedInAdmin(test)
    const visitor = test.client()
    await visitor.get('/api/session')
    clientOf = ({ access }) => {
      if (access === 'candidate') return [asha.client, { place: 'me' }]
      if (access === 'company' || access === 'place') return [ben.client, { place: ben.place }]
      if (access === 'admin') return [owner, {}]
      return [access === 'account' ? asha.client : visitor, {}]
    }
  })
  afterAll(() => test.close())

  const served = () =>
    allContracts.filter(
      ({ endpoint }) =>
        test.app.hasRoute({ method: endpoint.method, url: endpoint.path }) && !LAST.test(endpoint.path),
    )
  const json = { 'content-type': 'application/json' }

  /** Refused in words, or done; never a fault of ours. */
  async function expectAnswered(client: TestClient, contract: Contract, request: InjectOptions, odd: string) {
    const { statusCode } = await client.request(request)
    expect([keyOf(contract), odd, statusCode < 500 || statusCode]).toEqual([keyOf(contract), odd, true])
  }

  it('is refused in words when its body is of another kind, or its fields are', async () => {
    let asked = 0
    for (const contract of served()) {
      const { body } = contract as { body?: unknown }
      const { payload, ...rest } = leastCall(contract, { query: clientOf(contract)[1] })
      if (!body || typeof payload !== 'object') continue
      const [client] = clientOf(contract)
      for (const text of WHOLE)
        await expectAnswered(client, contract, { ...rest, headers: json, payload: text }, text)
      const names = new Set([...Object.keys(payload), ...shapeOf(body)])
      for (const name of names)
        for (const odd of oddOnes()) {
          const text = JSON.stringify({ ...payload, [name]: odd })
          await expectAnswered(
            client,
            contract,
            { ...rest, headers: json, payload: text },
            `${name}: ${JSON.stringify(odd).slice(0, 20)}`,
          )
          asked += 1
        }
    }
    expect(asked).toBeGreaterThan(1_000)
  })

  it('is refused when it brings a megabyte, whoever it is for', async () => {
    const text = JSON.stringify({ name: 'x'.repeat(2 ** 20) })
    let asked = 0
    for (const contract of served()) {
      const { payload, ...rest } = leastCall(contract, { query: clientOf(contract)[1] })
      if (payload === undefined) continue
      const { statusCode } = await clientOf(contract)[0].request({ ...rest, headers: json, payload: text })
      // A route without a body reads none, and resumes may be longer than others. A badge comes as a file: of this one the
      // answer is that it is none.
      const isRead = contract.endpoint.path === skillsApi.checkBadge.endpoint.path && statusCode === 200
      expect([keyOf(contract), isRead || (statusCode >= 400 && statusCode < 500)]).toEqual([
        keyOf(contract),
        true,
      ])
      asked += 1
    }
    expect(asked).toBeGreaterThan(150)
  })

  it('is refused in words when what it asks for makes no sense', async () => {
    let asked = 0
    for (const contract of served()) {
      const { query } = contract as { query?: unknown }
      const [client, place] = clientOf(contract)
      for (const name of shapeOf(query))
        for (const odd of ASKED) {
          const request = leastCall(contract, { query: { ...place, [name]: odd } })
          await expectAnswered(client, contract, request, `${name}=${odd.slice(0, 20)}`)
          const twice = { ...request, url: `${request.url}&${name}=a&${name}=b` }
          await expectAnswered(client, contract, twice, `${name} three times`)
          asked += 1
        }
      for (const id of ['', '%00', '..%2f..', '-1', 'x'.repeat(190), '%E0%A4%A'])
        if (contract.endpoint.path.includes(':')) {
          const { url, ...rest } = leastCall(contract, { id: 'IDENTIFIER', query: place })
          await expectAnswered(client, contract, { ...rest, url: url.replaceAll('IDENTIFIER', id) }, id)
        }
    }
    expect(asked).toBeGreaterThan(200)
  })

  it('is answered 20 times when it comes 20 times at once', async () => {
    for (const contract of served().filter(({ endpoint }) => endpoint.method !== 'GET')) {
      const [client, place] = clientOf(contract)
      const request = leastCall(contract, { query: place })
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.request(request)))
      // Who would wait too long for the others is told to come back.
      const faults = answers.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)
      expect([keyOf(contract), faults.map(({ statusCode, body }) => `${statusCode} ${body}`)]).toEqual([
        keyOf(contract),
        [],
      ])
    }
  })
})
