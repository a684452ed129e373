import { z } from 'zod'
import {
  analyticsApi,
  candidateApi,
  candidateMessagesApi,
  companyApi,
  companyMessagesApi,
  peopleApi,
  learningApi,
  skillsApi,
  poolsApi,
  marketApi,
} from '@tryka/domain'
import type { Contract, EndpointTypes } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'

const GROUPS = {
  candidateApi,
  skillsApi,
  learningApi,
  candidateMessagesApi,
  companyMessagesApi,
  peopleApi,
  poolsApi,
  companyApi,
  analyticsApi,
}
type Call = Contract & EndpointTypes & { name: string }
const calls = Object.entries(GROUPS).flatMap(([group, api]) =>
  Object.entries(api as unknown as Record<string, Contract & EndpointTypes>).map(([name, call]): Call => ({
    ...call,
    name: `${group}.${name}`,
  })),
)
const NOBODY = '00000000-0000-8000-8000-000000000000'
const addressOf = (call: Call, id = NOBODY) =>
  call.endpoint.path.replace(/:(id|candidateId)/g, id).replace(':token', 'a-token-that-nobody-was-ever-sent')

jest.setTimeout(60_000)

describe('The sections of both dashboards', () => {
  let test: TestApp
  let owner: TestClient
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    owner = test.client()
    expect((await owner.post(marketApi.open.endpoint.path, { persona: 'candidate' })).statusCode).toBe(201)
  })
  afterAll(() => test.close())

  const plain = calls.filter(
    ({ endpoint, params, name }) => endpoint.method === 'GET' && !params && name !== 'analyticsApi.rows',
  )
  it.each(plain)('$name answers what its contract says', async (call) => {
    const answer = await owner.get(call.endpoint.path)

    expect({ status: answer.statusCode, body: answer.statusCode === 200 ? '' : answer.body }).toEqual({
      status: 200,
      body: '',
    })
    expect(call.response && z.safeParse(call.response, answer.json()).error).toBeUndefined()
  })

  it.each(calls.filter(({ access }) => access === 'candidate' || access === 'company'))(
    '$name refuses a browser without an account',
    async (call) => {
      const { method } = call.endpoint
      const answer = await test.client().request({
        method,
        url: addressOf(call),
        ...(call.body ? { payload: {} } : {}),
      })

      expect([400, 401]).toContain(answer.statusCode)
    },
  )

  it.each(calls.filter(({ endpoint, body }) => !body && endpoint.path.includes(':id')))(
    '$name knows nothing of an id that is not there',
    async (call) => {
      const answer = await owner.request({ method: call.endpoint.method, url: addressOf(call) })

      expect(answer.statusCode).toBe(404)
    },
  )

  it('let roles below Admin read the team and settings but change neither', async () => {
    const recruiter = test.client()
    await recruiter.post(marketApi.open.endpoint.path, { persona: 'company', role: 'Recruiter' })

    const refusals = calls.filter(({ roles }) => roles && !roles.includes('Recruiter'))
    expect(refusals.length).toBeGreaterThan(5)
    for (const call of refusals) {
      const { method } = call.endpoint
      const url = addressOf(call)
      const bodies: Record<string, object> = {
        'companyApi.invite': { name: 'A', email: 'a@example.com', role: 'Admin' },
        'companyApi.changeRole': { role: 'Admin', version: 1 },
      }
      if (call.body && !bodies[call.name]) continue
      const answer = await recruiter.request({
        method,
        url,
        ...(call.body ? { payload: bodies[call.name] ?? {} } : {}),
      })
      expect([call.name, answer.statusCode]).toEqual([call.name, 403])
    }
    expect((await recruiter.get(companyApi.team.endpoint.path)).json()).toMatchObject({ canInvite: false })
    expect((await recruiter.get(companyApi.settings.endpoint.path)).json()).toMatchObject({ canEdit: false })
  })
})
