import { fail, type Found, pass, unknown } from '../verify/found'
import { identityHash } from '../verify/holder-check'
import type { BadgeFacts } from './badge-facts'

/** Whether a badge is made out to this address, plainly or by its hash (Open Badges 3.0, B.3.1). */
export async function checkBadgeHolder({ holder }: BadgeFacts, email: string | undefined): Promise<Found> {
  if (!holder) return unknown('It is made out to no e-mail address.')
  if (!email) return unknown('It is made out to an e-mail address, and there is none to compare.')
  return (await isOf(holder, email))
    ? pass('It is made out to your confirmed address.')
    : fail('It is made out to another address than your confirmed one.')
}

async function isOf(holder: NonNullable<BadgeFacts['holder']>, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase()
  if ('address' in holder)
    return (
      holder.address
        .replace(/^mailto:/i, '')
        .trim()
        .toLowerCase() === address
    )
  return holder.hash === (await identityHash(address, holder.salt))
}
