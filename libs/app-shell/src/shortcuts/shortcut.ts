/** A key, or two one after the other, and what it does. */
export interface Shortcut {
  /** `j`, `?`, `g o` (one after the other) or `mod+k` (⌘ on a Mac, Ctrl elsewhere). */
  keys: string
  /** What it does, in the list of shortcuts. */
  title: string
  /** The heading in that list under which it stands: "Everywhere", "Go to", "An application". */
  group: string
  /** Absent: answered elsewhere, and only listed here. */
  run?: () => void
}

/** Every list that is on screen, in the order in which they came. */
const lists = new Set<{ current: readonly Shortcut[] }>()

/** What the keys do now. */
export const shortcutsNow = (): Shortcut[] => [...lists].flatMap(({ current }) => current)

/** Adds a list, which may change in place, until the answer is called. */
export function addShortcuts(list: { current: readonly Shortcut[] }): () => void {
  lists.add(list)
  return () => void lists.delete(list)
}

export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform)

const NAMES: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  shift: 'Shift',
}

const nameOf = (key: string): string =>
  key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : (NAMES[key] ?? key.toUpperCase())

/** The caps to draw for `keys`: one list for each stroke. */
export const capsOf = (keys: string): string[][] =>
  keys.split(' ').map((stroke) => stroke.split('+').map(nameOf))
