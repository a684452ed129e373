import { endpoint } from '../../http/endpoint'
import type { IdParams, VersionBody } from '../hiring.schema'
import type { BadgeCheck } from './badge.schema'
import type {
  Assessment,
  AssessmentSchedule,
  CertificationDraft,
  CertificationView,
  OwnSkill,
  SkillCatalog,
  SkillDraft,
  SkillsSection,
} from './skill.schema'

type ById = { params: typeof IdParams }

export const getSkills = endpoint<{ response: typeof SkillsSection }>('GET', '/api/skills')
export const getSkillCatalog = endpoint<{ response: typeof SkillCatalog }>('GET', '/api/skills/catalog')
export const addOwnSkill = endpoint<{ body: typeof SkillDraft; response: typeof OwnSkill }>(
  'POST',
  '/api/skills',
)
export const removeOwnSkill = endpoint<ById>('DELETE', '/api/skills/:id')
export const getAssessment = endpoint<ById & { response: typeof Assessment }>('GET', '/api/assessments/:id')
export const scheduleAssessment = endpoint<
  ById & { body: typeof AssessmentSchedule; response: typeof Assessment }
>('POST', '/api/assessments/:id/schedule')
export const submitAssessment = endpoint<ById & { body: typeof VersionBody; response: typeof Assessment }>(
  'POST',
  '/api/assessments/:id/submit',
)
export const cancelAssessment = endpoint<ById & { response: typeof Assessment }>(
  'POST',
  '/api/assessments/:id/cancel',
)
export const addCertification = endpoint<{
  body: typeof CertificationDraft
  response: typeof CertificationView
}>('POST', '/api/certifications')
/** The body is the file itself: bundle, JSON, PNG, SVG, or the text of a link of ours. */
export const checkBadge = endpoint<{ response: typeof BadgeCheck }>(
  'POST',
  '/api/certifications/badges/check',
)
export const importBadge = endpoint<{ response: typeof CertificationView }>(
  'POST',
  '/api/certifications/badges',
)
export const removeCertification = endpoint<ById>('DELETE', '/api/certifications/:id')
