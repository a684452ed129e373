import { AppError } from '../../app-error'

export const noModel = () => new AppError(409, 'NO_MODEL', 'No language model is set on this server.')
export const noConsent = () =>
  new AppError(403, 'CONSENT', 'Agree first that a language model reads what you practise.')
export const otherText = () =>
  new AppError(409, 'CONSENT_CHANGED', 'What you would agree to has changed. Read it again.')
/** What a call that is under way ends with when its account takes its yes back. */
export const consentWithdrawn = () => new AppError(403, 'CONSENT', 'You took your consent back.')
