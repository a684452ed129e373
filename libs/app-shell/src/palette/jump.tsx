import { Keyboard, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { LIMITS, searchText, searchWords } from '@tryka/domain'
import { Palette } from '@tryka/ui/palette'
import { capsOf } from '../shortcuts/shortcut'
import { ShortcutSheet } from '../shortcuts/shortcut-sheet'
import type { Act, ActGroup, Found } from './act'
import type { FindProps } from './use-find'
import { usePause } from './use-pause'

/** Fewer letters name nothing in particular. */
const LEAST = 2
export const FIND = 'Search or jump to'

export interface JumpProps extends FindProps {
  /** What is always there. */
  groups: readonly ActGroup[]
  /** Searches the server; for an empty text it asks nothing. */
  useFound: (text: string) => readonly Found[]
  placeholder: string
  /** Opens an address in this tab. */
  go: (to: string) => void
  /** The same address for another tab. */
  hrefOf?: (to: string) => string
}

/** What an app opens over its page: the palette, or the list of keys. Both come as one part of the program. */
export function Jump(props: JumpProps) {
  return props.isList ? <ShortcutSheet onClose={props.onClose} /> : <Finder {...props} />
}

/** The palette of an app: where one can go, what one can do, and what the server finds. */
function Finder(props: JumpProps) {
  const { groups, useFound, placeholder, go, hrefOf = (to: string) => to, onClose, onShortcuts } = props
  const [typed, setTyped] = useState('')
  const words = searchWords(typed)
  const isSearch = typed.trim().length >= LEAST
  const text = usePause(isSearch ? typed.trim() : '')
  const found = useFound(isSearch ? text : '')
  const shortcuts: Act = {
    id: 'shortcuts',
    title: 'All shortcuts',
    also: 'keys keyboard help',
    icon: Keyboard,
    keys: '?',
    run: onShortcuts,
  }
  const fixed: Lines[] = [...groups, { label: 'Help', acts: [shortcuts] }].map(({ label, acts }) => ({
    label,
    acts: acts.filter((act) => has(act, words)),
  }))
  const shown = isSearch ? [...inOrder(found), ...fixed] : fixed
  // What was typed last is not asked for before the pause ends.
  const isWaiting = isSearch && (text !== typed.trim() || found.some((each) => each.isWaiting))
  const count = shown.reduce((sum, { acts }) => sum + acts.length, 0)
  return (
    <Palette
      label={FIND}
      placeholder={placeholder}
      maxLength={LIMITS.search}
      typed={typed}
      onType={setTyped}
      words={words}
      groups={shown.map(({ label, acts, waiting }) => ({ label, items: acts.map(itemOf), waiting }))}
      status={statusOf(count, isWaiting)}
      hints={HINTS.filter(({ keys }) => keys !== '?' || typed === '').map(({ keys, does }) => ({
        strokes: capsOf(keys),
        does,
      }))}
      onChoose={({ act }, apart) => {
        if (act.to && apart) window.open(hrefOf(act.to), '_blank', 'noopener')
        else if (act.to) {
          onClose()
          go(act.to)
        } else act.run?.()
      }}
      onClose={onClose}
      onKey={(event) => {
        if (event.key === '?' && typed === '') {
          event.preventDefault()
          onShortcuts()
        } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          onClose()
        }
      }}
    />
  )
}

const HINTS = [
  { keys: 'arrowup arrowdown', does: 'choose' },
  { keys: 'enter', does: 'open' },
  { keys: 'mod+enter', does: 'open in a new tab' },
  { keys: '?', does: 'all shortcuts' },
]

const has = ({ title, also = '' }: Act, words: readonly string[]): boolean => {
  const text = searchText(title, also)
  return words.every((word) => text.includes(word))
}

const itemOf = (act: Act) => ({
  id: act.id,
  title: act.title,
  note: act.note,
  icon: act.icon,
  strokes: act.keys ? capsOf(act.keys) : undefined,
  isLink: act.to !== undefined,
  act,
})

interface Lines extends ActGroup {
  waiting?: string
}

/** Up to the first search that has no answer yet: what comes later comes below, and moves nothing that can be chosen. */
function inOrder(found: readonly Found[]): Lines[] {
  const open = found.findIndex(({ acts, isWaiting }) => isWaiting && acts.length === 0)
  const answered = (open < 0 ? found : found.slice(0, open)).map(withRetry)
  const [next] = open < 0 ? [] : found.slice(open)
  return next ? [...answered, { label: next.label, acts: [], waiting: 'Searching…' }] : answered
}

/** A search that failed has one line, which tries again. */
const withRetry = ({ label, acts, isFailed, again }: Found): Lines => ({
  label,
  acts: isFailed
    ? [
        {
          id: `again ${label}`,
          title: 'Try again',
          note: 'This could not be searched.',
          icon: RefreshCw,
          run: again,
        },
      ]
    : acts,
})

function statusOf(count: number, isWaiting: boolean): string {
  if (isWaiting) return 'Searching…'
  if (count === 0) return 'Nothing found. Try a name, a title or one word of it.'
  return count === 1 ? '1 result' : `${count} results`
}
