import type { Bank, Template } from '@tryka/assessment'
import { BANKS, isCodeKind, missingOf } from '@tryka/assessment'
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

/** Which tests can be taken: those whose bank is whole, and those that a machine for trials offers before. */
export class OfferedTracks {
  private readonly banks: ReadonlyMap<string, Bank>
  /** Tracks with tasks to practise with; whether they are offered does not matter. */
  private readonly practised: ReadonlySet<string>

  /** Where nothing runs code, a bank that asks for it is not whole, and its other tasks are all that is tried. */
  constructor(
    { preview, runsCode }: { preview: readonly string[]; runsCode: boolean },
    banks: readonly Bank[] = BANKS,
  ) {
    const isGiven = ({ kind }: Template) => runsCode || !isCodeKind(kind)
    const isReady = (bank: Bank) =>
      missingOf(bank).length === 0 &&
      bank.templates.every((task) => task.status !== 'active' || isGiven(task))
    this.practised = new Set(banks.filter(hasPractice).map(({ track }) => track))
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
      version: bank?.version ?? null,
      calibration: bank?.calibration ?? null,
    }
  }

  views(): TrackView[] {
    return TRACKS.map((track) => this.view(track))
  }
}
