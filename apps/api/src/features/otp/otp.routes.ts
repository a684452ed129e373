import { otpApi } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle'
import { bindingOf, newBinding } from './binding'
import { otpInvalid } from './otp.errors'
import type { OtpService } from './otp.service'

export const otpRoutes = (otp: OtpService) => async (app: FastifyInstance) => {
  handle(app, otpApi.send, async ({ body, request }) =>
    otp.send({ email: body.email, purpose: 'signup', binding: newBinding(request.session) }),
  )
  handle(app, otpApi.verify, async ({ body, request }) => {
    const binding = bindingOf(request.session)
    if (!binding) throw otpInvalid()
    await otp.verify({ email: body.email, purpose: 'signup', binding }, body.otp)
    return { verified: true as const }
  })
}
