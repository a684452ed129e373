import type { FastifyInstance } from 'fastify'
import { captchaApi } from '@tryka/domain'
import { handle } from '../../http/handle'
import type { CaptchaService } from './captcha.service'

export const captchaRoutes = (captcha: CaptchaService) => async (app: FastifyInstance) => {
  handle(app, captchaApi.get, async ({ query }) => captcha.issue(query.purpose))
}
