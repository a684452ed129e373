import type { Json, JsonObject } from '../json'
import { isObject } from '../proofs'
import { COMPLETION } from './facts'

/** What a check of the form finds: a sentence, or nothing. */
type Fault = string | undefined
type Rule = (value: Json | undefined) => boolean

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const text: Rule = (value) => typeof value === 'string' && value.length > 0
const uri: Rule = (value) => typeof value === 'string' && /^[a-z][a-z0-9+.-]*:\S+$/i.test(value)
export const isTime: Rule = (value) =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))
const typed =
  (...names: string[]): Rule =>
  (value) =>
    Array.isArray(value) && value.every(text) && names.every((name) => value.includes(name))
const is =
  (wanted: Json): Rule =>
  (value) =>
    value === wanted
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined || rule(value)
const list =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule)
/** An object with these members; `open` ones may hold what else their vocabulary defines. */
const object =
  (rules: Record<string, Rule>, open = false): Rule =>
  (value) =>
    isObject(value) &&
    Object.entries(rules).every(([key, rule]) => rule(value[key])) &&
    (open || Object.keys(value).every((key) => key in rules))

const identity = object({
  type: is('IdentityObject'),
  hashed: (value) => typeof value === 'boolean',
  identityHash: text,
  identityType: text,
  salt: optional(text),
})
const result = object(
  {
    type: typed('Result'),
    resultDescription: optional(uri),
    value: optional(text),
    achievedLevel: optional(uri),
  },
  true,
)
const description = object({ id: uri, type: typed('ResultDescription'), name: text, resultType: text }, true)
const achievement = object(
  {
    id: uri,
    type: typed('Achievement'),
    name: text,
    description: text,
    criteria: (value) => isObject(value) && (uri(value['id']) || text(value['narrative'])),
    resultDescription: optional(list(description)),
  },
  true,
)
const status = object({
  id: uri,
  type: is('BitstringStatusListEntry'),
  statusPurpose: is('revocation'),
  statusListIndex: (value) => typeof value === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(value),
  statusListCredential: uri,
})
/** The subject of a list of revoked credentials (Bitstring Status List 1.0, 2.2). */
export const isList = object(
  { type: is('BitstringStatusList'), statusPurpose: is('revocation'), encodedList: text },
  true,
)
const proof = object({
  '@context': optional(Array.isArray),
  type: is('DataIntegrityProof'),
  cryptosuite: text,
  created: isTime,
  verificationMethod: uri,
  proofPurpose: is('assertionMethod'),
  proofValue: text,
})

/**
 * Members of a credential and their form, by the schema of Open Badges 3.0 for achievement credentials and the rules
 * of VCDM 2.0. Whatever else VCDM 2.0 allows (refreshService, relatedResource, termsOfUse) none of ours has, and a
 * member that nobody looked at could say anything: it is refused.
 */
const MEMBERS: Record<string, Rule> = {
  '@context': Array.isArray,
  id: uri,
  type: typed('VerifiableCredential', 'OpenBadgeCredential'),
  name: text,
  issuer: object({ id: uri, type: typed('Profile'), name: optional(text), url: optional(uri) }),
  validFrom: isTime,
  validUntil: optional(isTime),
  credentialSubject: object({
    id: optional(uri),
    type: typed('AchievementSubject'),
    identifier: optional(list(identity)),
    activityEndDate: optional(isTime),
    achievement,
    result: optional(list(result)),
  }),
  evidence: optional(list(object({ type: typed('Evidence'), id: optional(uri) }, true))),
  credentialStatus: optional(status),
  credentialSchema: optional(list(object({ id: uri, type: text }))),
  proof: list(proof),
}

/** What is wrong with the form of a credential, in one sentence; nothing where all is as it should be. */
export function formatFault(credential: JsonObject): Fault {
  const strange = Object.keys(credential).find((key) => !Object.hasOwn(MEMBERS, key))
  if (strange) return `It holds "${strange.slice(0, 40)}", which this check does not know.`
  for (const [key, rule] of Object.entries(MEMBERS))
    if (!rule(credential[key]))
      return `Its "${key}" is missing or not in the form that Open Badges 3.0 asks for.`
  const { achievement: of, result: measured } = credential['credentialSubject'] as JsonObject
  const { achievementType, resultDescription } = of as JsonObject
  // What was learned is not passed off as what was measured.
  return achievementType === COMPLETION && (measured ?? resultDescription)
    ? 'It has a result, and a completion measures nothing.'
    : undefined
}
