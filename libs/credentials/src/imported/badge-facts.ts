import type { Json, JsonObject } from '../json'
import { isObject } from '../proofs'
import { COMPLETION } from '../verify/facts'
import { isTime } from '../verify/format'
import { COMPLETION_WORDS } from '../words'

/** What is shown of a badge of any issuer; all of it text of whoever made it. */
export interface BadgeFacts {
  credentialId: string
  name: string
  /** The DID, or whatever address the issuer goes by. */
  issuer: string
  issuerName?: string
  validFrom: string
  validUntil?: string
  /** Whom it is made out to: an address, plain or hashed with a salt. */
  holder?: { hash: string; salt: string } | { address: string }
}

const LONGEST = 160
/** Control characters, and those that turn a line around, are nobody's name. */
const shown = (value: Json | undefined): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = value
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...text].slice(0, LONGEST).join('') || undefined
}
/** Wherever its holder brings it, it says what it is, whoever issued it. */
const completed = (name: string): string => {
  const said = `. ${COMPLETION_WORDS}`
  return `${[...name].slice(0, LONGEST - said.length).join('')}${said}`
}
const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

/** What is wrong with the form of a badge (Open Badges 3.0, B.1), in one sentence; nothing where it can be read. */
export function badgeFault(credential: JsonObject): string | undefined {
  const types = [credential['type'] ?? []].flat()
  const isBadge = types.includes('OpenBadgeCredential') || types.includes('AchievementCredential')
  if (!types.includes('VerifiableCredential') || !isBadge) return 'It is no Open Badge 3.0.'
  const { id, issuer } = badgeFacts(credential) ?? {}
  if (id === undefined || issuer === undefined)
    return 'Its id, name, issuer or dates are missing or not in the form that Open Badges 3.0 asks for.'
  const proofs = [credential['proof'] ?? []].flat()
  if (proofs.length === 0) return 'It carries no signature.'
  return proofs.length > 4 || !proofs.every(isObject) ? 'Its signatures are not in their form.' : undefined
}

/** Reads a badge; nothing where it lacks what every badge has. */
export function badgeFacts(credential: JsonObject): (BadgeFacts & { id: string }) | undefined {
  const subject = object(credential['credentialSubject'])
  const achievement = object(subject['achievement'])
  const by = credential['issuer']
  const issuer = typeof by === 'string' ? by : object(by)['id']
  const { id, validFrom, validUntil } = credential
  const isCompletion = achievement['achievementType'] === COMPLETION
  const name = shown(achievement['name']) ?? shown(credential['name'])
  if (typeof id !== 'string' || !/^[a-z][a-z0-9+.-]*:\S{1,400}$/i.test(id)) return undefined
  if (typeof issuer !== 'string' || !/^[a-z][a-z0-9+.-]*:\S{1,400}$/i.test(issuer)) return undefined
  if (!name || !isTime(validFrom) || (validUntil !== undefined && !isTime(validUntil))) return undefined
  const issuerName = shown(object(by)['name'])
  const holder = holderOf(subject['identifier'])
  return {
    id,
    credentialId: id,
    name: isCompletion ? completed(shown(credential['name']) ?? name) : (shown(credential['name']) ?? name),
    issuer,
    validFrom: String(validFrom),
    ...(issuerName && { issuerName }),
    ...(validUntil !== undefined && { validUntil: String(validUntil) }),
    ...(holder && { holder }),
  }
}

function holderOf(identifiers: Json | undefined): BadgeFacts['holder'] {
  const email = [identifiers ?? []].flat().find((one) => object(one)['identityType'] === 'emailAddress')
  const { identityHash, salt, hashed } = object(email)
  if (typeof identityHash !== 'string') return undefined
  if (hashed === false) return { address: identityHash }
  return { hash: identityHash, salt: typeof salt === 'string' ? salt : '' }
}
