import type { Json, JsonObject } from '../json'
import { isObject } from '../proofs'

export const LEVEL_NAMES = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const

/** The type of achievement of a path that was finished: learning, and no assessment. */
export const COMPLETION = 'CertificateOfCompletion'

/** What a page shows of a credential, read out of the document; strings are its text and never HTML. */
export interface CredentialFacts {
  credentialId: string
  issuer: string
  issuerName?: string
  /** The skill, or what was completed. */
  skill: string
  /** Of a certificate of completion alone, which has no level and no score: the path, then each of its modules. */
  completion?: CompletionFacts[]
  /** 1 to 4 */
  level?: number
  levelName?: string
  score?: number
  standardError?: number
  /** Of the levels 1 to 4, in percent. */
  likelihoods?: number[]
  supervision?: string
  calibration?: string
  tasks?: number
  /** When it was earned: a credential that is issued anew keeps that day. */
  earnedAt?: string
  validFrom: string
  validUntil?: string
  holderName?: string
  emailHash?: string
  emailSalt?: string
  leafIndex?: number
  leafHash?: string
}

/** What an evidence of a certificate of completion says. */
export interface CompletionFacts {
  title: string
  /** Of the path "6 modules, 58 checks, self-paced, unsupervised, not an assessment", of a module the day it was passed. */
  words: string
}

const str = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
const num = (value: Json | undefined): number | undefined =>
  /^\d{1,6}$/.test(str(value) ?? '') ? Number(value) : undefined
const obj = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})
const items = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Reads the facts of a credential whose form was checked. */
export function factsOf(credential: JsonObject): CredentialFacts {
  const subject = obj(credential['credentialSubject'])
  const achievement = obj(subject['achievement'])
  const issuer = obj(credential['issuer'])
  const descriptions = items(achievement['resultDescription'])
  const results = items(subject['result'])
  const resultOf = (resultType: string) => {
    const described = descriptions.filter((description) => description['resultType'] === resultType)
    return results.find((result) => described.some(({ id }) => id === result['resultDescription']))
  }
  const identifiers = items(subject['identifier'])
  const email = identifiers.find((one) => one['identityType'] === 'emailAddress' && one['hashed'] === true)
  const name = identifiers.find((one) => one['identityType'] === 'name' && one['hashed'] === false)
  const levels = descriptions.flatMap((description) => items(description['rubricCriterionLevel']))
  const achieved = levels.find(({ id }) => id === resultOf('RubricCriterionLevel')?.['achievedLevel'])
  const evidence = items(credential['evidence'])
  const likelihoods = str(resultOf('ext:LevelLikelihood')?.['value'])?.split(' ').map(Number)
  return defined({
    credentialId: str(credential['id']) ?? '',
    issuer: str(issuer['id']) ?? '',
    issuerName: str(issuer['name']),
    skill: str(achievement['name']) ?? '',
    completion: achievement['achievementType'] === COMPLETION ? evidence.map(completionOf) : undefined,
    level: num(achieved?.['level']),
    levelName: str(achieved?.['name']),
    score: num(resultOf('ScaledScore')?.['value']),
    standardError: num(resultOf('ext:StandardError')?.['value']),
    likelihoods: likelihoods?.length === 4 && likelihoods.every(Number.isFinite) ? likelihoods : undefined,
    supervision: str(resultOf('ext:Supervision')?.['value']),
    calibration: str(resultOf('ext:Calibration')?.['value']),
    tasks: num(/^(\d+) tasks/.exec(str(evidence[0]?.['narrative']) ?? '')?.[1]),
    earnedAt: str(subject['activityEndDate']),
    validFrom: str(credential['validFrom']) ?? '',
    validUntil: str(credential['validUntil']),
    holderName: str(name?.['identityHash']),
    emailHash: str(email?.['identityHash']),
    emailSalt: str(email?.['salt']),
  })
}

const completionOf = ({ name, narrative }: JsonObject): CompletionFacts => ({
  title: str(name) ?? '',
  words: str(narrative) ?? '',
})

type Optional<T> = { [K in keyof T]: T[K] | undefined }
/** Without the members that say nothing. */
const defined = (facts: Optional<CredentialFacts>) => JSON.parse(JSON.stringify(facts)) as CredentialFacts
