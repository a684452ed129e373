import { hex, utf8 } from '../bytes'
import { sha256 } from '../hash'
import type { CredentialFacts } from './facts'
import { fail, type Found, pass, unknown } from './found'

/** `sha256$…` of an address in lower case and the salt (Open Badges 3.0, B.3.1 IdentityHash). */
export const identityHash = async (address: string, salt: string): Promise<string> =>
  `sha256$${hex(await sha256(utf8(address.trim().toLowerCase() + salt)))}`

/** Whether an address is the one that the credential was made out to. */
export async function checkHolder(facts: CredentialFacts, email: string | undefined): Promise<Found> {
  if (!facts.emailHash) return unknown('It is made out to no address.')
  if (!email?.trim()) return unknown('It is made out to an address: type one to see whether it is that one.')
  return (await identityHash(email, facts.emailSalt ?? '')) === facts.emailHash
    ? pass('It is made out to this address.')
    : fail('It is made out to another address.')
}
