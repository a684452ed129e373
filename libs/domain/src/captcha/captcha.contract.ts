import { contract } from '../http/contract'
import { getCaptcha } from './captcha.endpoints'
import { CaptchaChallenge, CaptchaQuery } from './captcha.schema'

export const captchaApi = {
  get: contract(getCaptcha, {
    query: CaptchaQuery,
    response: CaptchaChallenge,
    access: 'public',
    summary: 'A security question, signed and good for one use',
  }),
}
