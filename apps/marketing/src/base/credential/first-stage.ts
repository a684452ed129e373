/**
 * What every check needs, and nothing else: of a whole library that is asked for late, all would come. What few need is asked
 * for from here as well: an entry of its own would part this file from the helpers that both use.
 */
export { identityHash, pinsOf, readGiven, verdictWords, verify } from '@tryka/credentials'

/** Reads the credential out of an image. */
export const readImages = () => import('@tryka/credentials/images')

/** Reads why and when something was revoked. */
export const readRevocations = () => import('@tryka/credentials/revocation')
