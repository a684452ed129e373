import { LETTER_LIMITS } from '@tryka/domain'
import type { Letter } from '@tryka/domain'
import { AppError } from '../../../app-error'

/** The same for a letter that is not there and for somebody else's. */
export const letterNotFound = () => new AppError(404, 'LETTER_NOT_FOUND', 'This letter does not exist.')

export const staleLetter = (current: Letter) =>
  new AppError(
    409,
    'LETTER_CHANGED',
    'This letter was changed somewhere else. Look at both before you save.',
    {},
    undefined,
    { current },
  )

export const tooManyLetters = () =>
  new AppError(
    409,
    'TOO_MANY_LETTERS',
    `You have ${LETTER_LIMITS.letters} cover letters. Delete one to make room.`,
  )

export const noResumeOfLetter = () =>
  new AppError(
    409,
    'LETTER_WITHOUT_RESUME',
    'Choose a resume for this letter: it takes its head and its look from it.',
  )
