import { createHash } from 'node:crypto'
import type { Bundle, JsonObject } from '@tryka/credentials'
import {
  checkpointText,
  commitment,
  DEMONSTRATION_LOG_SEED,
  DEMONSTRATION_ORIGIN,
  identityHash,
  leafText,
  statusLeaf,
  tlogProofText,
  utf8,
} from '@tryka/credentials'
import { leafHashOf, nodeHashOf, seedSigner, signCredential, signNote } from '@tryka/credentials/issue'
import type { SkillLevel } from '@tryka/domain'
import { SKILL_CATALOG, SKILL_LEVELS, trackOfSkill, VERIFICATION_MONTHS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import { demonstrationIssuer } from '../../../services/issuer/known-seeds'
import type { Sample } from '../core/sample-credential'
import { sampleId } from '../core/sample-credential'
import { signList } from '../../../services/statuses/list-document'
import { abilityOf, documentOf } from './document'

/** Nobody's: the address and the list are under a name that cannot exist. */
const ADDRESS = 'demonstration@example.com'
const LIST = 'https://demonstration.invalid/api/status/1'
/** As the assessment would tell a level of which it is quite sure. */
const FIGURES = { standardError: 36, above: [9_573, 1_459, 7, 0] }
const INDEX = 1
/** So many are kept for whoever asks next. */
const MOST_KEPT = 64
const SCORES: Readonly<Record<SkillLevel, number>> = { 1: 412, 2: 512, 3: 612, 4: 712 }

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())

/**
 * What stands for a proof of an invented person. It is made when somebody asks, by an issuer whose key is in the source,
 * so that it proves nothing and every verifier says so; nothing of it is stored, listed or logged.
 */
export class Demonstration {
  private known: Map<string, Sample> | undefined
  private readonly made = new Map<string, Promise<Bundle>>()

  constructor(
    private readonly clock: Clock,
    /** The address of the public site. */
    private readonly site: string,
  ) {}

  /** The sample of this id; undefined of every other. */
  sampleOf(id: string): Sample | undefined {
    this.known ??= new Map(
      SKILL_CATALOG.flatMap(({ name: skill }) =>
        SKILL_LEVELS.map((level) => [sampleId({ skill, level }), { skill, level }] as const),
      ),
    )
    return this.known.get(id)
  }

  /** Made anew each day, so that its list is never an old one. */
  async bundleOf(sample: Sample): Promise<Bundle> {
    const day = this.clock.now().toISOString().slice(0, 10)
    const key = `${day} ${sample.skill} ${sample.level}`
    const kept = this.made.get(key)
    if (kept) return kept
    if (this.made.size >= MOST_KEPT) this.made.clear()
    const making = this.make(sample, `${day}T00:00:00Z`)
    this.made.set(key, making)
    making.catch(() => this.made.delete(key))
    return making
  }

  private async make({ skill, level }: Sample, at: string): Promise<Bundle> {
    const { did, verificationMethod, signer } = await demonstrationIssuer()
    const id = sampleId({ skill, level })
    const salt = '0a'.repeat(16)
    const holder = { hash: await identityHash(ADDRESS, salt), salt, name: null }
    const track = trackOfSkill(skill)?.slug
    const score = SCORES[level]
    const until = new Date(at)
    until.setUTCMonth(until.getUTCMonth() + VERIFICATION_MONTHS)
    const document = documentOf({
      id,
      figures: {
        skill,
        level,
        score,
        standardError: FIGURES.standardError,
        likelihoods: SKILL_LEVELS.map((one) => FIGURES.above[one - level] ?? 10_000),
        calibration: 'provisional',
        bankVersion: 'sample',
        attemptId: sampleId({ skill, level }, 'assessment'),
        endedAt: at,
      },
      about: {
        page: track ? `${this.site}/skills/${track}` : `${this.site}/skills`,
        code: track ?? 'sample',
        ability: track
          ? abilityOf({ skill, track, level })
          : `${skill}: a sample, for which there is no assessment.`,
        narrative: 'A sample of a demonstration: nobody took an assessment.',
        issuerName: 'Tryka demonstration',
      },
      site: this.site,
      did,
      holder,
      status: { list: LIST, index: INDEX },
      issuedAt: at,
      expiresAt: until.toISOString(),
    })
    const credential = await signCredential(document, { signer, verificationMethod, created: at })
    const list = await signList(
      { did, verificationMethod, signer },
      { url: LIST, revoked: [], now: new Date(at) },
    )
    return { ...(await loggedIn(credential, list)), didDocument: { id: did }, keyHistory: [], anchors: [] }
  }
}

/** Both in a log of their own, which ends with them: its key is as public as the issuer's. */
async function loggedIn(credential: JsonObject, list: JsonObject) {
  const salt = sha256(utf8('tryka demonstration salt'))
  const leaves = [leafText('issue', await commitment(salt, credential)), await statusLeaf(list)]
  const [issue = salt, status = salt] = leaves.map((leaf) => leafHashOf(sha256, utf8(leaf)))
  const root = nodeHashOf(sha256, issue, status)
  const signer = await seedSigner(sha256(utf8(DEMONSTRATION_LOG_SEED)))
  const text = checkpointText({ origin: DEMONSTRATION_ORIGIN, size: leaves.length, root })
  const checkpoint = await signNote(text, DEMONSTRATION_ORIGIN, signer)
  return {
    v: 1 as const,
    credential,
    tlogProof: tlogProofText({ extra: salt, index: 0, path: [status], checkpoint }),
    statusListCredential: list,
    statusProof: tlogProofText({ index: 1, path: [issue], checkpoint }),
  }
}
