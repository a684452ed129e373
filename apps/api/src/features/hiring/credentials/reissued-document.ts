import type { Json, JsonObject } from '@tryka/credentials'
import type { DocumentFacts } from './document'
import { identifiersOf, secondsOf, statusOf } from './document'

/** Five tasks in an interview that confirmed a level. */
export interface AddedRecheck {
  id: string
  /** 2026-11 */
  month: string
}

type Given = Pick<DocumentFacts, 'id' | 'did' | 'holder' | 'status' | 'issuedAt'> & {
  recheck: AddedRecheck | null
}

const objectOf = (value: Json | undefined): JsonObject => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A stored document is not what was issued')
  return value
}
const listOf = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.map(objectOf) : [])

const monthWords = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  )

/** The tasks of a call stand beside the assessment, which was taken alone all the same. */
const recheckEvidence = ({ id, month }: AddedRecheck): JsonObject => ({
  id: `urn:uuid:${id}`,
  type: ['Evidence'],
  name: 'Live re-check',
  genre: 'Assessment',
  narrative: `Five short tasks in an interview in ${monthWords(month)}: confirmed.`,
})

/**
 * The same achievement in another document: what was measured stands to the letter, and so does the day on which it ends.
 * @param old as it was signed; nothing else is left of some of its figures
 */
export function reissuedDocument(old: JsonObject, given: Given): JsonObject {
  const { id, did, holder, status, issuedAt, recheck } = given
  const { proof: _proof, ...plain } = old
  const subject = objectOf(plain['credentialSubject'])
  const results = listOf(subject['result'])
  const supervised = results.map((result) =>
    String(result['resultDescription']).endsWith('#supervision')
      ? { ...result, value: recheck ? 'live-rechecked' : 'unsupervised' }
      : result,
  )
  const [assessment] = listOf(plain['evidence'])
  if (!assessment) throw new Error('A stored document has no evidence')
  return {
    ...plain,
    id: `urn:uuid:${id}`,
    issuer: { ...objectOf(plain['issuer']), id: did },
    validFrom: secondsOf(issuedAt),
    credentialSubject: { ...subject, identifier: identifiersOf(holder), result: supervised },
    evidence: [assessment, ...(recheck ? [recheckEvidence(recheck)] : [])],
    credentialStatus: statusOf(status),
  }
}
