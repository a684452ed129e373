export { completion } from './completion'
export { example } from './example'
export { golden } from './golden'
export { logged, makeBundle, makeWorld, readerOf, seedOf, sign, statusList, type World } from './world'
export { bakedTwice, compressedText, tinyPng } from './png'
export { anchored, written, type Anchoring } from './anchored'
export {
  FOREIGN_CONTEXTS,
  foreignDocument,
  foreignIssuer,
  foreignSigned,
  type ForeignIssuer,
} from './foreign'
