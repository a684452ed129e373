export { type Anchor, anchorOf } from './anchor'
export { checkAnchor, namedAnchor } from './anchor-check'
export { chainName } from './chains'
export { ANCHORED_TOPIC, ANCHORS_SELECTOR, CODE_SHA256, LATEST_SELECTOR } from './contract'
export {
  AnchorFault,
  bytesOfHex,
  checkPlace,
  latestSize,
  type Place,
  quantity,
  writtenFor,
} from './read-chain'
export { httpRpc, type Rpc, RpcFault } from './rpc'
export { anchoredWords, type AnchorState, isTestChain, recordedWords } from './words'
