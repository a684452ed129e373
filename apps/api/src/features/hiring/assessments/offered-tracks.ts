import type { Bank, TaskName, Template } from '@tryka/assessment'
import { BANKS, isCodeKind, missingOf, pilotsOf, taskIn } from '@tryka/assessment'
import type { Track, TrackSlug, TrackView } from '@tryka/domain'
import {
  ATTEMPT_RULES,
  PRACTICE_TASKS,
  SKILL_LEVEL_NAMES,
  SKILL_LEVELS,
  TRACK_LEVELS,
  trackOfSkill,
  TRACKS,
} from '@tryka/domain'

/** What a level asks for, as people read it. */
export const levelOf = (track: TrackSlug, level: (typeof SKILL_LEVELS)[number]) => ({
  level,
  name: SKILL_LEVEL_NAMES[level],
  can: [...TRACK_LEVELS[track][level]],
})

/** Open tasks of a bank; there is practice where they are enough for a round. */
export const practiceOf = ({ practice = [] }: Bank): readonly Template[] => practice
export const hasPractice = (bank: Bank): boolean => practiceOf(bank).length >= PRACTICE_TASKS

/** Whether a task can be given where code is run, or is not. */
export const givenWhere =
  (runsCode: boolean) =>
  ({ kind }: Template): boolean =>
    runsCode || !isCodeKind(kind)
/** A bank with the practice that can be given there. */
export const withPractice = (bank: Bank, runsCode: boolean): Bank => ({
  ...bank,
  practice: practiceOf(bank).filter(givenWhere(runsCode)),
})

/** Which tests can be taken: those whose bank is whole, and those that a machine for trials offers before. */
export class OfferedTracks {
  private readonly banks: ReadonlyMap<string, Bank>
  /** Every bank whole, also where it is not offered: what was given out once can be made again. */
  private readonly whole: ReadonlyMap<string, Bank>
  /** Tracks with tasks to practise with; whether they are offered does not matter. */
  private readonly practised: ReadonlySet<string>

  /** Where nothing runs code, a bank that asks for it is not whole, and its other tasks are all that is tried. */
  constructor(
    { preview, runsCode }: { preview: readonly string[]; runsCode: boolean },
    banks: readonly Bank[] = BANKS,
  ) {
    const isGiven = givenWhere(runsCode)
    const isReady = (bank: Bank) =>
      missingOf(bank).length === 0 &&
      bank.templates.every((task) => task.status !== 'active' || isGiven(task))
    this.whole = new Map(banks.map((bank) => [bank.track, bank]))
    this.practised = new Set(
      banks
        .map((bank) => withPractice(bank, runsCode))
        .filter(hasPractice)
        .map(({ track }) => track),
    )
    const offered = banks.filter((bank) => preview.includes(bank.track) || isReady(bank))
    this.banks = new Map(
      offered.map((bank) => [bank.track, { ...bank, templates: bank.templates.filter(isGiven) }]),
    )
  }

  /** Its tasks, or undefined where the track is not offered, or no longer in the version that an attempt began with. */
  bankOf(track: TrackSlug, version?: string): Bank | undefined {
    const bank = this.banks.get(track)
    return version === undefined || bank?.version === version ? bank : undefined
  }

  /** A task that somebody was given, in whatever version of the bank; undefined where no bank keeps it any more. */
  taskOf(track: TrackSlug, task: TaskName): Template | undefined {
    const bank = this.whole.get(track)
    return bank && taskIn(bank, task)
  }

  /** The test that proves a skill, if it can be taken. */
  trackFor(skill: string): Track | undefined {
    const track = trackOfSkill(skill)
    return track && this.banks.has(track.slug) ? track : undefined
  }

  view({ slug, skill, topics, minutes }: Track): TrackView {
    const bank = this.banks.get(slug)
    return {
      track: slug,
      skill,
      topics: topics.map((topic) => ({ ...topic })),
      minutes,
      tasks: ATTEMPT_RULES.tasks,
      levels: SKILL_LEVELS.map((level) => levelOf(slug, level)),
      isOffered: bank !== undefined,
      hasPractice: this.practised.has(slug),
      hasPilots: bank !== undefined && pilotsOf(bank).length > 0,
      version: bank?.version ?? null,
      calibration: bank?.calibration ?? null,
    }
  }

  views(): TrackView[] {
    return TRACKS.map((track) => this.view(track))
  }
}
