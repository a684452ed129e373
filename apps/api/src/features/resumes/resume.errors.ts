import type { Resume } from '@tryka/domain'
import { AppError } from '../../app-error'

/** The same for a resume that is not there and for somebody else's. */
export const resumeNotFound = () => new AppError(404, 'RESUME_NOT_FOUND', 'This resume does not exist.')

/** Carries what is stored now, so that the editor can offer both. */
export const staleResume = (current: Resume) =>
  new AppError(
    409,
    'RESUME_CHANGED',
    'This resume was changed somewhere else. Look at both before you save.',
    {},
    undefined,
    { current },
  )

export const tooManyResumes = (most: number) =>
  new AppError(409, 'TOO_MANY_RESUMES', `You have ${most} resumes. Delete one to make room.`)
