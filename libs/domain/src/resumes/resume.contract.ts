import { z } from 'zod'
import { contract } from '../http/contract'
import * as calls from './resume.endpoints'
import {
  CreateResumeRequest,
  DeletedResume,
  GenerateContentRequest,
  GeneratedContent,
  ImproveContentRequest,
  ImprovedContent,
  ImprovedPoints,
  ImprovePointsRequest,
  Resume,
  ResumeCard,
  ResumeParams,
  ResumeQuery,
  ResumeVersion,
  ResumeVersionParams,
  UpdateResumeRequest,
  WritingEngine,
} from './resume.schema'

const access = 'account' as const

export const resumeApi = {
  list: contract(calls.listResumes, {
    query: ResumeQuery,
    response: z.array(ResumeCard),
    access,
    summary: 'Cards of the resumes of this account, newest first; a page that is not full is the last one',
  }),
  create: contract(calls.createResume, {
    body: CreateResumeRequest,
    response: Resume,
    status: 201,
    access,
    summary: 'Create a resume; with an Idempotency-Key, one however often it is sent',
  }),
  read: contract(calls.readResume, {
    params: ResumeParams,
    response: Resume,
    access,
    summary: 'One resume',
  }),
  update: contract(calls.updateResume, {
    params: ResumeParams,
    body: UpdateResumeRequest,
    response: Resume,
    access,
    summary: 'Change a resume; a stale version answers 409',
  }),
  remove: contract(calls.removeResume, {
    params: ResumeParams,
    access,
    summary: 'Delete a resume; the last 20 can be restored, each for 30 days',
  }),
  deleted: contract(calls.listDeletedResumes, {
    response: z.array(DeletedResume),
    access,
    summary: 'Deleted resumes that can still be restored, latest deletion first',
  }),
  restore: contract(calls.restoreResume, {
    params: ResumeParams,
    response: Resume,
    access,
    summary: 'Bring back a deleted resume',
  }),
  erase: contract(calls.eraseResume, {
    params: ResumeParams,
    access,
    summary: 'Erase a deleted resume and its kept states for ever',
  }),
  versions: contract(calls.listResumeVersions, {
    params: ResumeParams,
    response: z.array(ResumeVersion),
    access,
    summary: 'States kept before large changes, newest first',
  }),
  restoreVersion: contract(calls.restoreResumeVersion, {
    params: ResumeVersionParams,
    response: Resume,
    access,
    summary: 'Bring back a kept state; the present one is kept first',
  }),
  improve: contract(calls.improveContent, {
    body: ImproveContentRequest,
    response: ImprovedContent,
    access,
    rate: 'ai',
    summary: 'Propose a better wording, with a reason for every change',
  }),
  improvePoints: contract(calls.improvePoints, {
    body: ImprovePointsRequest,
    response: ImprovedPoints,
    access,
    rate: 'ai',
    summary: 'Propose a better wording for each point of one entry',
  }),
  writingEngine: contract(calls.readWritingEngine, {
    response: WritingEngine,
    access,
    summary: 'Who words texts here: fixed rules, or a language model',
  }),
  generate: contract(calls.generateContent, {
    body: GenerateContentRequest,
    response: GeneratedContent,
    access,
    rate: 'ai',
    summary: 'Propose resume content for a job title, without inventing facts',
  }),
}
