import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Chip, Combo, Field, Icon, SrOnly, TextInput } from '@tryka/ui'
import { addSkills, RESUME_LIMITS, splitSkills } from '@tryka/domain'
import { fieldId } from '../editor/editor-context'

export interface SkillInputProps {
  path: string
  items: readonly string[]
  onItemsChange: (items: string[]) => void
  addLabel?: string
  hint?: string
}

/** Enter or the plus button adds a skill, or a list of them; blanks and repetitions are ignored. */
export function SkillInput({ path, items, onItemsChange, addLabel = 'Add skill', hint }: SkillInputProps) {
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = (text: string) => {
    const before = { category: '', items: [...items] }
    const after = addSkills(before, text)
    if (after !== before) {
      onItemsChange(after.items)
      setNews(`${after.items.slice(items.length).join(', ')} added`)
    }
    setTyped('')
    input.current?.focus()
  }
  const remove = (item: string) => {
    onItemsChange(items.filter((other) => other !== item))
    setNews(`${item} removed`)
    input.current?.focus()
  }
  return (
    <Field id={fieldId(path)} label="Skills" hint={hint}>
      <Parts>
        {items.length > 0 && (
          <Chips>
            {items.map((item) => (
              <Chip key={item} removeLabel={`Remove ${item}`} onRemove={() => remove(item)}>
                {item}
              </Chip>
            ))}
          </Chips>
        )}
        <Combo>
          <TextInput
            ref={input}
            placeholder="Add a skill"
            value={typed}
            maxLength={RESUME_LIMITS.line}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add(typed)
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              // A line of text is typed on; lines are a list, and an input would run them together.
              if (!/[\n\r]/.test(text.trim()) || splitSkills(text).length < 2) return
              event.preventDefault()
              add(`${typed}\n${text}`)
            }}
          />
          <Button variant="secondary" iconOnly label={addLabel} onClick={() => add(typed)}>
            <Icon icon={Plus} />
          </Button>
        </Combo>
      </Parts>
      <SrOnly role="status">{news}</SrOnly>
    </Field>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--sp-2);
`
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  min-width: 0;
  overflow-wrap: anywhere;
`
