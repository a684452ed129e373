import { still } from '../../base/still'
import { DataLinkForm } from './data-link-form'
import { LegalColumns } from './documents/legal-document'
import { Processors } from './processors'
import { LegalWords } from './documents/legal-layout'

const policy = () => import('./documents/privacy-policy')
const Top = still(() => policy().then((module) => module.PrivacyTop))
const UntilShared = still(() => policy().then((module) => module.UntilShared))
const UntilRights = still(() => policy().then((module) => module.UntilRights))
const AfterRights = still(() => policy().then((module) => module.AfterRights))

/** `/privacy-policy`: the text stays HTML; what this server is set to and the form for one's own data are live. */
export const PrivacyPolicyPage = () => (
  <main id="main" tabIndex={-1}>
    <LegalColumns>
      <Top />
      <LegalWords>
        <UntilShared />
        <Processors />
        <UntilRights />
        <DataLinkForm />
        <AfterRights />
      </LegalWords>
    </LegalColumns>
  </main>
)
