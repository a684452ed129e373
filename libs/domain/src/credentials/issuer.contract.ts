import { contract } from '../http/contract'
import * as calls from './issuer.endpoints'
import { DidDocument, IssuerHistory, IssuerPins } from './issuer.schema'

export const issuerApi = {
  didDocument: contract(calls.getDidDocument, {
    response: DidDocument,
    access: 'public',
    summary: 'The issuer of credentials and its keys, as did:web finds it',
  }),
  history: contract(calls.getIssuerHistory, {
    response: IssuerHistory,
    access: 'public',
    summary: 'Every version of the DID document, with its entry of the public log',
  }),
  pins: contract(calls.getIssuerPins, {
    response: IssuerPins,
    access: 'public',
    summary: 'Keys of the issuer and of its log, for who checks credentials',
  }),
}
