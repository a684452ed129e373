import { still } from '../../app/still'

const terms = still(() => import('./terms-of-service').then((module) => module.TermsOfService))
const cookies = still(() => import('./cookie-policy').then((module) => module.CookiePolicy))

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
