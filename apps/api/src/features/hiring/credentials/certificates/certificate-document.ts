import type { JsonObject } from '@tryka/credentials'
import { COMPLETION, CREDENTIAL_CONTEXTS } from '@tryka/credentials'
import type { PassedModule } from '@tryka/domain'
import { BRAND, COMPLETION_WORDS } from '@tryka/domain'
import { identifiersOf, schemasOf, secondsOf, statusOf } from '../document'
import type { DocumentGiven } from '../signing'
import type { CertificateRow } from './certificate.table'

/** What a certificate says: that all modules of a path were passed, and when. */
export type Completion = Pick<CertificateRow, 'pathId' | 'pathTitle' | 'modules' | 'checks' | 'finishedAt'>

export const completedName = ({ pathTitle }: Pick<Completion, 'pathTitle'>): string =>
  `Completed: ${pathTitle}`

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const moduleEvidence = ({ title, revision, passedAt }: PassedModule): JsonObject => ({
  type: ['Evidence'],
  name: title,
  genre: 'Module',
  narrative: `Passed on ${passedAt.slice(0, 10)}, revision ${revision}`,
})

/** The document of a certificate of completion, before it is signed. It has no result, no level and no end. */
export function certificateDocument(completion: Completion, site: string, given: DocumentGiven): JsonObject {
  const { pathId, pathTitle, modules, checks, finishedAt } = completion
  const { id, did, holder, status, issuedAt } = given
  const name = completedName(completion)
  return {
    '@context': [...CREDENTIAL_CONTEXTS],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: { id: did, type: ['Profile'], name: BRAND.name, url: site },
    validFrom: secondsOf(issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identifiersOf(holder),
      activityEndDate: secondsOf(finishedAt),
      achievement: {
        id: `${site}/skills#completion-${pathId}`,
        type: ['Achievement'],
        achievementType: COMPLETION,
        name,
        inLanguage: 'en',
        humanCode: pathId,
        description: `All ${counted(modules.length, 'module')} of the learning path ${pathTitle} were passed. ${COMPLETION_WORDS}.`,
        criteria: {
          id: `${site}/skills#completion`,
          narrative:
            'A module is passed when each of its checks was answered right: four of five within two tries, or nine of ten at the first try.',
        },
      },
    },
    evidence: [
      {
        type: ['Evidence'],
        name: pathTitle,
        genre: 'Learning path',
        narrative: `${counted(modules.length, 'module')}, ${counted(checks, 'check')}, self-paced, unsupervised, not an assessment`,
      },
      ...modules.map(moduleEvidence),
    ],
    credentialStatus: statusOf(status),
    credentialSchema: schemasOf(),
  }
}
