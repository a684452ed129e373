export {
  consistencyPath,
  inclusionPath,
  leafHashOf,
  nodeHashOf,
  rootOf,
  type NodeReader,
  type Sha256,
} from './tree'
export { cosign, signNote } from './note'
export { seedSigner } from './seed-signer'
export { isSafePoint } from '../ed25519-noble'
export { signCredential } from './sign'
export type { ProofOptions } from '../jcs-proof'
export {
  decodeEntries,
  encodeEntries,
  parseTilePath,
  TILE_HEIGHT,
  TILE_WIDTH,
  tilePath,
  widthOf,
  type TileName,
} from '../tiles'
export { bakePng } from '../bake/png'
export { bakeSvg } from '../bake/svg'
export { TileNodes, type TileLoader } from './tile-nodes'
export { CompactRange } from './compact-range'
export { createJcsProof } from '../jcs-proof'
