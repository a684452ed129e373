import type { FastifyInstance } from 'fastify'
import { companiesApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import type { KnownBrowsers } from '../../../http/sessions/known-browsers'
import { accountOf } from '../../../services/accounts/account-gate'
import { oneCall } from '../../../services/idempotency/idempotency'
import { bindingOf, newBinding } from '../../../services/otp/binding'
import { otpInvalid } from '../../../services/otp/otp.errors'
import { otpCaller } from '../../../services/otp/otp.routes'
import { memberOf } from '../core/places'
import type { CompaniesService } from './companies.service'
import type { CompanyChanges } from './company-change'
import type { DnsVerification } from './dns-verification.service'
import type { Questions } from './questions'
import type { Verification } from './verification.service'

interface Deps {
  companies: CompaniesService
  verification: Verification
  dns: DnsVerification
  questions: Questions
  companyChanges: CompanyChanges
  browsers: KnownBrowsers
}

export const companiesRoutes =
  ({ companies, verification, dns, questions, companyChanges, browsers }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, companiesApi.create, async ({ request, body }) => {
      const account = accountOf(request)
      return companies.create(account, body, oneCall(request, account.id))
    })
    handle(app, companiesApi.verification, async ({ request }) => verification.read(memberOf(request)))
    handle(app, companiesApi.sendCode, async ({ request, body }) =>
      verification.send(
        memberOf(request),
        body.address,
        newBinding(request.session),
        otpCaller(request, browsers, body.address),
      ),
    )
    handle(app, companiesApi.showRecord, async ({ request }) => dns.show(memberOf(request)))
    handle(app, companiesApi.lookForRecord, async ({ request }) => dns.look(memberOf(request)))
    handle(app, companiesApi.changeDomain, async ({ request, body }) =>
      companyChanges.changeDomain(memberOf(request), body.domain),
    )
    handle(app, companiesApi.takeBackChange, async ({ request }) =>
      companyChanges.takeBack(memberOf(request)),
    )
    handle(app, companiesApi.answer, async ({ request, body }) => questions.answer(memberOf(request), body))
    handle(app, companiesApi.enterCode, async ({ request, body }) => {
      const binding = bindingOf(request.session)
      if (!binding) throw otpInvalid()
      return verification.prove(memberOf(request), body.address, body.otp, binding)
    })
  }
