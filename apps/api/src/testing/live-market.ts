import { z } from 'zod'
import type { CallResult, Contract, CreateCompany, EndpointTypes, PlaceName, TeamRole } from '@tryka/domain'
import { DAY_MS, applicationsApi, companiesApi, companyApi, placesApi, postingsApi } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import type { TestApp, TestClient } from './build-test-app'
import type { AnyContract, CallOptions } from './hiring'
import { signIn, urlOf } from './hiring'
import { nextAddress, signedInAdmin } from './waitlist'

/** Somebody with a browser and an address of their own; every call names the place it is made from. */
export interface Person {
  client: TestClient
  email: string
  at(place: PlaceName): {
    send(contract: AnyContract, options?: CallOptions): ReturnType<TestClient['request']>
    call<T extends EndpointTypes>(contract: Contract<T>, options?: CallOptions): Promise<CallResult<T>>
  }
}

export async function signedIn(test: TestApp, email: string, address = nextAddress()): Promise<Person> {
  const client = test.client(address)
  await client.get('/api/session')
  await signIn(test, client, email)
  return {
    client,
    email,
    at(place) {
      const send = ({ endpoint: { method, path } }: AnyContract, options: CallOptions = {}) =>
        client.request({
          method,
          url: urlOf(path, { ...options, query: { place, ...options.query } }),
          ...(options.body === undefined ? {} : { payload: options.body }),
          ...(options.headers ? { headers: options.headers } : {}),
        })
      return {
        send,
        async call<T extends EndpointTypes>(contract: Contract<T>, options: CallOptions = {}) {
          const answer = await send(contract, options)
          if (answer.statusCode !== contract.status)
            throw new Error(`${contract.endpoint.path}: ${answer.statusCode} ${answer.body}`)
          const { response } = contract as EndpointTypes
          return (response ? z.parse(response, answer.json()) : undefined) as CallResult<T>
        },
      }
    },
  }
}

export const PROFILE = {
  name: 'Asha Verma',
  title: 'Solidity Engineer',
  location: 'Pune, India',
  country: 'IN',
  technology: 'Blockchain',
  timeZone: 'Asia/Kolkata',
  privacy: {
    includeInTalentDirectory: true,
    visibleToRecruiters: true,
    showOnlineStatus: false,
    allowDirectMessages: true,
  },
} as const

export const companyNamed = (name: string, domain: string): CreateCompany => ({
  name,
  domain,
  industry: 'Technology',
  size: '50-100',
  location: 'Oslo, Norway',
  country: 'NO',
  description: 'We settle payments of shops the same day.',
  timeZone: 'Europe/Oslo',
  member: { name: 'Ben Holt', title: 'Head of Engineering' },
})

/** The profile of somebody in the live market. */
export async function candidate(
  test: TestApp,
  email: string,
  name: string = PROFILE.name,
  address = nextAddress(),
) {
  const person = await signedIn(test, email, address)
  await person.at('me').call(placesApi.createProfile, { body: { ...PROFILE, name } })
  return { ...person, me: person.at('me') }
}

/** A company of the live market as somebody just made it. */
export async function company(test: TestApp, email: string, name: string, address = nextAddress()) {
  const person = await signedIn(test, email, address)
  const domain = email.slice(email.indexOf('@') + 1)
  const { place } = await person.at('demo').call(companiesApi.create, { body: companyNamed(name, domain) })
  return { ...person, place, id: place.slice('team-'.length), team: person.at(place) }
}

/** The same, proven by a mailbox at its domain and verified by an administrator. */
export async function verifiedCompany(test: TestApp, email: string, name: string) {
  const made = await company(test, email, name)
  await prove(test, made)
  await decide(test, made.id, { decision: 'verify' })
  return made
}

/** Somebody whom a team invited, and who has a seat in it now. */
export async function joinedAs(
  test: TestApp,
  by: Awaited<ReturnType<typeof company>>,
  { email, role = 'Recruiter', name = 'Chloé' }: { email: string; role?: TeamRole; name?: string },
) {
  await by.team.call(companyApi.invite, { body: { name, email, role } })
  const [mail] = await test.mailbox.arrived(email, { subject: 'You are invited to a hiring team' })
  const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const person = await signedIn(test, email)
  await person.at('demo').call(companyApi.acceptInvitation, { params: { token } })
  return { ...person, team: person.at(by.place) }
}

export async function prove(test: TestApp, { team, email }: Awaited<ReturnType<typeof company>>) {
  await team.call(companiesApi.sendCode, { body: { address: email } })
  const otp = test.mailbox.otpFor(email)
  return team.call(companiesApi.enterCode, { body: { address: email, otp } })
}

export async function decide(test: TestApp, id: string, body: { decision: string; reason?: string }) {
  const admin = await signedInAdmin(test)
  const found = await admin.get(urlOf(companiesApi.case.endpoint.path, { params: { id } }))
  const { version = 0 } = found.json<{ version?: number }>()
  return admin.post(urlOf(companiesApi.decide.endpoint.path, { params: { id } }), { ...body, version })
}

/** A posting of a verified company that is out in the open. */
export async function published(
  test: TestApp,
  by: Awaited<ReturnType<typeof company>>,
  title = 'Ledger Engineer',
) {
  const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
  const draft = buildPostingDraft({ title, closesAt })
  const { id, version } = await by.team.call(postingsApi.create, { body: draft })
  return by.team.call(postingsApi.publish, { params: { id }, body: { version } })
}

/** Somebody applies with nothing but a note. */
export const applied = (by: Awaited<ReturnType<typeof candidate>>, postingId: string) =>
  by.me.call(applicationsApi.apply, {
    params: { id: postingId },
    body: { resumeId: null, shareSalary: false, note: 'I settled a chain of shops.' },
  })
