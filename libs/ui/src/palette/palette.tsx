import { Search } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon'
import { Button } from '../button/button'
import { Keys } from '../kbd/kbd'
import { LayerContext } from '../layer/layer'
import { SrOnly } from '../layout/sr-only'
import { PaletteLine, type PaletteItem } from './palette-item'
import * as Part from './palette-parts'

/** Lines under one heading. */
export interface PaletteGroup<Item extends PaletteItem> {
  label: string
  items: readonly Item[]
  /** Stands where its lines will be: they are on their way. */
  waiting?: string | undefined
}

/** A field over the page, and below it what can be opened and done. */
export interface PaletteProps<Item extends PaletteItem> {
  /** Names the dialog and its field. */
  label: string
  placeholder: string
  maxLength: number
  typed: string
  onType: (typed: string) => void
  groups: readonly PaletteGroup<Item>[]
  /** The words of what is typed, in lower case. */
  words: readonly string[]
  /** How many were found, or that none was; it is read out, and shown where the list is empty. */
  status: string
  /** `apart`: in another tab. */
  onChoose: (item: Item, apart: boolean) => void
  onClose: () => void
  /** A key that the palette itself does not know. */
  onKey?: (event: KeyboardEvent) => void
  /** The keys of its foot. */
  hints: readonly { strokes: readonly (readonly string[])[]; does: string }[]
}

/** Arrows choose, Enter opens, Ctrl Enter opens a link in another tab, Escape closes. The focus stays in the field. */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { label, placeholder, maxLength, typed, onType, groups, words, status, hints } = props
  const { onChoose, onClose, onKey } = props
  const [value, setValue] = useState('')
  const shown = groups.filter(({ items, waiting }) => items.length > 0 || waiting)
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = groups.flatMap(({ items }) => items).find(({ id }) => id === value)
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && chosen?.isLink) {
      event.preventDefault()
      onChoose(chosen, true)
    } else onKey?.(event)
  }
  return (
    <Part.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Part.Portal>
        <LayerContext value="dialog">
          <Part.Above>
            {/* Whoever opened it gives the focus back: what was chosen may have taken it. */}
            <Part.Sheet
              $size="md"
              aria-describedby={undefined}
              onCloseAutoFocus={(event) => event.preventDefault()}
            >
              <Part.Hidden asChild>
                <Part.Title>{label}</Part.Title>
              </Part.Hidden>
              <Part.Frame
                label={label}
                shouldFilter={false}
                vimBindings={false}
                loop
                value={value}
                onValueChange={setValue}
                onKeyDown={onKeyDown}
              >
                <Part.Ask>
                  <Icon icon={Search} />
                  <Part.Field
                    value={typed}
                    onValueChange={onType}
                    placeholder={placeholder}
                    maxLength={maxLength}
                  />
                  <Button variant="quiet" size="sm" onClick={onClose}>
                    <Keys strokes={[['Esc']]} hidden />
                    <SrOnly>Close</SrOnly>
                  </Button>
                </Part.Ask>
                <Part.List label={label}>
                  {shown.map(({ label: heading, items, waiting }) => (
                    <Part.Group key={heading} heading={heading}>
                      {items.map((item) => (
                        <PaletteLine
                          key={item.id}
                          item={item}
                          words={words}
                          onChoose={(apart) => onChoose(item, apart)}
                        />
                      ))}
                      {waiting && <Part.Quiet role="presentation">{waiting}</Part.Quiet>}
                    </Part.Group>
                  ))}
                </Part.List>
                {shown.length === 0 && <Part.Quiet aria-hidden>{status}</Part.Quiet>}
                <SrOnly role="status">{status}</SrOnly>
              </Part.Frame>
              <Part.Foot aria-hidden>
                {hints.map(({ strokes, does }) => (
                  <span key={does}>
                    <Keys strokes={strokes} />
                    {does}
                  </span>
                ))}
              </Part.Foot>
            </Part.Sheet>
          </Part.Above>
        </LayerContext>
      </Part.Portal>
    </Part.Root>
  )
}
