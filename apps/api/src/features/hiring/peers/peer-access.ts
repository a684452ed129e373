import type { EntityManager } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'

/** Accounts that are younger help nobody yet: they cost nothing to make. */
export const PEER_ACCOUNT_DAYS = 7

/** What the card of a person says about taking part; both are off until the person says so. */
export interface PeerSwitch {
  /** The switch "peers on". */
  isOn: boolean
  /** The person said to be 18 or older. */
  isAdult: boolean
}

const signInFirst = () => refused(403, 'SIGN_IN_FIRST', 'Sign in and open your own profile first.')
const off = (message: string) => refused(403, 'PEERS_OFF', message)

/** Refuses guests, demos and accounts that are too young: they may not even switch it on. */
export async function requirePeerAccount(manager: EntityManager, place: CandidatePlace): Promise<void> {
  if (place.isDemo || place.marketId !== LIVE_MARKET_ID) throw signInFirst()
  const account = await manager.findOneBy(AccountEntity, { id: place.accountId })
  if (account?.kind !== 'registered') throw signInFirst()
  const oldEnough = new Date(Date.parse(account.createdAt) + PEER_ACCOUNT_DAYS * DAY_MS).toISOString()
  if (place.calledAt < oldEnough) throw off('An account helps others once it is 7 days old.')
}

/** Refuses whoever has not switched it on; `card` is the person's own, null where there is none. */
export async function requirePeer(
  manager: EntityManager,
  place: CandidatePlace,
  card: PeerSwitch | null,
): Promise<void> {
  await requirePeerAccount(manager, place)
  if (!card?.isAdult || !card.isOn) throw off('Switch helping on first, under With others.')
}
