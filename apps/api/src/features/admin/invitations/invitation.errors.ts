import { ADMISSION_RULES, HOUR_MS } from '@tryka/domain'
import type { Invitation } from '@tryka/domain'
import { AppError } from '../../../app-error'

const { anHour, aDay } = ADMISSION_RULES
const later = { 'retry-after': String(HOUR_MS / 1_000) }

export const tooManyThisHour = (left: number) =>
  new AppError(
    429,
    'TOO_MANY_INVITATIONS',
    `You can let in at most ${anHour} people an hour, and ${left} more right now. Nobody was invited. Try again later.`,
    later,
    undefined,
    { left },
  )
export const tooManyToday = () =>
  new AppError(
    429,
    'TOO_MANY_INVITATIONS',
    `At most ${aDay.toLocaleString('en-GB')} people are invited in a day. Nobody was invited. Try again tomorrow.`,
    later,
    undefined,
    { left: 0 },
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
