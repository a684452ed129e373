import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from '../field/control-styles'
import { useFieldControl, type ControlSize } from '../field/field-context'
import { SrOnly } from '../layout/sr-only'
import { Chip } from './chip'

/** A list of short texts that is typed one by one. */
export interface ChipInputProps {
  value: readonly string[]
  onValueChange: (value: string[]) => void
  placeholder?: string
  maxItems?: number
  maxLength?: number
  disabled?: boolean
  id?: string
  className?: string
  'aria-label'?: string
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

/** Enter or comma adds, blanks and repeats are ignored, Backspace in the empty input removes the last. */
export function ChipInput(props: ChipInputProps) {
  const { value, onValueChange, placeholder, maxItems = Infinity, maxLength, disabled, className } = props
  const field = useFieldControl(props)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (typed: string) => {
    const fresh = typed.split(',').reduce<string[]>((found, part) => {
      const item = part.trim()
      const known = [...value, ...found]
      const fits = item !== '' && known.length < maxItems && !known.some((each) => same(each, item))
      return fits ? [...found, item] : found
    }, [])
    if (fresh.length > 0) {
      onValueChange([...value, ...fresh])
      setNews(`${fresh.join(', ')} added`)
    }
    setText('')
  }
  const remove = (item: string) => {
    onValueChange(value.filter((each) => each !== item))
    setNews(`${item} removed`)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && text === '' && last !== undefined) {
      event.preventDefault()
      remove(last)
    }
  }

  return (
    <Frame className={className} $size={field.size} data-disabled={disabled || undefined}>
      {value.map((item) => (
        <Chip key={item} removeLabel={`Remove ${item}`} onRemove={disabled ? undefined : () => remove(item)}>
          {item}
        </Chip>
      ))}
      <Typed
        ref={input}
        {...field.control}
        aria-label={props['aria-label']}
        value={text}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={disabled}
        onChange={(event) => {
          const typed = event.currentTarget.value
          if (typed.includes(',')) add(typed)
          else setText(typed)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
      />
      <SrOnly role="status">{news}</SrOnly>
    </Frame>
  )
}

const Frame = styled.div<{ $size?: ControlSize }>`
  ${controlStyles}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  padding: 0.3125rem 0.5rem;

  &:focus-within {
    outline: var(--bw-2) solid var(--focus);
    outline-offset: 1px;
    border-color: var(--focus);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`
const Typed = styled.input`
  flex: 1 1 8rem;
  min-width: 0;
  min-height: 1.75rem;
  padding: 0 0.25rem;
  border: 0;
  background: none;

  /* The frame around it shows the focus. */
  &:focus-visible {
    outline-color: transparent;
  }
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
`
