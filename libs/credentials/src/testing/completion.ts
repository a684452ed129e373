import type { JsonObject } from '../json'
import { example } from './example'

const { validUntil: _none, proof: _unsigned, ...rest } = example
const subject = rest['credentialSubject'] as JsonObject

/** A certificate of completion before it is signed: learning and no assessment, so it has no result and no end. */
export const completion: JsonObject = {
  ...rest,
  name: 'Completed: SQL Foundations',
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: subject['identifier'] ?? null,
    activityEndDate: '2026-11-21T09:58:00Z',
    achievement: {
      id: 'https://www.example.com/skills#completion-sql-foundations',
      type: ['Achievement'],
      achievementType: 'CertificateOfCompletion',
      name: 'Completed: SQL Foundations',
      inLanguage: 'en',
      humanCode: 'sql-foundations',
      description:
        'All 2 modules of the learning path SQL Foundations were passed. Completion, not a verified skill.',
      criteria: {
        id: 'https://www.example.com/skills#completion',
        narrative: 'A module is passed when each of its checks was answered right.',
      },
    },
  },
  evidence: [
    {
      type: ['Evidence'],
      name: 'SQL Foundations',
      genre: 'Learning path',
      narrative: '2 modules, 19 checks, self-paced, unsupervised, not an assessment',
    },
    {
      type: ['Evidence'],
      name: 'Select and filter',
      genre: 'Module',
      narrative: 'Passed on 2026-11-19, revision 2',
    },
    { type: ['Evidence'], name: 'Joins', genre: 'Module', narrative: 'Passed on 2026-11-21, revision 1' },
  ],
}
