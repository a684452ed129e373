import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { LIVE_MARKET_ID, PRIVACY_CHOICES } from '@tryka/domain'
import type { CreateProfile } from '@tryka/domain'
import type { AccountRow } from '../../../services/accounts/account.entity'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Changes } from '../core/change'
import { refused } from '../core/errors'
import { CandidateEntity, type StoredCandidateRow } from '../profile/candidate.table'
import { defaultNotifications } from '../profile/default-notifications'
import { addCandidate, personSearchText } from '../profile/candidate-writes'
import { isUniqueViolation } from '../../../db/unique-violation'
import { notAdmitted, signInFirst } from './place.errors'

/** The browser’s time zone was told with the profile: nothing adopts another. */
const TOLD = 2

const exists = () => refused(409, 'PROFILE_EXISTS', 'You have a profile already.', { place: 'me' })
const unanswered = (choice: string) =>
  refused(400, 'PRIVACY_UNANSWERED', 'Answer each of the four questions about who may see you.', {
    choice,
    errors: [{ path: `privacy.${choice}`, message: 'Choose one of the two.' }],
  })

/** An account that may take a place in the live market: with a proven address, and let in. */
export function mayTakePlace(account: AccountRow): asserts account is AccountRow & { email: string } {
  if (account.kind === 'guest' || account.email === null) throw signInFirst()
  if (account.admittedAt === null) throw notAdmitted()
}

/** Profiles in the live market: nothing in them is made up. */
export class Profiles {
  constructor(private readonly changes: Changes) {}

  async create(
    account: AccountRow,
    body: z.output<typeof CreateProfile>,
    call: OneCall,
  ): Promise<{ place: 'me' }> {
    mayTakePlace(account)
    const row = rowOf(account, body, this.changes.now().toISOString())
    try {
      return await this.changes.run(
        LIVE_MARKET_ID,
        async ({ manager }) => {
          if (await manager.existsBy(CandidateEntity, { accountId: account.id })) throw exists()
          await addCandidate(manager, row)
          return { place: 'me' as const }
        },
        call,
      )
    } catch (error) {
      // Another process was first: an account has one profile.
      if (isUniqueViolation(error)) throw exists()
      throw error
    }
  }
}

function rowOf(
  { id: accountId, email }: AccountRow & { email: string },
  { privacy, ...body }: z.output<typeof CreateProfile>,
  at: string,
): StoredCandidateRow {
  const open = PRIVACY_CHOICES.find((choice) => privacy[choice] === undefined)
  if (open) throw unanswered(open)
  const row: StoredCandidateRow = {
    id: randomUUID(),
    marketId: LIVE_MARKET_ID,
    accountId,
    ...body,
    email,
    bio: '',
    metro: null,
    phone: '',
    salaryMin: null,
    currency: null,
    types: [],
    openToRemote: null,
    relocateTo: [],
    availability: 'Open to offers',
    experienceMonths: null,
    work: [],
    education: [],
    visibleToRecruiters: privacy.visibleToRecruiters === true,
    showOnlineStatus: privacy.showOnlineStatus === true,
    allowDirectMessages: privacy.allowDirectMessages === true,
    includeInTalentDirectory: privacy.includeInTalentDirectory === true,
    notifications: defaultNotifications(),
    weeklyGoalHours: 5,
    lastVisitAt: at,
    lastSeenAt: at,
    searchText: '',
    createdAt: at,
    version: TOLD,
    verifiedSkills: 0,
    hiddenDecisionId: null,
  }
  return { ...row, searchText: personSearchText(row, []) }
}
