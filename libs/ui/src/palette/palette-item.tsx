import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { Keys } from '../kbd/kbd'
import * as media from '../theme/media'

/** A line that can be chosen. */
export interface PaletteItem {
  /** Its own among all lines. */
  id: string
  title: string
  /** What tells it from another with the same title. */
  note?: string | undefined
  icon: LucideIcon
  /** The keys that do the same. */
  strokes?: readonly (readonly string[])[] | undefined
  /** It can be opened in another tab. */
  isLink?: boolean
}

interface LineProps {
  item: PaletteItem
  /** Underlined where the title has them. */
  words: readonly string[]
  onChoose: (apart: boolean) => void
}

/** Ctrl and the middle button open a link apart, as everywhere. */
export function PaletteLine({ item, words, onChoose }: LineProps) {
  const apart = (event: MouseEvent) => {
    if (!item.isLink || !(event.ctrlKey || event.metaKey || event.button === 1)) return
    event.stopPropagation()
    onChoose(true)
  }
  return (
    <Line value={item.id} onSelect={() => onChoose(false)} onClickCapture={apart} onAuxClick={apart}>
      <Icon icon={item.icon} />
      <span>
        <span dir="auto">
          <Marked text={item.title} words={words} />
        </span>
        {item.note && <small>{item.note}</small>}
      </span>
      {item.strokes && <Keys strokes={item.strokes} hidden />}
    </Line>
  )
}

/** The first of the words that the text has, underlined. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const low = text.toLowerCase()
  const word = words.find((each) => low.includes(each))
  // A letter that is longer in lower case would move the line under it.
  if (!word || low.length !== text.length) return text
  const at = low.indexOf(word)
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}

const Line = styled(Command.Item)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 2.75rem;
  padding: 0.25rem var(--sp-3);
  border-radius: var(--r-2);
  font-size: var(--fs-4);
  cursor: pointer;
  > svg {
    flex: none;
    color: var(--text-3);
  }
  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    margin-left: var(--sp-2);
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  mark {
    background: none;
    color: inherit;
    font-weight: var(--fw-strong);
    text-decoration: underline 2px var(--satya);
    text-underline-offset: 0.2em;
  }
  &[aria-selected='true'] {
    background: var(--action-quiet);
  }
  &[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto 0.5rem 0;
    width: var(--tick);
    background: var(--satya);
    forced-color-adjust: none;
  }
  &[aria-selected='true'] > svg {
    color: var(--satya-text);
  }
  ${media.forced} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${media.phone} {
    > :nth-child(3) {
      display: none;
    }
  }
`
