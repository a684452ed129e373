import type { Json, JsonObject } from '@tryka/credentials'

const V2 = 'https://www.w3.org/ns/credentials/v2'
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const isUrl = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9+.-]*:\S+$/i.test(value)
export const idOf = (value: Json | undefined): Json | undefined => (isObject(value) ? value['id'] : value)

/** Members of which each has a type, and perhaps an id (VCDM 2.0, 4.4 to 5.6). */
const TYPED = ['credentialStatus', 'credentialSchema', 'refreshService', 'termsOfUse', 'evidence'] as const

const contextFault = (context: Json | undefined): string | undefined =>
  Array.isArray(context) && context[0] === V2 && context.every((one) => isUrl(one) || isObject(one))
    ? undefined
    : `"@context" must be a list that begins with ${V2}.`

const typeFault = (document: JsonObject, type: string): string | undefined => {
  const types = listOf(document['type'])
  return types.includes(type) && types.every((one) => typeof one === 'string')
    ? undefined
    : `"type" must name ${type}.`
}

const idFault = (document: JsonObject): string | undefined =>
  document['id'] === undefined || isUrl(document['id']) ? undefined : '"id" must be one address.'

const timeFault = (credential: JsonObject): string | undefined => {
  for (const name of ['validFrom', 'validUntil']) {
    const value = credential[name]
    if (
      value !== undefined &&
      !(typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value)))
    )
      return `"${name}" must be a time such as 2026-11-21T10:00:00Z.`
  }
  const [from, until] = [credential['validFrom'], credential['validUntil']].map((at) =>
    Date.parse(String(at)),
  )
  return from !== undefined && until !== undefined && from > until
    ? '"validFrom" must not be after "validUntil".'
    : undefined
}

const subjectFault = ({ credentialSubject }: JsonObject): string | undefined => {
  const subjects = listOf(credentialSubject)
  const isWhole = (one: Json) => isObject(one) && Object.keys(one).length > 0 && idFault(one) === undefined
  return subjects.length > 0 && subjects.every(isWhole)
    ? undefined
    : '"credentialSubject" must be one or more objects that say something.'
}

const typedFault = (credential: JsonObject): string | undefined => {
  for (const name of TYPED)
    for (const one of listOf(credential[name]))
      if (!isObject(one) || !listOf(one['type']).some((type) => typeof type === 'string') || idFault(one))
        return `Each "${name}" must be an object with a type.`
  for (const one of listOf(credential['credentialSchema']))
    if (!isUrl(idOf(one))) return 'Each "credentialSchema" must have an id.'
  return undefined
}

/** Resources are named once, and each with a digest of what it is (VCDM 2.0, 5.3); nothing here fetches them. */
const resourceFault = ({ relatedResource }: JsonObject): string | undefined => {
  const resources = listOf(relatedResource)
  const ids = resources.map(idOf)
  const isWhole = (one: Json) =>
    isObject(one) &&
    isUrl(one['id']) &&
    (one['digestSRI'] !== undefined || one['digestMultibase'] !== undefined)
  return resources.every(isWhole) && new Set(ids).size === ids.length
    ? undefined
    : 'Each "relatedResource" must have an id of its own and a digest.'
}

const issuerFault = ({ issuer }: JsonObject): string | undefined =>
  isUrl(idOf(issuer)) ? undefined : '"issuer" must be an address or an object with one.'

/** What is wrong with the form of a credential, in a sentence (VCDM 2.0, 4); its words are the contexts' to know. */
export const credentialFault = (credential: JsonObject): string | undefined =>
  contextFault(credential['@context']) ??
  typeFault(credential, 'VerifiableCredential') ??
  idFault(credential) ??
  issuerFault(credential) ??
  subjectFault(credential) ??
  timeFault(credential) ??
  typedFault(credential) ??
  resourceFault(credential)

/** The same of a presentation (VCDM 2.0, 4.13). */
export const presentationFault = (presentation: JsonObject): string | undefined =>
  contextFault(presentation['@context']) ??
  typeFault(presentation, 'VerifiablePresentation') ??
  idFault(presentation) ??
  (presentation['holder'] === undefined || isUrl(idOf(presentation['holder']))
    ? undefined
    : '"holder" must be an address or an object with one.') ??
  (listOf(presentation['verifiableCredential']).every(isObject)
    ? undefined
    : 'Each "verifiableCredential" must be an object.')
