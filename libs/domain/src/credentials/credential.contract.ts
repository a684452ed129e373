import { contract } from '../http/contract'
import { IdParams, VersionBody } from '../hiring/hiring.schema'
import * as calls from './credential.endpoints'
import {
  CompanyCredentials,
  CredentialCases,
  CredentialNameBody,
  CredentialRecheckBody,
  CredentialsQuery,
  CredentialVisibilityBody,
  OwnCredential,
  OwnCredentials,
  RevokeCredentialBody,
  RevokedCredential,
} from './credential.schema'

const access = 'candidate'
const own = { params: IdParams, response: OwnCredential, access } as const

export const credentialsApi = {
  list: contract(calls.listCredentials, {
    response: OwnCredentials,
    access,
    summary: 'Own credentials, the latest first',
  }),
  share: contract(calls.shareCredential, {
    ...own,
    body: CredentialVisibilityBody,
    summary: 'Share a credential with everybody, or keep it private',
  }),
  revoke: contract(calls.revokeOwnCredential, {
    ...own,
    body: VersionBody,
    frugal: true,
    summary: 'Take a credential back for good',
  }),
  name: contract(calls.nameInCredential, {
    ...own,
    body: CredentialNameBody,
    summary: 'Issue a credential anew with the name of its holder, or without it',
  }),
  recheck: contract(calls.recheckInCredential, {
    ...own,
    body: CredentialRecheckBody,
    summary: 'Issue a credential anew with a live re-check that confirmed it',
  }),
  ofCandidate: contract(calls.listCandidateCredentials, {
    params: IdParams,
    response: CompanyCredentials,
    access: 'company',
    summary: 'What a person proved and shares; in blind review without what leads to them',
  }),
  listAny: contract(calls.listAllCredentials, {
    query: CredentialsQuery,
    response: CredentialCases,
    access: 'admin',
    summary:
      'Credentials that were issued, the latest first; those of an address, or of the person and skill of one',
  }),
  revokeAny: contract(calls.revokeCredential, {
    params: IdParams,
    body: RevokeCredentialBody,
    response: RevokedCredential,
    access: 'admin',
    stepUp: true,
    summary: 'Take a credential back for the platform, with a reason',
  }),
}
