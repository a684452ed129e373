import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { experienceMonths, LIVE_MARKET_ID, PRIVACY_CHOICES } from '@tryka/domain'
import type { CreateProfile } from '@tryka/domain'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { mayTakePlace } from '../../../services/accounts/may-take-place'
import { setMail } from '../../../services/preferences/preference-rows'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Changes } from '../core/change'
import { refused } from '../core/errors'
import { applyAll } from '../credentials/apply-credentials'
import type { CandidatePlace } from '../core/places'
import { rescore } from '../matching/matching'
import { beginDigest } from '../postings/digests/begin-digest'
import { refuseMorePlaces } from './place-limit'
import { CandidateEntity, UNSAVED, type StoredCandidateRow } from '../profile/candidate.table'
import { defaultNotifications } from '../profile/default-notifications'
import { addCandidate, personSearchText, refreshSearchText } from '../profile/candidate-writes'
import { declareSkill, knownSkill } from '../skills/declare-skill'
import { isUniqueViolation } from '../../../db/unique-violation'

/** The browser’s time zone was told with the profile: nothing adopts another. */
const TOLD = 2

const exists = () => refused(409, 'PROFILE_EXISTS', 'You have a profile already.', { place: 'me' })
const unanswered = (choice: string) =>
  refused(400, 'PRIVACY_UNANSWERED', 'Answer each of the four questions about who may see you.', {
    choice,
    errors: [{ path: `privacy.${choice}`, message: 'Choose one of the two.' }],
  })

/** Profiles in the live market: nothing in them is made up. */
export class Profiles {
  constructor(private readonly changes: Changes) {}

  async create(
    account: AccountRow,
    body: z.output<typeof CreateProfile>,
    call: OneCall,
  ): Promise<{ place: 'me' }> {
    mayTakePlace(account)
    const now = this.changes.now()
    const row = rowOf(account, body, now)
    const place: CandidatePlace = {
      name: 'me',
      side: 'candidate',
      isDemo: false,
      marketId: LIVE_MARKET_ID,
      accountId: account.id,
      candidateId: row.id,
      calledAt: now.toISOString(),
    }
    // A skill that is named twice is one.
    const skills = new Map((body.skills ?? []).map(({ skill, level }) => [knownSkill(skill), level]))
    try {
      return await this.changes.run(
        LIVE_MARKET_ID,
        { account: account.id },
        async (change) => {
          const { manager } = change
          if (await manager.existsBy(CandidateEntity, { accountId: account.id })) throw exists()
          await refuseMorePlaces(manager, account.id)
          await addCandidate(manager, row)
          for (const [skill, level] of skills) await declareSkill(change, place, skill, level)
          if (skills.size) await refreshSearchText(manager, place)
          await rescore(change, row.id)
          await applyAll(change, place)
          await beginDigest(manager, { accountId: account.id, timeZone: row.timeZone }, change.now)
          if (body.mails) await setMail(manager, account.id, body.mails)
          change.touch({ account: account.id }, 'places')
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
  body: z.output<typeof CreateProfile>,
  now: Date,
): StoredCandidateRow {
  const { name, title, location, country, technology, timeZone, privacy, bio = '' } = body
  const at = now.toISOString()
  const work = (body.work ?? []).map((entry) => ({ ...entry, id: randomUUID() }))
  const education = (body.education ?? []).map((entry) => ({ ...entry, id: randomUUID() }))
  const open = PRIVACY_CHOICES.find((choice) => privacy[choice] === undefined)
  if (open) throw unanswered(open)
  const row: StoredCandidateRow = {
    id: randomUUID(),
    marketId: LIVE_MARKET_ID,
    accountId,
    name,
    title,
    location,
    country,
    technology,
    timeZone,
    email,
    bio,
    metro: null,
    phone: '',
    salaryMin: null,
    currency: null,
    types: [],
    openToRemote: null,
    relocateTo: [],
    availability: 'Open to offers',
    experienceMonths: work.length ? experienceMonths(work, now) : null,
    work,
    education,
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
    directoryAskedAt: null,
    unlistedUntil: UNSAVED,
  }
  return { ...row, searchText: personSearchText(row, []) }
}
