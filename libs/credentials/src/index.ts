export type { Json, JsonObject } from './json'
export { Unreadable } from './unreadable'
export { canonicalize } from './jcs'
export { MAX_BYTES, parseStrict } from './parse-strict'
export {
  base58btc,
  base64,
  base64url,
  concat,
  equalBytes,
  fromBase58btc,
  fromBase64,
  fromBase64url,
  fromHex,
  hex,
  multikeyOf,
  publicKeyOf,
  textOf,
  utf8,
} from './bytes'
export type { Signer } from './signer'
export { verifyEd25519 } from './ed25519'
export { leafHash, verifyConsistency, verifyInclusion, type Consistency, type Inclusion } from './merkle'
export { COSIGNATURE_KEY, keyId, NOTE_KEY, openNote, parseVkey, splitNote, vkeyOf } from './note'
export { checkpointText, parseCheckpoint, type Checkpoint } from './checkpoint'
export { parseTlogProof, tlogProofText, type TlogProof } from './tlog-proof'
export { commitment, digestOf, leafText, withoutProof, type LeafKind } from './leaf'
export { decodeStatusList, encodeStatusList, STATUS_BITS, statusBit } from './status'
export { readGiven, type Bundle, type Given } from './bundle'
export { keyEventOf, keyOfMethod, type KeyEvent } from './keys'
export { verifyJcsProof } from './jcs-proof'
export { CREDENTIAL_CONTEXTS, STATUS_CONTEXTS } from './verify/contexts'
export { COMPLETION, LEVEL_NAMES, type CompletionFacts, type CredentialFacts } from './verify/facts'
export { formatFault } from './verify/format'
export { identityHash } from './verify/holder-check'
export { isStale, statusLeaf } from './verify/status-check'
export {
  CHECK_IDS,
  type Check,
  type CheckId,
  type Pins,
  type State,
  type Verdict,
  type Verification,
  type VerifyOptions,
} from './verify/types'
export { verify } from './verify/verify'
export { COMPLETION_WORDS, dayOf, entryWords, verdictWords } from './words'
export { anchoredWords, isTestChain, recordedWords, type AnchorState, type Recorded } from './anchor/words'
export {
  DEMONSTRATION,
  DEMONSTRATION_LOG_SEED,
  DEMONSTRATION_ORIGIN,
  DEMONSTRATION_SEED,
  pinsOf,
} from './pins'
