import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import type { z } from 'zod'
import { experienceMonths, HIRING_LIMITS, initials, profileStrength } from '@tryka/domain'
import type { Profile, ProfileUpdate, WorkEntry } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { ResumeEntity } from '../../resumes/resume.entity'
import { seenFrom } from '../../resumes/samples'
import { touchCompanies } from '../applications/touch-companies'
import type { Change } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { findPerson, rescore } from '../matching/matching'
import type { Person } from '../matching/person'
import { addressOf } from '../core/contacts'
import { CandidateEntity, type StoredCandidateRow } from './candidate.table'
import { noteName, personSearchText } from './candidate-writes'
import type { CandidatePlace } from '../core/places'

type Work = StoredCandidateRow['work']

/** How complete the own profile is. */
export async function strengthOf(manager: EntityManager, place: CandidatePlace, person: Person) {
  const { candidate, skills } = person
  const { title, bio, location, phone, work, education } = candidate
  const resumeCount = await manager.countBy(ResumeEntity, {
    ...seenFrom(place),
    deletedAt: IsNull(),
  })
  const counts = { workCount: work.length, educationCount: education.length, resumeCount }
  return profileStrength({ title, bio, location, phone, skills, ...counts })
}

/** The profile as its owner reads it. */
export async function readProfile(manager: EntityManager, place: CandidatePlace): Promise<Profile> {
  const { marketId, candidateId } = place
  const person = await findPerson(manager, marketId, candidateId)
  const { candidate } = person
  const [address, strength] = await Promise.all([
    addressOf(manager, marketId),
    strengthOf(manager, place, person),
  ])
  return {
    ...candidate,
    initials: initials(candidate.name),
    email: address(candidate),
    skills: person.skills.map(({ id, skill, level, state }) => ({ id, skill, level, state })),
    strength,
  }
}

/** Writes a patch of the own row, and what follows for searches and matches. */
export async function saveCandidate(
  change: Change,
  row: StoredCandidateRow,
  patch: Partial<Omit<StoredCandidateRow, 'id' | 'marketId'>>,
): Promise<void> {
  const { manager, marketId } = change
  const { id, version } = row
  const { skills } = await findPerson(manager, marketId, id)
  const next = { ...row, ...patch }
  await manager.update(
    CandidateEntity,
    { id, marketId },
    { ...patch, searchText: personSearchText(next, skills), version: version + 1 },
  )
  if (next.name !== row.name) await noteName(manager, next)
  await rescore(change, id)
  await touchCompanies(change, id, 'applications')
}

/** The profile, kept by its owner. */
export class ProfileService {
  constructor(private readonly deps: SectionDeps) {}

  get(place: CandidatePlace): Promise<Profile> {
    return readProfile(this.deps.db.read, place)
  }

  update(place: CandidatePlace, { version, ...patch }: ProfileUpdate): Promise<Profile> {
    return this.change(place, version, () => patch)
  }

  addWork(place: CandidatePlace, { entry, version }: z.output<typeof WorkEntry>, call: OneCall) {
    return this.changeWork(
      place,
      version,
      (work) => {
        if (work.length >= HIRING_LIMITS.workEntries)
          throw refused(409, 'TOO_MANY', `Keep at most ${HIRING_LIMITS.workEntries} entries.`)
        return [{ ...entry, id: randomUUID() }, ...work]
      },
      call,
    )
  }

  updateWork(place: CandidatePlace, id: string, { entry, version }: z.output<typeof WorkEntry>) {
    return this.changeWork(place, version, (work) => {
      if (!work.some((item) => item.id === id)) throw nothingHere('This entry')
      return work.map((item) => (item.id === id ? { ...entry, id } : item))
    })
  }

  deleteWork(place: CandidatePlace, id: string) {
    return this.changeWork(place, undefined, (work) => {
      if (!work.some((item) => item.id === id)) throw nothingHere('This entry')
      return work.filter((item) => item.id !== id)
    })
  }

  private changeWork(
    place: CandidatePlace,
    version: number | undefined,
    edit: (work: Work) => Work,
    call?: OneCall,
  ): Promise<Profile> {
    const patch = ({ work }: StoredCandidateRow, now: Date) => {
      const next = edit(work)
      return { work: next, experienceMonths: next.length ? experienceMonths(next, now) : null }
    }
    return this.change(place, version, patch, call)
  }

  private change(
    place: CandidatePlace,
    version: number | undefined,
    patch: (row: StoredCandidateRow, now: Date) => Partial<StoredCandidateRow>,
    call?: OneCall,
  ): Promise<Profile> {
    const { marketId, candidateId } = place
    return this.deps.changes.run(
      marketId,
      { person: candidateId },
      async (change) => {
        const { manager, now } = change
        const row = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
        if (version !== undefined && version !== row.version) throw stale(await readProfile(manager, place))
        await saveCandidate(change, row, patch(row, now))
        return readProfile(manager, place)
      },
      call,
    )
  }
}
