import { z } from 'zod'
import { contract } from '../http/contract'
import { ResumeParams } from './resume.schema'
import * as calls from './share.endpoints'
import { CreateResumeShare, ResumeShare, ResumeShareParams, UpdateResumeShare } from './share.schema'

const access = 'account' as const

export const resumeSharesApi = {
  list: contract(calls.listResumeShares, {
    params: ResumeParams,
    response: z.array(ResumeShare),
    access,
    summary: 'Links by which a resume is shared, newest first, with what they counted',
  }),
  create: contract(calls.createResumeShare, {
    params: ResumeParams,
    body: CreateResumeShare,
    response: ResumeShare,
    status: 201,
    access,
    summary:
      'Share a resume by a link that nobody guesses; with an Idempotency-Key, one however often it is sent',
  }),
  update: contract(calls.updateResumeShare, {
    params: ResumeShareParams,
    body: UpdateResumeShare,
    response: ResumeShare,
    access,
    summary:
      'Change the end, the password or what an open link leaves out; its address and its counts stay, a new password locks it again',
  }),
  revoke: contract(calls.revokeResumeShare, {
    params: ResumeShareParams,
    access,
    summary: 'End a link at once',
  }),
}
