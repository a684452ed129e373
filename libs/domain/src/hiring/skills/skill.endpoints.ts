import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  Assessment,
  AssessmentSchedule,
  AssessmentSubmission,
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
export const submitAssessment = endpoint<
  ById & { body: typeof AssessmentSubmission; response: typeof Assessment }
>('POST', '/api/assessments/:id/submit')
export const cancelAssessment = endpoint<ById & { response: typeof Assessment }>(
  'POST',
  '/api/assessments/:id/cancel',
)
export const addCertification = endpoint<{
  body: typeof CertificationDraft
  response: typeof CertificationView
}>('POST', '/api/certifications')
export const removeCertification = endpoint<ById>('DELETE', '/api/certifications/:id')
