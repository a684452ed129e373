import { endpoint } from '../http/endpoint'
import type { DidDocument, IssuerHistory, IssuerPins } from './issuer.schema'

/** The path is part of the DID: `did:web:<host>:api:issuer`. */
export const ISSUER_PATH = '/api/issuer'

export const getDidDocument = endpoint<{ response: typeof DidDocument }>('GET', `${ISSUER_PATH}/did.json`)
export const getIssuerHistory = endpoint<{ response: typeof IssuerHistory }>('GET', `${ISSUER_PATH}/history`)
export const getIssuerPins = endpoint<{ response: typeof IssuerPins }>('GET', `${ISSUER_PATH}/pins`)
