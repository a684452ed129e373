import { AppError } from '../../app-error'

/** One answer for a key of nobody, of somebody else, a wrong signature and an old question: it helps no guess. */
export const passkeyRefused = () =>
  new AppError(400, 'PASSKEY_REFUSED', 'This passkey was not accepted. Please try again.')
export const challengeOver = () =>
  new AppError(400, 'CHALLENGE', 'That took too long or was done already. Please try again.')
export const passkeySuspect = () =>
  new AppError(
    403,
    'PASSKEY_SUSPECT',
    'This passkey may have been copied and is not accepted any more. Sign in another way and remove it.',
  )
export const passkeyKnown = () => new AppError(409, 'PASSKEY_EXISTS', 'This passkey is here already.')
export const tooManyPasskeys = () =>
  new AppError(409, 'TOO_MANY_PASSKEYS', 'There are enough passkeys here: remove one first.')
export const noSuchPasskey = () => new AppError(404, 'NOT_FOUND', 'There is no such passkey.')
export const noPasskeysHere = () =>
  new AppError(409, 'NO_PASSKEYS_HERE', 'Passkeys do not work at this address.')
export const signInFirst = () =>
  new AppError(403, 'SIGN_IN_FIRST', 'Sign in with your email address first, then add a passkey.')
