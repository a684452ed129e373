import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { searchText } from '@tryka/domain'
import { forgetWords, noteWords } from '../../../services/accounts/account-words'
import { findPerson } from '../matching/matching'
import { CandidateEntity, type StoredCandidateRow } from './candidate.table'

interface Own {
  marketId: string
  candidateId: string
}

/** The version of a candidate of whom nothing was changed yet. */
const UNTOUCHED = 1

/** Whoever has changed anything keeps what the settings say. */
export const hasOwnSettings = ({ version }: StoredCandidateRow): boolean => version > UNTOUCHED

/** The browser's clock becomes the candidate's, once. */
export async function adoptTimeZone(
  manager: EntityManager,
  { marketId, candidateId: id }: Own,
  timeZone: string,
): Promise<void> {
  const patch = { timeZone, version: UNTOUCHED + 1 }
  await manager.update(CandidateEntity, { id, marketId, version: UNTOUCHED }, patch)
}

/** How long the person wants to learn in a week. */
export async function setWeeklyGoal(
  manager: EntityManager,
  { marketId, candidateId: id }: Own,
  weeklyGoalHours: number,
): Promise<void> {
  await manager.update(CandidateEntity, { id, marketId }, { weeklyGoalHours })
}

/** What text searches find a person by. */
export const personSearchText = (
  { name, title, location, technology }: StoredCandidateRow,
  skills: readonly { skill: string }[],
): string => searchText(name, title, location, technology, ...skills.map(({ skill }) => skill))

/** After a change of the skills: searches find the person by those of now. */
export async function refreshSearchText(
  manager: EntityManager,
  { marketId, candidateId: id }: Own,
): Promise<void> {
  const { candidate, skills } = await findPerson(manager, marketId, id)
  await manager.update(CandidateEntity, { id, marketId }, { searchText: personSearchText(candidate, skills) })
}

/** What stays of a profile: companies still count it, and nobody is behind it. */
const NOBODY: Partial<StoredCandidateRow> = {
  accountId: null,
  email: '',
  title: '',
  bio: '',
  location: '',
  phone: '',
  metro: null,
  country: null,
  salaryMin: null,
  currency: null,
  experienceMonths: null,
  types: [],
  relocateTo: [],
  work: [],
  education: [],
  visibleToRecruiters: false,
  includeInTalentDirectory: false,
  showOnlineStatus: false,
  allowDirectMessages: false,
  verifiedSkills: 0,
  unlistedUntil: null,
}

/** A new profile. */
export async function addCandidate(manager: EntityManager, row: StoredCandidateRow): Promise<void> {
  await manager.insert(CandidateEntity, row)
  await noteName(manager, row)
}

/** The console finds the account by the name of its profile. */
export async function noteName(
  manager: EntityManager,
  { accountId, name }: Pick<StoredCandidateRow, 'accountId' | 'name'>,
): Promise<void> {
  if (accountId !== null) await noteWords(manager, { accountId, source: 'person' }, name)
}

/** Takes whoever is behind a profile out of it. */
export async function forgetCandidate(
  manager: EntityManager,
  { marketId, candidateId: id }: Own,
  name: string,
): Promise<void> {
  const { accountId } = await manager.findOneByOrFail(CandidateEntity, { id, marketId })
  if (accountId !== null) await forgetWords(manager, { accountId, source: 'person' })
  const row = { ...NOBODY, name, searchText: searchText(name) }
  await manager.update(CandidateEntity, { id, marketId }, row)
}

/** Puts nobody in a person's place, for what is kept without a name. Returns the id of that nobody. */
export async function addNobody(
  manager: EntityManager,
  { marketId, candidateId }: Own,
  name: string,
): Promise<string> {
  const person = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  const id = randomUUID()
  const row = { ...person, ...NOBODY, id, name, searchText: searchText(name), hiddenDecisionId: null }
  await manager.insert(CandidateEntity, row)
  return id
}

/** A decision keeps a profile from companies. */
export async function hideCandidate(manager: EntityManager, id: string, decisionId: string): Promise<void> {
  await manager.update(CandidateEntity, { id }, { hiddenDecisionId: decisionId })
}

/** Shows again what a decision hid; a later one stays. */
export async function showCandidate(manager: EntityManager, decisionId: string): Promise<void> {
  await manager.update(CandidateEntity, { hiddenDecisionId: decisionId }, { hiddenDecisionId: null })
}

/** From now on the directory shows a profile, as far as its switches do. */
export async function listCandidate(manager: EntityManager, id: string): Promise<void> {
  await manager.update(CandidateEntity, { id }, { unlistedUntil: null })
}
