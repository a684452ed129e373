import { randomInt } from 'node:crypto'
import type { AttemptView } from '@tryka/domain'
import { assessmentsApi, DAY_MS } from '@tryka/domain'
import { answerTo, appWithTests, book, SIGNALS } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { urlOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { AttemptEntity } from './attempt.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `n${seed}-${++count}@people.example`)
type Person = Awaited<ReturnType<typeof somebody>>

beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

const signalsOf = async (id: string) => (await test.db.read.findOneByOrFail(AttemptEntity, { id })).signals

/** Books here, and begins from an address. */
async function startedFrom(person: Person, remoteAddress: string): Promise<AttemptView> {
  const { attempt } = await book(person)
  const url = urlOf(assessmentsApi.start.endpoint.path, {
    params: { id: attempt ?? '' },
    query: { place: 'me' },
  })
  const answer = await person.client.request({ method: 'POST', url, remoteAddress })
  expect(answer.statusCode).toBe(assessmentsApi.start.status)
  return answer.json()
}
async function answeredFrom(person: Person, view: AttemptView, remoteAddress: string): Promise<AttemptView> {
  const { params, body } = answerTo(view, null)
  const url = urlOf(assessmentsApi.answer.endpoint.path, { params, query: { place: 'me' } })
  const answer = await person.client.request({ method: 'POST', url, payload: body, remoteAddress })
  expect(answer.statusCode).toBe(assessmentsApi.answer.status)
  return answer.json()
}

describe('The network of an attempt', () => {
  it('is noted as a hash at the start, and that there were several once another one answers', async () => {
    const asha = await somebody()
    const begun = await startedFrom(asha, '198.51.100.7')
    const first = await signalsOf(begun.id)
    expect(first).toEqual({ network: expect.stringMatching(/^[\w-]{43}$/) as string, severalNetworks: false })
    const same = await answeredFrom(asha, begun, '198.51.100.99')
    expect(await signalsOf(begun.id)).toEqual(first)
    const other = await answeredFrom(asha, same, '203.0.113.5')
    expect(await signalsOf(begun.id)).toEqual({ ...first, severalNetworks: true })
    await answeredFrom(asha, other, '198.51.100.7')
    expect(await signalsOf(begun.id)).toEqual({ ...first, severalNetworks: true })
    // Of that the answers to the calls say nothing.
    expect(JSON.stringify([begun, same, other])).not.toMatch(/network|198\.51|203\.0/i)
  })

  it('is that of the first 48 bits where addresses are long', async () => {
    const asha = await somebody()
    const begun = await startedFrom(asha, '2001:db8:7:1::5')
    const same = await answeredFrom(asha, begun, '2001:db8:7:ffff::9')
    expect(await signalsOf(begun.id)).toMatchObject({ severalNetworks: false })
    await answeredFrom(asha, same, '2001:db8:8:1::5')
    expect(await signalsOf(begun.id)).toMatchObject({ severalNetworks: true })
  })

  it('is the same for all of it within a month, and another in the next', async () => {
    const network = async () => {
      const { id } = await startedFrom(await somebody(), '198.51.100.7')
      return (await signalsOf(id))?.network
    }
    const [first, second] = [await network(), await network()]
    expect(second).toBe(first)
    test.clock.advance(31 * DAY_MS)
    expect(await network()).not.toBe(first)
  })

  it('is in the export of the person, beside the counts of each task', async () => {
    const asha = await somebody()
    const view = await startedFrom(asha, '198.51.100.7')
    await answeredFrom(asha, view, '198.51.100.7')
    const { json } = await exportOf(asha.client)
    const signals = await signalsOf(view.id)
    expect(json['assessments']).toMatchObject([
      { id: view.id, signals, tasks: [{ signals: SIGNALS, runs: 0 }, {}] },
    ])
  })
})
