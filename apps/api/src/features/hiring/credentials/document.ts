import type { JsonObject } from '@tryka/credentials'
import { CREDENTIAL_CONTEXTS } from '@tryka/credentials'
import type { SkillLevel } from '@tryka/domain'
import {
  BRAND,
  CALIBRATIONS,
  LEVEL_SCORES,
  SKILL_LEVEL_NAMES,
  SKILL_LEVELS,
  SUPERVISIONS,
  TRACK_LEVELS,
} from '@tryka/domain'
import type { Proof } from './proof'

/** For whom it is issued. */
export interface Holder {
  /** Of the proven address, hashed, and the salt of that hash in hex. */
  hash: string
  salt: string
  /** Only where they want it to stand there; nobody checks it. */
  name: string | null
}

/** What was measured. */
type Figures = Omit<Proof, 'accountId' | 'track' | 'tasks' | 'interval' | 'visibility'>

/** What was achieved, and what it rests on, in words. */
export interface About {
  /** Where the public site describes it. */
  page: string
  code: string
  ability: string
  narrative: string
  issuerName: string
}

export interface DocumentFacts {
  id: string
  figures: Figures
  about: About
  /** The address of the public site. */
  site: string
  did: string
  holder: Holder
  /** The entry of the list that says whether it is revoked. */
  status: { list: string; index: number }
  issuedAt: string
  expiresAt: string
}

/** Without fractions of seconds, as the schema of Open Badges has times. */
export const secondsOf = (at: string): string => at.replace(/\.\d+Z$/, 'Z')

/** Whole per cent, rounded down: 79.9 does not read as the 80 for which a level is given. */
export const percentOf = (bp: number): number => Math.floor(bp / 100)

/** By what whoever has the file may know its holder. */
export const identifiersOf = ({ hash, salt, name }: Holder): JsonObject[] => [
  {
    type: 'IdentityObject',
    hashed: true,
    identityHash: hash,
    identityType: 'emailAddress',
    salt,
  },
  ...(name === null
    ? []
    : [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }]),
]

/** The entry of the list that says whether it is revoked. */
export const statusOf = ({ list, index }: DocumentFacts['status']): JsonObject => ({
  id: `${list}#${index}`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: String(index),
  statusListCredential: list,
})

/** What every level can do, in the words of the track. */
export function abilityOf({ skill, track, level }: Pick<Proof, 'skill' | 'track' | 'level'>): string {
  const can = TRACK_LEVELS[track][level].map((sentence) => sentence.replace(/^can /, ''))
  return `${skill} at level ${level}, ${SKILL_LEVEL_NAMES[level]}: can ${can.join('; ')}.`
}

/** Of an assessment that somebody took. */
export const aboutOf = (proof: Proof, site: string): About => ({
  page: `${site}/skills/${proof.track}`,
  code: proof.track,
  ability: abilityOf(proof),
  narrative: `${proof.tasks} tasks of bank ${proof.track} ${proof.bankVersion}. Unsupervised. Identity: e-mail address confirmed.`,
  issuerName: BRAND.name,
})

/**
 * The document of an Open Badges 3.0 credential, before it is signed. It names nobody who does not want it: the address of
 * its holder is hashed with a salt that stands beside it, so that whoever has the file and knows the address can try it.
 */
export function documentOf(facts: DocumentFacts): JsonObject {
  const { id, figures, about, site, did, holder, status, issuedAt, expiresAt } = facts
  const { page } = about
  const { level, skill } = figures
  const result = (name: string, value: string, more: JsonObject = {}): JsonObject => ({
    type: ['Result'],
    resultDescription: `${page}#${name}`,
    ...more,
    value,
  })
  return {
    '@context': [...CREDENTIAL_CONTEXTS],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${skill}: ${SKILL_LEVEL_NAMES[level]}`,
    issuer: { id: did, type: ['Profile'], name: about.issuerName, url: site },
    validFrom: secondsOf(issuedAt),
    validUntil: secondsOf(expiresAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identifiersOf(holder),
      activityEndDate: secondsOf(figures.endedAt),
      achievement: achievementOf(figures, about),
      result: [
        result('level', SKILL_LEVEL_NAMES[level], { achievedLevel: `${page}#level-${level}` }),
        result('score', String(figures.score)),
        result('standard-error', String(figures.standardError)),
        result('likelihood', figures.likelihoods.map(percentOf).join(' ')),
        result('supervision', 'unsupervised'),
        result('calibration', figures.calibration),
      ],
    },
    evidence: [
      {
        id: `urn:uuid:${figures.attemptId}`,
        type: ['Evidence'],
        name: 'Adaptive assessment',
        genre: 'Assessment',
        narrative: about.narrative,
      },
    ],
    credentialStatus: statusOf(status),
    credentialSchema: schemasOf(),
  }
}

/** By which its form is checked. */
export const schemasOf = (): JsonObject[] => [
  {
    id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
    type: '1EdTechJsonSchemaValidator2019',
  },
]

/** What can be achieved: the same in every credential of a bank and level. */
function achievementOf({ skill, bankVersion }: Figures, { page, code, ability }: About): JsonObject {
  const described = (name: string, title: string, more: JsonObject): JsonObject => ({
    id: `${page}#${name}`,
    type: ['ResultDescription'],
    name: title,
    ...more,
  })
  const rubric = (one: SkillLevel): JsonObject => ({
    id: `${page}#level-${one}`,
    type: ['RubricCriterionLevel'],
    name: SKILL_LEVEL_NAMES[one],
    level: String(one),
    points: String(LEVEL_SCORES[one]),
  })
  return {
    id: page,
    type: ['Achievement'],
    achievementType: 'Assessment',
    name: skill,
    version: bankVersion,
    inLanguage: 'en',
    humanCode: code,
    tag: [skill],
    description: ability,
    criteria: {
      id: `${page}#criteria`,
      narrative: 'The highest level that the answers make at least 80 percent likely.',
    },
    resultDescription: [
      described('level', 'Level', {
        resultType: 'RubricCriterionLevel',
        rubricCriterionLevel: SKILL_LEVELS.map(rubric),
      }),
      described('score', 'Score', { resultType: 'ScaledScore', valueMin: '200', valueMax: '800' }),
      described('standard-error', 'Standard error of the score', { resultType: 'ext:StandardError' }),
      described('likelihood', 'Likelihood of levels 1 to 4, percent', {
        resultType: 'ext:LevelLikelihood',
      }),
      described('supervision', 'Supervision', {
        resultType: 'ext:Supervision',
        allowedValue: [...SUPERVISIONS],
      }),
      described('calibration', 'Calibration of the tasks', {
        resultType: 'ext:Calibration',
        allowedValue: [...CALIBRATIONS],
      }),
    ],
  }
}
