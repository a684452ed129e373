export { CaptchaField, type CaptchaFieldProps } from './captcha-field'
export { useCaptcha, type Captcha, type EarlyChallenge } from './use-captcha'
