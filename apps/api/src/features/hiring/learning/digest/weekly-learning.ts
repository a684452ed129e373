import type { EntityManager } from 'typeorm'
import { dashboardPath, type DeliveryChannels, type PathGuidance } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { suspendedOf } from '../../../../services/accounts/suspended'
import { changePreferences, chosenKinds, kindsOf } from '../../../../services/preferences/preference-rows'
import type { Change } from '../../core/change'
import type { CandidatePlace } from '../../core/places'
import type { StoredCandidateRow } from '../../profile/candidate.table'
import type { LearningMailData } from './learning-mail'
import { LEARNING_KIND, learningMessage } from './learning-mail'
import { isEmptyWeek, weekBetween, weekOf, type WeekFacts } from './week-of'

/** After so many empty weeks in a row the digest stops itself. */
const MOST_EMPTY = 4

interface Deps {
  db: Database
  /** My path of somebody. */
  pathOf: (place: CandidatePlace) => Promise<PathGuidance>
  onTrouble: (error: unknown) => void
}

interface Due {
  lastAt: string
  /** Empty weeks in a row that were told already. */
  emptyWeeks: number
}

/** A digest that is to be sent, and how many weeks in a row are empty with it. */
export interface LearnedWeek {
  data: LearningMailData
  emptyWeeks: number
  /** The same in one line under the bell. */
  title: string
}

const waysOf = async (manager: EntityManager, accountId: string): Promise<DeliveryChannels> =>
  kindsOf(await chosenKinds(manager, accountId))[LEARNING_KIND]
const isWanted = ({ email, push }: DeliveryChannels): boolean => email || push

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

function titleOf(facts: WeekFacts, isLast: boolean): string {
  if (isLast) return 'Your weekly digest has stopped: four weeks in a row were empty.'
  if (isEmptyWeek(facts)) return 'Your week of learning: nothing this week.'
  const { countedMinutes, loggedMinutes, modules, cards } = facts
  const minutes = `${counted(countedMinutes, 'minute')} here, ${loggedMinutes} logged`
  return `Your week of learning: ${minutes}, ${counted(modules.length, 'module')} passed, ${counted(cards, 'card')} reviewed.`
}

/** The weekly digest of what somebody learned, for whoever switched it on. */
export class WeeklyLearning {
  constructor(private readonly deps: Deps) {}

  /** What a person is to be told of their week; null where they asked for nothing, or rest. */
  async of(
    { id: candidateId, accountId, marketId, timeZone }: StoredCandidateRow,
    { lastAt, emptyWeeks: before }: Due,
    now: Date,
  ): Promise<LearnedWeek | null> {
    const manager = this.deps.db.read
    if (accountId === null || !isWanted(await waysOf(manager, accountId))) return null
    const calledAt = now.toISOString()
    if ((await suspendedOf(manager, [accountId], calledAt)).has(accountId)) return null
    const week = weekBetween(new Date(lastAt), now, timeZone)
    const facts = await weekOf(manager, { marketId, candidateId }, week)
    const isEmpty = isEmptyWeek(facts)
    const emptyWeeks = isEmpty ? before + 1 : 0
    const own = { marketId, accountId, candidateId, calledAt }
    const step = isEmpty ? null : await this.stepOf({ name: 'me', side: 'candidate', isDemo: false, ...own })
    const isLast = emptyWeeks >= MOST_EMPTY
    return { data: { ...week, candidateId, step, isLast }, emptyWeeks, title: titleOf(facts, isLast) }
  }

  /**
   * The line under the bell, with its push, and the mail, in a change that holds the account; nothing where it was
   * switched off meanwhile. That it stops is under the bell and in the mail: its push is off by then.
   */
  async tell(
    change: Change,
    { accountId, at }: { accountId: string; at: string },
    { data, title }: LearnedWeek,
  ): Promise<void> {
    const { manager } = change
    const { candidateId, isLast } = data
    const ways = await waysOf(manager, accountId)
    if (!isWanted(ways)) return
    const off = { email: false, push: false }
    if (isLast) await changePreferences(manager, accountId, { kinds: { [LEARNING_KIND]: off } })
    if (ways.email) change.send(learningMessage(accountId, data, at))
    await change.tell({
      side: 'candidate',
      recipientId: candidateId,
      type: LEARNING_KIND,
      title,
      brief: 'Your week of learning',
      link: dashboardPath('candidate', isLast ? 'settings' : 'learning', { place: 'me' }),
    })
  }

  /** A week is told without a step rather than not at all. */
  private async stepOf(place: CandidatePlace): Promise<string | null> {
    try {
      const { steps } = await this.deps.pathOf(place)
      return steps[0]?.module.id ?? null
    } catch (error) {
      this.deps.onTrouble(error)
      return null
    }
  }
}
