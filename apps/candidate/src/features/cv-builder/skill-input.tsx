import { addSkill, RESUME_LIMITS } from '@tryka/domain'
import { Button, Chip, Combo, Field, Icon, SrOnly, TextInput } from '@tryka/ui'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fieldId } from './editor-context'

export interface SkillInputProps {
  path: string
  items: readonly string[]
  onItemsChange: (items: string[]) => void
  addLabel?: string
  hint?: string
}

/** Enter or the plus button adds a skill; blanks and repetitions are ignored. */
export function SkillInput({ path, items, onItemsChange, addLabel = 'Add skill', hint }: SkillInputProps) {
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    const before = { category: '', items: [...items] }
    const after = addSkill(before, typed)
    if (after !== before) {
      onItemsChange(after.items)
      setNews(`${typed.trim()} added`)
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
              add()
            }}
          />
          <Button variant="secondary" iconOnly label={addLabel} onClick={add}>
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
