export { capsOf, type Shortcut } from './shortcut'
export { useSingleKeys } from './single-keys'
export { useShortcuts } from './use-shortcuts'
