import type { FastifyInstance, FastifyRequest } from 'fastify'
import { emailKey, otpApi } from '@tryka/domain'
import { clientAddress } from '../../http/client-address'
import { handle } from '../../http/handle'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import { bindingOf, newBinding } from './binding'
import { otpInvalid } from './otp.errors'
import type { OtpCaller, OtpService } from './otp.service'

/** Who asks for a code of an address. */
export const otpCaller = (request: FastifyRequest, browsers: KnownBrowsers, email: string): OtpCaller => ({
  address: clientAddress(request),
  browser: browsers.find(request, emailKey(email)),
})

export const otpRoutes = (otp: OtpService, browsers: KnownBrowsers) => async (app: FastifyInstance) => {
  handle(app, otpApi.send, async ({ body, request }) =>
    otp.send(
      { email: body.email, purpose: 'signup', binding: newBinding(request.session) },
      otpCaller(request, browsers, body.email),
    ),
  )
  handle(app, otpApi.verify, async ({ body, request }) => {
    const binding = bindingOf(request.session)
    if (!binding) throw otpInvalid()
    await otp.verify({ email: body.email, purpose: 'signup', binding }, body.otp)
    return { verified: true as const }
  })
  // Only to the session that proved it: nobody learns from it what is on the list, or who else asked.
  handle(app, otpApi.proven, async ({ request }) => {
    const binding = bindingOf(request.session)
    return { email: binding ? await otp.provenBy('signup', binding) : null }
  })
}
