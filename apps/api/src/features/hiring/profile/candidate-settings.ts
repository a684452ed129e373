import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { DEFAULT_KINDS, LIVE_MARKET_ID, NOTIFICATION_TYPES } from '@tryka/domain'
import type { CandidateSettings, CandidateSettingsUpdate } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { touchCompanies } from '../applications/touch-companies'
import { blockedBy, setBlocked } from '../blocks/blocks'
import { changePreferences, chosenKinds } from '../../../services/preferences/preference-rows'
import { refused, stale } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { addressOf } from '../core/contacts'
import type { StoredCandidateRow } from './candidate.table'
import { CandidateEntity } from './candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { CandidatePlace } from '../core/places'
import { moveDigest } from '../postings/digests/begin-digest'
import { listingOf } from './listings'
import { saveCandidate } from './profile.service'

const privacyOf = (row: StoredCandidateRow) => ({
  visibleToRecruiters: row.visibleToRecruiters,
  showOnlineStatus: row.showOnlineStatus,
  allowDirectMessages: row.allowDirectMessages,
  includeInTalentDirectory: row.includeInTalentDirectory,
})

type Notifications = StoredCandidateRow['notifications']

/** In the live market the choice of the account holds, which is made elsewhere, too. */
async function notificationsOf(manager: EntityManager, row: StoredCandidateRow): Promise<Notifications> {
  const chosen = row.accountId === null ? {} : await chosenKinds(manager, row.accountId)
  const switches = NOTIFICATION_TYPES.map((type) => {
    const first = row.accountId === null ? row.notifications[type] : DEFAULT_KINDS[type]
    return [type, { ...first, ...chosen[type] }]
  })
  return Object.fromEntries(switches) as Notifications
}

export async function readCandidateSettings(
  manager: EntityManager,
  { marketId, candidateId, accountId }: CandidatePlace,
  directoryAfterMinutes: number,
): Promise<CandidateSettings> {
  const row = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  const blockedIds = await blockedBy(manager, { marketId, candidateId })
  const [address, account, blocked] = await Promise.all([
    addressOf(manager, marketId),
    manager.findOneByOrFail(AccountEntity, { id: accountId }),
    manager.findBy(CompanyEntity, { marketId, id: In(blockedIds) }),
  ])
  return {
    account: {
      displayName: row.name,
      bio: row.bio,
      timeZone: row.timeZone,
      email: address(row),
      isGuest: account.kind === 'guest',
    },
    privacy: privacyOf(row),
    listing: await listingOf(manager, row, directoryAfterMinutes),
    notifications: await notificationsOf(manager, row),
    blockedCompanies: blocked.map(({ id, name, logo }) => ({ id, name, logo })),
    version: row.version,
  }
}

/** Saves all settings at once. Whatever the other side reads looks at these rows, so it holds from its next request. */
export function saveCandidateSettings(
  { changes }: SectionDeps,
  place: CandidatePlace,
  body: z.output<typeof CandidateSettingsUpdate>,
): Promise<CandidateSettings> {
  const { marketId, candidateId } = place
  const { account, privacy, notifications, version } = body
  const blockedCompanyIds = [...new Set(body.blockedCompanyIds)]
  return changes.run(marketId, { person: candidateId }, async (change) => {
    const { manager, directoryAfterMinutes } = change
    const row = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
    if (version !== row.version)
      throw stale(await readCandidateSettings(manager, place, directoryAfterMinutes))
    const known = await manager.countBy(CompanyEntity, { marketId, id: In(blockedCompanyIds) })
    if (known !== blockedCompanyIds.length)
      throw refused(400, 'UNKNOWN_COMPANY', 'Choose companies from the list.')
    const { displayName: name, bio, timeZone } = account
    await setBlocked(manager, place, blockedCompanyIds, change.at)
    await saveCandidate(change, row, {
      name,
      bio,
      timeZone,
      ...privacy,
      ...(notifications && { notifications }),
    })
    if (notifications && marketId === LIVE_MARKET_ID)
      await changePreferences(manager, place.accountId, { kinds: notifications })
    if (timeZone !== row.timeZone && marketId === LIVE_MARKET_ID)
      await moveDigest(manager, { accountId: place.accountId, timeZone }, change.now)
    change.touch('both', 'messages', 'postings')
    await touchCompanies(change, candidateId, 'messages', 'postings')
    return readCandidateSettings(manager, place, directoryAfterMinutes)
  })
}
