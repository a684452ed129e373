import { AppError } from '../../app-error'
import { tryLater } from '../../try-later'

export const wrongFactor = () =>
  new AppError(400, 'WRONG_CODE', 'This code is wrong or was used already.', {}, [
    { path: 'code', message: 'This code is wrong or was used already.' },
  ])
export const nothingBegun = () =>
  new AppError(409, 'NOT_BEGUN', 'Begin anew: show the picture to your app first.')
export const factorExists = () =>
  new AppError(409, 'FACTOR_EXISTS', 'An app is set up already: remove it first.')
export const factorSlowed = (ms: number) => tryLater('RATE_LIMITED', 'Too many wrong codes.', ms)
