import type { z } from 'zod'
import { endpoint } from '../http/endpoint'
import type { ResumeParams } from './resume.schema'
import type { CreateResumeShare, ResumeShare, ResumeShareParams, UpdateResumeShare } from './share.schema'

export const listResumeShares = endpoint<{
  params: typeof ResumeParams
  response: z.ZodArray<typeof ResumeShare>
}>('GET', '/api/resumes/:id/shares')
export const createResumeShare = endpoint<{
  params: typeof ResumeParams
  body: typeof CreateResumeShare
  response: typeof ResumeShare
}>('POST', '/api/resumes/:id/shares')
export const updateResumeShare = endpoint<{
  params: typeof ResumeShareParams
  body: typeof UpdateResumeShare
  response: typeof ResumeShare
}>('PATCH', '/api/resumes/:id/shares/:shareId')
export const revokeResumeShare = endpoint<{ params: typeof ResumeShareParams }>(
  'DELETE',
  '/api/resumes/:id/shares/:shareId',
)
