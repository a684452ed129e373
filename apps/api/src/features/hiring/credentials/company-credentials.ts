import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { verdictWords, verify } from '@tryka/credentials'
import type { CompanyCredential, CompanyCredentials as Answer } from '@tryka/domain'
import { isSharedProof, monthOfProof } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { ApplicationEntity } from '../applications/application.table'
import type { MemberPlace } from '../core/places'
import { sampleUrl } from '../core/sample-credential'
import { isBlind } from '../core/person-ref'
import { findPerson } from '../matching/matching'
import { shownPerson } from '../people/people.service'
import { PostingEntity } from '../postings/posting.table'
import type { StoredCandidateSkillRow } from '../skills/skill.table'
import type { Authority } from './authority'
import type { CredentialFiles } from './credential-files'
import type { CredentialRow } from './credential.table'
import { CredentialEntity } from './credential.table'
import { verifyUrlOf } from './own-credential'

interface Deps {
  db: Database
  clock: Clock
  authority: Authority
  files: CredentialFiles
  site: string
}

/** What people proved, as a company reads it. */
export class CompanyCredentials {
  constructor(private readonly deps: Deps) {}

  /** @param id of a person, or of an application under blind review, which is all that leads to one */
  async of(place: MemberPlace, id: string): Promise<Answer> {
    const { read } = this.deps.db
    const blind = await blindApplicant(read, place, id)
    const { skills } = blind
      ? await findPerson(read, place.marketId, blind)
      : await shownPerson(read, place, id)
    const proofs = skills.filter(isSharedProof)
    const ids = proofs.flatMap(({ credentialId }) => credentialId ?? [])
    const rows = await read.findBy(CredentialEntity, { id: In(ids), visibility: 'shared' })
    const items = proofs.map((proof) => {
      const row = rows.find((one) => one.id === proof.credentialId)
      return this.itemOf(proof, row, { isBlind: blind !== null, isDemo: place.isDemo })
    })
    return { items: await Promise.all(items) }
  }

  private async itemOf(
    proof: StoredCandidateSkillRow,
    row: CredentialRow | undefined,
    { isBlind: blind, isDemo }: { isBlind: boolean; isDemo: boolean },
  ): Promise<CompanyCredential> {
    const shown = blind ? undefined : row
    return {
      skill: proof.skill,
      level: row?.awarded ?? proof.awarded ?? proof.level,
      score: row?.score ?? null,
      interval: row ? [row.intervalLow, row.intervalHigh] : null,
      month: monthOfProof(proof) ?? '',
      supervision: row?.recheckMonth ? 'live-rechecked' : 'unsupervised',
      tasks: row ? tasksOf(row) : null,
      sample: isDemo,
      credentialId: shown?.id ?? null,
      verifyUrl: shown ? verifyUrlOf(this.deps.site, shown) : this.sampleOf(proof, { isDemo, blind }),
      checked: blind && row ? await this.checked(row) : null,
    }
  }

  /** In a demo the check is made all the same, and says that it proves nothing. */
  private sampleOf(
    { skill, awarded, level }: StoredCandidateSkillRow,
    { isDemo, blind }: { isDemo: boolean; blind: boolean },
  ): string | null {
    return isDemo && !blind ? sampleUrl(this.deps.site, { skill, level: awarded ?? level }) : null
  }

  /** What the check comes to where it may not be made by who reads. */
  private async checked(row: CredentialRow): Promise<string> {
    const { authority, clock, files } = this.deps
    const { issuer, log } = await authority.issuer.fingerprints()
    const pins = { issuers: [{ did: authority.issuer.did, key: issuer }], logs: [log], demonstration: '' }
    const bundle = JSON.stringify(await files.bundleOf(row))
    return verdictWords(await verify(bundle, { pins, now: clock.now() }))
  }
}

/** As the document says it: how many counted is stored nowhere else. */
function tasksOf({ document }: CredentialRow): number | null {
  const { evidence } = JSON.parse(document) as { evidence?: { narrative?: string }[] }
  const [, tasks] = /^(\d+) tasks/.exec(evidence?.[0]?.narrative ?? '') ?? []
  return tasks === undefined ? null : Number(tasks)
}

/** Whoever applied by an application of this company that is under blind review. */
async function blindApplicant(
  manager: EntityManager,
  { marketId, companyId }: MemberPlace,
  id: string,
): Promise<string | null> {
  const row = await manager.findOneBy(ApplicationEntity, { id, marketId, companyId })
  if (!row) return null
  const posting = await manager.findOneByOrFail(PostingEntity, { id: row.postingId, marketId })
  return isBlind(posting, row) ? row.candidateId : null
}
