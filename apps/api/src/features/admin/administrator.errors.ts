import { AppError } from '../../app-error'

const refused = (status: number, code: string, message: string, path?: string) =>
  new AppError(status, code, message, {}, path ? [{ path, message }] : undefined)

export const noSuchAdmin = () => refused(404, 'NOT_FOUND', 'This administrator does not exist.')
export const notOneself = () => refused(409, 'ONESELF', 'Ask another owner: nobody changes their own seat.')
export const lastOwner = () => refused(409, 'LAST_OWNER', 'One active owner must stay.')
export const alreadyInvited = () =>
  refused(409, 'ALREADY_INVITED', 'This address administers already, or is invited.', 'email')
/** One body for a link that is wrong, used, taken back and too old. */
export const invitationOver = () => refused(410, 'INVITATION_OVER', 'This link does not work any more.')
export const nameTaken = () =>
  refused(409, 'NAME_TAKEN', 'This name is taken. Choose another one.', 'username')
export const wrongCurrentPassword = () =>
  refused(400, 'WRONG_PASSWORD', 'This is not your current password.', 'current')
export const passwordRefused = (message: string) => refused(400, 'VALIDATION', message, 'password')
