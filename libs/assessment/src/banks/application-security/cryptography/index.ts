import boundContext from './bound-context.template'
import cbcBitFlip from './cbc-bit-flip.template'
import certificateNames from './certificate-names.template'
import chainOfTrust from './chain-of-trust.template'
import counterOverlap from './counter-overlap.template'
import ecbRepeats from './ecb-repeats.template'
import encodedLength from './encoded-length.template'
import guessByPrefix from './guess-by-prefix.template'
import keyConfusion from './key-confusion.template'
import keyRetirement from './key-retirement.template'
import keystreamReuse from './keystream-reuse.template'
import lengthExtension from './length-extension.template'
import merklePath from './merkle-path.template'
import moduloBias from './modulo-bias.template'
import nonceBudget from './nonce-budget.template'
import paddedLength from './padded-length.template'
import paddingOracleByte from './padding-oracle-byte.template'
import predictableIv from './predictable-iv.template'
import primitiveForNeed from './primitive-for-need.template'
import recordingsAfterTheft from './recordings-after-theft.template'
import repeatedSignatureNonce from './repeated-signature-nonce.template'
import saltedDump from './salted-dump.template'
import seedSpace from './seed-space.template'
import seenOnTheWire from './seen-on-the-wire.template'
import tokensThatMix from './tokens-that-mix.template'
import verifyBeforeUse from './verify-before-use.template'
import whichKeyWhen from './which-key-when.template'

/** The templates of this topic. */
export const CRYPTOGRAPHY = [
  boundContext,
  cbcBitFlip,
  certificateNames,
  chainOfTrust,
  counterOverlap,
  ecbRepeats,
  encodedLength,
  guessByPrefix,
  keyConfusion,
  keyRetirement,
  keystreamReuse,
  lengthExtension,
  merklePath,
  moduloBias,
  nonceBudget,
  paddedLength,
  paddingOracleByte,
  predictableIv,
  primitiveForNeed,
  recordingsAfterTheft,
  repeatedSignatureNonce,
  saltedDump,
  seedSpace,
  seenOnTheWire,
  tokensThatMix,
  verifyBeforeUse,
  whichKeyWhen,
] as const
