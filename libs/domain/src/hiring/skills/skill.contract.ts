import { contract } from '../../http/contract'
import { IdParams, VersionBody } from '../hiring.schema'
import { BadgeCheck } from './badge.schema'
import * as calls from './skill.endpoints'
import {
  Assessment,
  AssessmentSchedule,
  CertificationDraft,
  CertificationView,
  OwnSkill,
  SkillCatalog,
  SkillDraft,
  SkillsSection,
} from './skill.schema'

const access = 'candidate'
const params = IdParams

export const skillsApi = {
  get: contract(calls.getSkills, {
    response: SkillsSection,
    access,
    summary: 'Own skills, pending verifications and certifications',
  }),
  catalog: contract(calls.getSkillCatalog, {
    response: SkillCatalog,
    access: 'account',
    summary: 'Every skill of the catalogue',
  }),
  add: contract(calls.addOwnSkill, {
    body: SkillDraft,
    response: OwnSkill,
    status: 201,
    access,
    summary: 'Declare a skill',
  }),
  remove: contract(calls.removeOwnSkill, { params, access, summary: 'Remove a declared skill' }),
  assessment: contract(calls.getAssessment, {
    params,
    response: Assessment,
    access,
    summary: 'One assessment and what happens next',
  }),
  schedule: contract(calls.scheduleAssessment, {
    params,
    body: AssessmentSchedule,
    response: Assessment,
    access,
    summary: 'Choose another time',
  }),
  submit: contract(calls.submitAssessment, {
    params,
    body: VersionBody,
    response: Assessment,
    access,
    summary: 'Hand in the attempt that runs, after twelve tasks',
  }),
  cancel: contract(calls.cancelAssessment, {
    params,
    response: Assessment,
    access,
    summary: 'Cancel a scheduled assessment',
  }),
  addCertification: contract(calls.addCertification, {
    body: CertificationDraft,
    response: CertificationView,
    status: 201,
    access,
    summary: 'Add a certification',
  }),
  checkBadge: contract(calls.checkBadge, {
    response: BadgeCheck,
    access,
    rate: 'badge',
    frugal: true,
    summary: 'Check an Open Badge 3.0, the file itself as the body; nothing of it is stored',
  }),
  importBadge: contract(calls.importBadge, {
    response: CertificationView,
    status: 201,
    access,
    rate: 'badge',
    summary: 'Add a certification from an Open Badge 3.0, the file itself as the body; it is checked again',
  }),
  removeCertification: contract(calls.removeCertification, {
    params,
    access,
    summary: 'Remove a certification',
  }),
}
