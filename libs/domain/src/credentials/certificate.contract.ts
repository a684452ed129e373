import { contract } from '../http/contract'
import { IdParams, VersionBody } from '../hiring/hiring.schema'
import * as calls from './certificate.endpoints'
import {
  CertificateCase,
  CertificateCases,
  CertificatesQuery,
  ClaimCertificateBody,
  OwnCertificate,
  OwnCertificates,
  RevokeCertificateBody,
} from './certificate.schema'
import { CredentialNameBody, CredentialVisibilityBody } from './credential.schema'

const access = 'candidate'
const own = { params: IdParams, response: OwnCertificate, access } as const

export const certificatesApi = {
  list: contract(calls.listCertificates, {
    response: OwnCertificates,
    access,
    summary: 'Own certificates of completion, the latest first, and paths that are finished without one',
  }),
  claim: contract(calls.claimCertificate, {
    body: ClaimCertificateBody,
    response: OwnCertificate,
    access,
    summary: 'The certificate of a path whose modules are all passed; the one there is, or a new one',
  }),
  share: contract(calls.shareCertificate, {
    ...own,
    body: CredentialVisibilityBody,
    summary: 'Share a certificate with whoever has its link, or keep it private',
  }),
  name: contract(calls.nameInCertificate, {
    ...own,
    body: CredentialNameBody,
    summary: 'Issue a certificate anew with the name of its holder, or without it',
  }),
  revoke: contract(calls.revokeOwnCertificate, {
    ...own,
    body: VersionBody,
    frugal: true,
    summary: 'Withdraw a certificate for good',
  }),
  listAny: contract(calls.listAllCertificates, {
    query: CertificatesQuery,
    response: CertificateCases,
    access: 'admin',
    summary:
      'Certificates of completion that were issued, the latest first; those of an address, or one by its id',
  }),
  revokeAny: contract(calls.revokeCertificate, {
    params: IdParams,
    body: RevokeCertificateBody,
    response: CertificateCase,
    access: 'admin',
    stepUp: true,
    summary: 'Withdraw a certificate of completion for the platform, with a reason',
  }),
}
