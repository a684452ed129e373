import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldGroup, type FieldGroupProps } from '../field/field-group'
import { Icon } from '../icon/icon'
import * as media from '../theme/media'
import { coveringInput, focusRing } from '../theme/mixins'

/** One card of a choice. */
export interface Choice<Value extends string> {
  value: Value
  label: string
  description?: string
  icon?: LucideIcon
}

/** A question with a few big answers, one of which is chosen. */
export interface ChoiceGroupProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  options: readonly Choice<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  name?: string
}

/** Choice cards: real radios cover the boxes, so arrows and Space work as everywhere. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { options, value, onValueChange, name, ...group } = props
  const ownName = useId()
  return (
    <FieldGroup {...group}>
      <Cards>
        {options.map((option) => (
          <Item key={option.value}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <Box>
              {option.icon && <Icon icon={option.icon} />}
              <span>
                <b>{option.label}</b>
                {option.description && <small>{option.description}</small>}
              </span>
            </Box>
          </Item>
        ))}
      </Cards>
    </FieldGroup>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-3);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Box = styled.span`
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  width: 100%;
  padding: 1rem;
  border: var(--bw) solid var(--control);
  border-radius: var(--r-3);
  background: var(--surface);
  transition:
    border-color var(--dur-2),
    background-color var(--dur-2);

  svg {
    margin-top: 0.1rem;
    color: var(--text-3);
  }
  b {
    display: block;
    font-size: var(--fs-5);
    font-weight: var(--fw-strong);
    line-height: 1.3;
  }
  small {
    display: block;
    margin-top: 0.125rem;
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
`
const Item = styled.label`
  position: relative;
  display: flex;

  input {
    ${coveringInput}
  }
  input:hover + ${Box} {
    border-color: var(--control-hover);
  }
  input:checked + ${Box} {
    border-color: var(--selected-line);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--selected-line);
  }
  input:checked + ${Box} svg {
    color: var(--satya-text);
  }
  input:checked + ${Box} small {
    color: var(--text-2);
  }
  input:focus-visible + ${Box} {
    ${focusRing}
  }
  ${media.forced} {
    input:checked + ${Box} {
      outline: var(--bw-2) solid Highlight;
    }
  }
`
