import { z } from 'zod'
import { TRACK_SLUGS } from '../assessments/tracks'
import { Reason, Version } from '../hiring/hiring.schema'
import { LIMITS } from '../limits'
import { Id, IsoTime, text } from '../text/text.schema'
import { CREDENTIAL_STATES, CREDENTIAL_VISIBILITIES } from './credential.machine'
import { LinkedInFields, PLATFORM_REVOCATIONS } from './credential.schema'
import { REVOCATION_REASONS } from './status.schema'

/** What every view of a certificate of completion says of it. */
export const COMPLETION_WORDS = 'Completion, not a verified skill'

/** As what a certificate is taken along. It carries no seal, so there is no picture of it. */
export const CERTIFICATE_FILES = ['bundle', 'json'] as const
export type CertificateFile = (typeof CERTIFICATE_FILES)[number]
export const CertificateFileQuery = z.strictObject({ as: z.enum(CERTIFICATE_FILES).default('bundle') })

const path = z.object({ id: z.string(), title: z.string() })

/** A module as it was passed: by which revision, and when. */
export const PassedModule = z.object({
  id: z.string(),
  title: z.string(),
  revision: z.number().int(),
  passedAt: IsoTime,
})
export type PassedModule = z.infer<typeof PassedModule>

/** A certificate of completion as its holder sees it. */
export const OwnCertificate = z.object({
  id: Id,
  path,
  /** As they stood when it was issued. */
  modules: z.array(PassedModule),
  checks: z.number().int(),
  /** When the last of them was passed. */
  finishedAt: IsoTime,
  state: z.enum(CREDENTIAL_STATES),
  visibility: z.enum(CREDENTIAL_VISIBILITIES),
  issuedAt: IsoTime,
  leafIndex: z.number().int(),
  /** Why it counts no more; null as long as it does. */
  reason: z.enum(REVOCATION_REASONS).nullable(),
  /** Where anybody checks it. */
  verifyUrl: z.string(),
  /** It does not expire. */
  linkedIn: LinkedInFields.omit({ expirationYear: true, expirationMonth: true }),
  withName: z.boolean(),
  /** The name that stands in it, as it was when it was added. */
  holderName: z.string().nullable(),
  /** Where it is recorded, in a sentence. */
  recorded: z.string(),
  /** The assessment that proves the skill; null where there is none. */
  track: z.enum(TRACK_SLUGS).nullable(),
  version: Version,
})
export type OwnCertificate = z.infer<typeof OwnCertificate>

export const OwnCertificates = z.object({
  items: z.array(OwnCertificate),
  /** Paths all of whose modules are passed, without a certificate that counts. */
  finished: z.array(path),
})
export type OwnCertificates = z.infer<typeof OwnCertificates>

export const ClaimCertificateBody = z.strictObject({ path: z.string().min(1).max(64) })

/** A certificate as the console knows it: whose it is stands with the account. */
export const CertificateCase = z.object({
  id: Id,
  path,
  modules: z.number().int(),
  state: z.enum(CREDENTIAL_STATES),
  visibility: z.enum(CREDENTIAL_VISIBILITIES),
  reason: z.enum(REVOCATION_REASONS).nullable(),
  withName: z.boolean(),
  leafIndex: z.number().int(),
  issuedAt: IsoTime,
  endedAt: IsoTime.nullable(),
  version: Version,
})
export type CertificateCase = z.infer<typeof CertificateCase>

/** `q` is an address, or the id of a certificate. */
export const CertificatesQuery = z.strictObject({ q: text(LIMITS.email).optional() })
export const CertificateCases = z.object({ items: z.array(CertificateCase) })
export type CertificateCases = z.infer<typeof CertificateCases>
export const RevokeCertificateBody = z.strictObject({ code: z.enum(PLATFORM_REVOCATIONS), reason: Reason })
