export { capsOf, shortcutsNow, type Shortcut } from './shortcut'
export { useSingleKeys } from './single-keys'
export { useShortcuts } from './use-shortcuts'
