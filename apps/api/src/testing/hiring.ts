import { randomBytes, randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { Access, CallResult, Contract, EndpointTypes, Method, TeamRole, Market } from '@tryka/domain'
import { DAY_MS, Market as MarketSchema, demoPlace, marketApi } from '@tryka/domain'
import { inviteKey } from '../features/hiring/team/invitation-token'
import { TeamMemberEntity } from '../features/hiring/team/team.table'
import type { TestApp, TestClient } from './build-test-app'

type Params = Record<string, string>

export interface CallOptions {
  params?: Params
  query?: Record<string, string | number>
  body?: object
  headers?: Record<string, string>
}

/** What a request needs of a contract, whatever its types. */
export interface AnyContract {
  readonly endpoint: { readonly method: Method; readonly path: string }
  readonly access?: Access
}

/** A browser with a market, for both of its dashboards. */
export interface Visitor {
  client: TestClient
  market: Market
  /** The answer as it is, whatever its status. */
  send(contract: AnyContract, options?: CallOptions): Promise<LightMyRequestResponse>
  /** The answer, which must be a success of the contract's shape. */
  call<T extends EndpointTypes>(contract: Contract<T>, options?: CallOptions): Promise<CallResult<T>>
  /** From here on the visitor acts for the company in this role. */
  actAs(role: TeamRole): Promise<void>
}

/** The address of a call, with its parameters and its query. */
export function urlOf(path: string, { params = {}, query }: CallOptions = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString()
  return search ? `${filled}?${search}` : filled
}

/** Calls of a dashboard are made from the sample place of their side, unless they name another. */
const placeFor = (access: Access | undefined): Record<string, string> =>
  access === 'candidate' || access === 'company' ? { place: demoPlace(access) } : {}

export async function openVisitor(test: TestApp, client = test.client()): Promise<Visitor> {
  const open = async (body: object) => {
    const answer = await client.post(marketApi.open.endpoint.path, body)
    return MarketSchema.parse(answer.json())
  }
  const send = (contract: AnyContract, options: CallOptions = {}) => {
    const { method, path } = contract.endpoint
    return client.request({
      method,
      url: urlOf(path, { ...options, query: { ...placeFor(contract.access), ...options.query } }),
      ...(options.body === undefined ? {} : { payload: options.body }),
      ...(options.headers ? { headers: options.headers } : {}),
    })
  }
  return {
    client,
    market: await open({ persona: 'candidate' }),
    send,
    async call<T extends EndpointTypes>(contract: Contract<T>, options: CallOptions = {}) {
      const answer = await send(contract, options)
      if (answer.statusCode !== contract.status)
        throw new Error(
          `${contract.endpoint.method} ${contract.endpoint.path}: ${answer.statusCode} ${answer.body}`,
        )
      const { response } = contract as EndpointTypes
      return (response ? z.parse(response, answer.json()) : undefined) as CallResult<T>
    },
    async actAs(role) {
      await open({ persona: 'company', role })
    },
  }
}

/** Turns the guest of a browser into the account of an address. */
export async function signIn(test: TestApp, client: TestClient, email: string): Promise<void> {
  await client.post('/api/session/send-code', { email })
  const answer = await client.post('/api/session/sign-in', { email, otp: test.mailbox.otpFor(email) })
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`)
}

/** The status and the code of a refusal. */
export const refusalOf = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
]

/** What the link of an invitation to a sample team carries; they were mailed before, and those that were still work. */
export async function invitedToDemo(
  { db, clock, config }: TestApp,
  { marketId, companyId }: { marketId: string; companyId: string },
  { name, email, role }: { name: string; email: string; role: TeamRole },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const row = {
    id: randomUUID(),
    marketId,
    companyId,
    accountId: null,
    name,
    email,
    role,
    title: role,
    status: 'Pending' as const,
    version: 1,
    invitedAt: now.toISOString(),
    inviteExpiresAt: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
    joinedAt: null,
    inviteTokenHash: inviteKey(config.sessionSecret)(token),
    removedAt: null,
  }
  await db.write((manager) => manager.insert(TeamMemberEntity, row))
  return token
}
