import { randomUUID } from 'node:crypto'
import { createApiClient, type ApiClient } from '@tryka/api-client'
import {
  createCompany,
  createProfile,
  decideCompany,
  enterProofCode,
  getCompanyCase,
  openAccount,
  sendProofCode,
  sendSignInCode,
  setPreferences,
  signIn,
  type PlaceName,
} from '@tryka/domain'
import { adminCookies, fetchWithCookies } from './api'
import { mailboxIn } from './mailbox'
import { openStack } from './stack'

export type Cookies = { name: string; value: string; url: string }[]

/** Somebody who is signed in: calls made without a browser, and the cookies that let one in. */
export interface Seat {
  email: string
  client: ApiClient
  cookies: Cookies
}

const { oneOrigin, mailFolder } = openStack()
const mailbox = mailboxIn(mailFolder)

/** Signs an address in as the page does, by the code of the mail; at a deployment of its own, where one is named. */
export async function seated(email: string, url: string = oneOrigin.url): Promise<Seat> {
  const { fetch, cookies } = fetchWithCookies()
  const client = createApiClient({ baseUrl: url, fetch })
  await client.call(openAccount)
  await client.call(sendSignInCode, { body: { email } })
  await client.call(signIn, { body: { email, otp: await mailbox.otpFor(email) } })
  const kept = [...cookies].map(([name, value]) => ({ name, value, url }))
  return { email, client, cookies: kept }
}

/** The console of the first administrator, who is an owner. */
export async function ownerSeat(): Promise<Seat> {
  const cookies = await adminCookies()
  const jar = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const withJar: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', jar)
    return fetch(input, { ...init, headers })
  }
  return { email: '', client: createApiClient({ baseUrl: oneOrigin.url, fetch: withJar }), cookies }
}

/** A profile in the live market that companies find. */
export async function profileOf({ client }: Seat, name: string): Promise<ApiClient> {
  await client.call(createProfile, {
    body: {
      name,
      title: 'Settlement engineer',
      location: 'Bergen',
      country: 'NO',
      technology: 'Blockchain',
      timeZone: 'Europe/Oslo',
      privacy: {
        includeInTalentDirectory: true,
        visibleToRecruiters: true,
        showOnlineStatus: true,
        allowDirectMessages: true,
      },
      skills: [
        { skill: 'Solidity', level: 3 },
        { skill: 'Rust', level: 2 },
      ],
    },
  })
  // These journeys run at any hour; what is not urgent would wait for the morning.
  await client.call(setPreferences, { body: { quietHours: null } })
  return client.at('me')
}

export interface NewCompany {
  place: PlaceName
  id: string
  domain: string
  client: ApiClient
}

/** A company whose domain nobody had before. */
export async function companyOf({ client }: Seat, name: string): Promise<NewCompany> {
  const domain = `screens-${randomUUID().slice(0, 13)}.com`
  const { place } = await client.call(createCompany, {
    body: {
      name,
      domain,
      industry: 'Technology',
      size: '50-100',
      location: 'Bergen',
      country: 'NO',
      description: 'We settle what chains of shops owe one another, each night.',
      timeZone: 'Europe/Oslo',
      member: { name: 'Ben Holt', title: 'Head of engineering' },
    },
  })
  return { place, id: place.replace('team-', ''), domain, client: client.at(place) }
}

/** Proves the domain by a code to an address of it. */
export async function provedBy({ client, domain }: NewCompany): Promise<void> {
  const address = `jobs@${domain}`
  await client.call(sendProofCode, { body: { address } })
  await client.call(enterProofCode, { body: { address, otp: await mailbox.otpFor(address) } })
}

/** What an administrator decides about a company. */
export async function decided(
  owner: Seat,
  { id }: NewCompany,
  decision: 'verify' | 'refuse',
  reason?: string,
): Promise<void> {
  const { version } = await owner.client.call(getCompanyCase, { params: { id } })
  await owner.client.call(decideCompany, {
    params: { id },
    body: { decision, version, ...(reason ? { reason } : {}) },
  })
}
