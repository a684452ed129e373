import { still } from '../../app/still'
import { DataLinkForm } from './data-link-form'
import { LegalColumns } from './legal-document'
import { LegalWords } from './legal-layout'

const policy = () => import('./privacy-policy')
const Top = still(() => policy().then((module) => module.PrivacyTop))
const UntilRights = still(() => policy().then((module) => module.UntilRights))
const AfterRights = still(() => policy().then((module) => module.AfterRights))

/** `/privacy-policy`: the text stays HTML; only the form for one's own data is live. */
export const PrivacyPolicyPage = () => (
  <main id="main" tabIndex={-1}>
    <LegalColumns>
      <Top />
      <LegalWords>
        <UntilRights />
        <DataLinkForm />
        <AfterRights />
      </LegalWords>
    </LegalColumns>
  </main>
)
