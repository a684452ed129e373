import { endpoint } from '../http/endpoint'
import type { CaptchaChallenge, CaptchaQuery } from './captcha.schema'

export const getCaptcha = endpoint<{ query: typeof CaptchaQuery; response: typeof CaptchaChallenge }>(
  'GET',
  '/api/captcha',
)
