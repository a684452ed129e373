import { z } from 'zod'
import type {
  AdminRole,
  CallResult,
  CaseDetail,
  CaseRuling,
  Contract,
  EndpointTypes,
  ReportSubject,
} from '@tryka/domain'
import { DAY_MS, moderationApi } from '@tryka/domain'
import { usernameKey } from '../features/admin/admins'
import { AdminEntity } from '../features/admin/admin.entity'
import type { TestApp, TestClient } from './build-test-app'
import type { AnyContract, CallOptions } from './hiring'
import { urlOf } from './hiring'
import type { Person } from './live-market'
import { ADMIN, signedInAdmin } from './waitlist'

export const GROUND = 'unreal_work' as const
export const FACTS = 'The posting asks for 120 EUR before the first interview. We read it on the page.'

/** An administrator at the console. */
export interface Moderator {
  client: TestClient
  send(contract: AnyContract, options?: CallOptions): ReturnType<TestClient['request']>
  call<T extends EndpointTypes>(contract: Contract<T>, options?: CallOptions): Promise<CallResult<T>>
}

const consoleOf = (client: TestClient): Moderator => {
  const send = ({ endpoint: { method, path } }: AnyContract, options: CallOptions = {}) =>
    client.request({
      method,
      url: urlOf(path, options),
      ...(options.body === undefined ? {} : { payload: options.body }),
    })
  return {
    client,
    send,
    async call<T extends EndpointTypes>(contract: Contract<T>, options: CallOptions = {}) {
      const answer = await send(contract, options)
      if (answer.statusCode !== contract.status)
        throw new Error(`${contract.endpoint.path}: ${answer.statusCode} ${answer.body}`)
      const { response } = contract as EndpointTypes
      return (response ? z.parse(response, answer.json()) : undefined) as CallResult<T>
    },
  }
}

export const moderator = async (test: TestApp): Promise<Moderator> => consoleOf(await signedInAdmin(test))

/** Another administrator, with the same password as the first. */
export async function secondModerator(
  test: TestApp,
  username: string,
  role: AdminRole = 'owner',
): Promise<Moderator> {
  const first = await test.db.read.findOneByOrFail(AdminEntity, { usernameKey: usernameKey(ADMIN.username) })
  const row = { ...first, id: `admin-${username}`, username, usernameKey: usernameKey(username), role }
  await test.db.write((manager) => manager.insert(AdminEntity, row))
  const client = test.client()
  const answer = await client.post('/api/admin/login', { username, password: ADMIN.password })
  if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`)
  return consoleOf(client)
}

/** Somebody reports something. */
export const report = (by: Person, subject: ReportSubject, id: string, over: object = {}) =>
  by.at('me').send(moderationApi.report, {
    body: {
      subject,
      id,
      reason: 'not_real',
      text: 'They ask for a fee before the first interview.',
      ...over,
    },
  })

/** The open case about a subject. */
export async function caseAbout(by: Moderator, subjectId: string): Promise<CaseDetail> {
  const { items } = await by.call(moderationApi.cases)
  const found = items.find((row) => row.subjectId === subjectId)
  if (!found) throw new Error('There is no case about this')
  return by.call(moderationApi.getCase, { params: { id: found.id } })
}

type Rest = { days?: number | null; facts?: string }

/** Decides the open case about a subject. */
export async function rule(
  by: Moderator,
  subjectId: string,
  action: CaseRuling['action'],
  { days = null, facts = FACTS }: Rest = {},
): Promise<CaseDetail> {
  const { id, version } = await caseAbout(by, subjectId)
  const body = {
    action,
    version,
    ...(action === 'dismiss' ? {} : { ground: GROUND, facts }),
    ...(action === 'suspend' ? { days } : {}),
  }
  return by.call(moderationApi.decideCase, { params: { id }, body })
}

/** Reports and decides in one. */
export async function decided(
  by: Moderator,
  reporter: Person,
  [subject, id]: [ReportSubject, string],
  action: CaseRuling['action'],
  more?: Rest,
): Promise<CaseDetail> {
  const answer = await report(reporter, subject, id)
  if (answer.statusCode !== 201) throw new Error(`The report failed: ${answer.statusCode} ${answer.body}`)
  return rule(by, id, action, more)
}

export const WEEK_MS = 7 * DAY_MS
