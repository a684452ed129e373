import { ADMISSION_RULES } from '@tryka/domain'
import type { Invitation } from '@tryka/domain'
import { AppError } from '../../../app-error'
import { tryLater } from '../../../try-later'

const { anHour, aDay } = ADMISSION_RULES

export const tooManyThisHour = (left: number, ms: number) =>
  tryLater(
    'TOO_MANY_INVITATIONS',
    `You can let in at most ${anHour} people an hour, and ${left} more right now. Nobody was invited.`,
    ms,
    { left },
  )
export const tooManyToday = (left: number, ms: number) =>
  tryLater(
    'TOO_MANY_INVITATIONS',
    `At most ${aDay.toLocaleString('en-GB')} people are invited in a day. Nobody was invited.`,
    ms,
    { left },
  )

export const notMovable = (current: Invitation) =>
  new AppError(409, 'INVITATION_ENDED', 'This invitation has ended. The list shows how.', {}, undefined, {
    current,
  })
export const sentOften = (current: Invitation) =>
  new AppError(
    409,
    'SENT_OFTEN',
    `This invitation was mailed ${ADMISSION_RULES.sends} times already. It can be sent again when it has expired.`,
    {},
    undefined,
    { current },
  )
export const changedMeanwhile = (current: Invitation) =>
  new AppError(409, 'STALE', 'This invitation was changed in the meantime.', {}, undefined, { current })
