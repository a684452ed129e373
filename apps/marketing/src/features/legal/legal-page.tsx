import { still } from '../../base/still'

const terms = still(() => import('./documents/terms-of-service').then((module) => module.TermsOfService))
const cookies = still(() => import('./documents/cookie-policy').then((module) => module.CookiePolicy))

const pageOf = (Body: ReturnType<typeof still>) =>
  function LegalPage() {
    return (
      <main id="main" tabIndex={-1}>
        <Body />
      </main>
    )
  }

/** `/terms-of-service` */
export const TermsOfServicePage = pageOf(terms)
/** `/cookie-policy` */
export const CookiePolicyPage = pageOf(cookies)
