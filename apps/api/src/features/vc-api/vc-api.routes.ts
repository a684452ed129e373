import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { JsonObject } from '@tryka/credentials'
import { createJcsProof } from '@tryka/credentials/issue'
import { createRdfcProof } from '@tryka/credentials/rdfc'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import { proofFault, SUITES } from './check-proofs'
import { credentialFault, idOf, isObject, listOf, presentationFault } from './vcdm'

/** As large as a document may be here. */
const BODY = 64 * 1024
const MAX_CREDENTIALS = 10

const document = z.record(z.string(), z.json())
const IssueBody = z.object({
  credential: document,
  options: z.looseObject({ cryptosuite: z.enum(SUITES).optional() }).default({}),
})
const VerifyBody = z.object({ verifiableCredential: document, options: z.looseObject({}).default({}) })
const PresentationBody = z.object({
  verifiablePresentation: document,
  options: z.looseObject({ challenge: z.string().optional(), domain: z.string().optional() }).default({}),
})

interface Signing {
  did: string
  verificationMethod: string
  signer: Parameters<typeof createJcsProof>[1]['signer']
}

const refused = (sentence: string) => new AppError(400, 'VC_REFUSED', sentence)

const credentialProblem = async (credential: JsonObject): Promise<string | undefined> =>
  credentialFault(credential) ??
  proofFault(credential, { controller: String(idOf(credential['issuer'])), purpose: 'assertionMethod' })

/** A check that was made says what it found; whatever was not found genuine is a 400, as callers of this profile expect. */
function answer(reply: FastifyReply, fault: string | undefined): FastifyReply {
  const problemDetails = fault ? [{ type: 'about:blank', title: 'Not verified', detail: fault }] : []
  return reply.code(fault ? 400 : 200).send({ verified: !fault, problemDetails })
}

/**
 * The VC API of the W3C's community group, so that standard tools try what signs and checks: for development alone. It
 * signs with the key of demonstrations, which everybody has, so that nobody can make it sign in an installation's name.
 */
export const vcApiRoutes =
  ({ demonstration, clock }: { demonstration: () => Promise<Signing>; clock: Clock }) =>
  (app: FastifyInstance, _options: object, done: () => void): void => {
    const route = (summary: string, body: z.core.$ZodType) => ({
      config: { access: 'public', rate: 'write' } as const,
      bodyLimit: BODY,
      schema: { summary, tags: ['vc-api'], body },
    })

    app.post<{ Body: z.output<typeof IssueBody> }>(
      '/vc-api/credentials/issue',
      route('Signs a credential with the key of demonstrations', IssueBody),
      async ({ body }, reply) => {
        const { did, verificationMethod, signer } = await demonstration()
        const { proof: _none, ...given } = body.credential as JsonObject
        const { issuer } = given
        const credential = issuer === undefined ? { ...given, issuer: did } : given
        const fault = credentialFault(credential)
        if (fault) throw refused(fault)
        if (idOf(credential['issuer']) !== did) throw refused(`It signs for ${did} alone.`)
        const created = `${clock.now().toISOString().slice(0, 19)}Z`
        const options = { signer, verificationMethod, created }
        // In both suites its words must mean something that is known here.
        const rdfc = await createRdfcProof(credential, options).catch((error: unknown) => {
          throw refused(
            `It cannot be signed: ${error instanceof Error ? error.message.slice(0, 200) : 'it is not JSON-LD.'}`,
          )
        })
        const isJcs = body.options.cryptosuite === 'eddsa-jcs-2022'
        const proof = isJcs ? await createJcsProof(credential, options) : rdfc
        return reply.code(201).send({ verifiableCredential: { ...credential, proof } })
      },
    )

    app.post<{ Body: z.output<typeof VerifyBody> }>(
      '/vc-api/credentials/verify',
      route('Whether the proofs of a credential fit', VerifyBody),
      async ({ body }, reply) =>
        answer(reply, await credentialProblem(body.verifiableCredential as JsonObject)),
    )

    app.post<{ Body: z.output<typeof PresentationBody> }>(
      '/vc-api/presentations/verify',
      route('Whether the proofs of a presentation, and of the credentials in it, fit', PresentationBody),
      async ({ body }, reply) =>
        answer(reply, await presentationProblem(body.verifiablePresentation as JsonObject, body.options)),
    )
    done()
  }

async function presentationProblem(
  presentation: JsonObject,
  { challenge, domain }: { challenge?: string | undefined; domain?: string | undefined },
): Promise<string | undefined> {
  const fault = presentationFault(presentation)
  if (fault) return fault
  const credentials = listOf(presentation['verifiableCredential']).filter(isObject)
  if (credentials.length > MAX_CREDENTIALS) return `It may hold ${MAX_CREDENTIALS} credentials.`
  // Without a holder it is whoever signed.
  const [first] = listOf(presentation['proof']).filter(isObject)
  const controller = String(
    idOf(presentation['holder']) ?? String(first?.['verificationMethod']).split('#')[0],
  )
  const own = await proofFault(presentation, { controller, purpose: 'authentication', challenge, domain })
  if (own) return own
  for (const credential of credentials) {
    const theirs = await credentialProblem(credential)
    if (theirs) return `A credential in it: ${theirs}`
  }
  return undefined
}
