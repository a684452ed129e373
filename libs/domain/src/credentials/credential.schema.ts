import { z } from 'zod'
import { Reason, Version } from '../hiring/hiring.schema'
import { SKILL_LEVELS } from '../skills/levels'
import { APPEAL_STATES } from '../assessments/appeal.rules'
import { TRACK_SLUGS } from '../assessments/tracks'
import { LIMITS } from '../limits'
import { Month } from '../resumes/entries.schema'
import { Id, IsoTime, text } from '../text/text.schema'
import { CREDENTIAL_STATES, CREDENTIAL_VISIBILITIES } from './credential.machine'
import { REVOCATION_REASONS } from './status.schema'

const level = z.literal(SKILL_LEVELS)
const score = z.number().int()
/** Where the score of eight in ten people with these answers lies: low and high. */
const interval = z.tuple([score, score])
const reason = z.enum(REVOCATION_REASONS)
const visibility = z.enum(CREDENTIAL_VISIBILITIES)

/** As what a credential is taken along: all that checking needs, the bare document, or a picture that carries it. */
export const CREDENTIAL_FILES = ['bundle', 'json', 'png', 'svg'] as const
export type CredentialFile = (typeof CREDENTIAL_FILES)[number]
export const CredentialFileQuery = z.strictObject({ as: z.enum(CREDENTIAL_FILES).default('bundle') })

/** What LinkedIn asks for; the same fields stand beside the button to copy. */
export const LinkedInFields = z.object({
  url: z.string(),
  name: z.string(),
  organizationName: z.string(),
  issueYear: z.number().int(),
  issueMonth: z.number().int(),
  expirationYear: z.number().int(),
  expirationMonth: z.number().int(),
  certUrl: z.string(),
  certId: z.string(),
})
export type LinkedInFields = z.infer<typeof LinkedInFields>

/** A credential as its holder sees it. */
export const OwnCredential = z.object({
  id: Id,
  attemptId: Id,
  track: z.enum(TRACK_SLUGS),
  skill: z.string(),
  level,
  /** 200 to 800. */
  score,
  interval,
  /** Of levels 1 to 4, in basis points. */
  likelihoods: z.array(z.number().int().min(0).max(10_000)).length(SKILL_LEVELS.length),
  state: z.enum(CREDENTIAL_STATES),
  visibility,
  issuedAt: IsoTime,
  expiresAt: IsoTime,
  /** Its entry in the public log. */
  leafIndex: z.number().int(),
  /** Why it counts no more; null as long as it does, and when it expired. */
  reason: reason.nullable(),
  /** Where anybody checks it. */
  verifyUrl: z.string(),
  linkedIn: LinkedInFields,
  /** Whether the name of its holder stands in it. */
  withName: z.boolean(),
  /** The name that stands in it, as it was when it was added. */
  holderName: z.string().nullable(),
  /** The live re-check that stands in it, with its month. */
  recheck: z.object({ id: Id, month: Month }).nullable(),
  /** Where it is recorded, in a sentence. */
  recorded: z.string(),
  version: Version,
})
export type OwnCredential = z.infer<typeof OwnCredential>
export const OwnCredentials = z.object({ items: z.array(OwnCredential) })
export type OwnCredentials = z.infer<typeof OwnCredentials>

/** With the name of the profile, or without any: another credential is issued in the place of this one. */
export const CredentialNameBody = z.strictObject({ withName: z.boolean(), version: Version })
/** A live re-check that its person adds: another credential is issued in the place of this one. */
export const CredentialRecheckBody = z.strictObject({ recheckId: Id, version: Version })

export const CredentialVisibilityBody = z.strictObject({ visibility, version: Version })

/** Why the platform takes one back: nothing else is its to say. */
export const PLATFORM_REVOCATIONS = ['issuer_error', 'integrity', 'key_compromise'] as const
export const RevokeCredentialBody = z.strictObject({ code: z.enum(PLATFORM_REVOCATIONS), reason: Reason })
/** A credential as the console knows it. */
export const RevokedCredential = z.object({
  id: Id,
  skill: z.string(),
  level,
  state: z.enum(CREDENTIAL_STATES),
  reason: reason.nullable(),
  version: Version,
})
export type RevokedCredential = z.infer<typeof RevokedCredential>

/** A credential as the console lists it: whose it is stands with the account, which is looked up on its own page. */
export const CredentialCase = z.object({
  id: Id,
  track: z.enum(TRACK_SLUGS),
  skill: z.string(),
  level,
  score,
  state: z.enum(CREDENTIAL_STATES),
  visibility,
  reason: reason.nullable(),
  /** Whether it names its holder, and when it was re-checked live. */
  withName: z.boolean(),
  recheckMonth: Month.nullable(),
  /** Its entry in the public log. */
  leafIndex: z.number().int(),
  issuedAt: IsoTime,
  expiresAt: IsoTime,
  endedAt: IsoTime.nullable(),
  /** What took its place. */
  supersededBy: Id.nullable(),
  /** The latest appeal against its result. */
  appeal: z.object({ id: Id, state: z.enum(APPEAL_STATES) }).nullable(),
  version: Version,
})
export type CredentialCase = z.infer<typeof CredentialCase>
/** `q` is an address, or an id: then of all of that person and skill, of which one took the place of the other. */
export const CredentialsQuery = z.strictObject({
  q: text(LIMITS.email).optional(),
  state: z.enum(CREDENTIAL_STATES).optional(),
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
})
export type CredentialsQuery = z.input<typeof CredentialsQuery>
export const CredentialCases = z.object({ items: z.array(CredentialCase), next: z.string().nullable() })
export type CredentialCases = z.infer<typeof CredentialCases>

export const SUPERVISIONS = ['unsupervised', 'live-rechecked'] as const

/** A proof as a company sees it. In blind review the server checks it, for an id could be tried against a guess. */
export const CompanyCredential = z.object({
  skill: z.string(),
  level,
  /** Null of samples, for which nothing was measured. */
  score: score.nullable(),
  interval: interval.nullable(),
  month: z.string(),
  supervision: z.enum(SUPERVISIONS),
  /** On how many tasks it rests. */
  tasks: z.number().int().nullable(),
  sample: z.boolean(),
  credentialId: Id.nullable(),
  verifyUrl: z.string().nullable(),
  /** What the server found, in blind review. */
  checked: z.string().nullable(),
})
export type CompanyCredential = z.infer<typeof CompanyCredential>
export const CompanyCredentials = z.object({ items: z.array(CompanyCredential) })
export type CompanyCredentials = z.infer<typeof CompanyCredentials>
