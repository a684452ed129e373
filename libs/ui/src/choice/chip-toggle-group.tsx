import { Check } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldGroup, type FieldGroupProps } from '../field/field-group'
import { Icon } from '../icon/icon'
import * as media from '../theme/media'
import { coveringInput, focusRing } from '../theme/mixins'

/** One chip. */
export interface ChipOption<Value extends string> {
  value: Value
  label: string
}

interface GroupProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  options: readonly ChipOption<Value>[]
  name?: string
}

/** Any number of the chips may be on. */
export interface ChipToggleGroupProps<Value extends string> extends GroupProps<Value> {
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
}

/** Exactly one of the chips is on, as in a filter. */
export interface ChipRadioGroupProps<Value extends string> extends GroupProps<Value> {
  value: Value
  onValueChange: (value: Value) => void
}

/** Checkboxes drawn as chips; the value keeps the order of the options. */
export function ChipToggleGroup<Value extends string>(props: ChipToggleGroupProps<Value>) {
  const { options, value, onValueChange, name, ...group } = props
  const toggle = (changed: Value, on: boolean) =>
    onValueChange(
      options.map((option) => option.value).filter((each) => (each === changed ? on : value.includes(each))),
    )
  return (
    <FieldGroup {...group}>
      <Chips>
        {options.map((option) => (
          <Toggle key={option.value}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            <Face>
              <Icon icon={Check} size="xs" />
              {option.label}
            </Face>
          </Toggle>
        ))}
      </Chips>
    </FieldGroup>
  )
}

/** Radios drawn as chips. */
export function ChipRadioGroup<Value extends string>(props: ChipRadioGroupProps<Value>) {
  const { options, value, onValueChange, name, ...group } = props
  const ownName = useId()
  return (
    <FieldGroup {...group}>
      <Chips>
        {options.map((option) => (
          <Toggle key={option.value}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <Face>
              <Icon icon={Check} size="xs" />
              {option.label}
            </Face>
          </Toggle>
        ))}
      </Chips>
    </FieldGroup>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`
const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.125rem;
  padding: 0 0.8125rem;
  border: var(--bw) solid var(--control);
  border-radius: var(--r-2);
  background: var(--surface);
  font-size: var(--fs-3);
  color: var(--text-2);
  transition:
    background-color var(--dur-2),
    border-color var(--dur-2);

  svg {
    display: none;
  }
  ${media.touch} {
    min-height: 2.75rem;
  }
`
const Toggle = styled.label`
  position: relative;

  input {
    ${coveringInput}
  }
  input:hover + ${Face} {
    border-color: var(--control-hover);
    color: var(--text);
  }
  input:checked + ${Face} {
    border-color: var(--selected-line);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--selected-line);
    color: var(--text);
    font-weight: var(--fw-medium);
  }
  input:checked + ${Face} svg {
    display: block;
    color: var(--satya-text);
  }
  input:focus-visible + ${Face} {
    ${focusRing}
  }
  ${media.forced} {
    input:checked + ${Face} {
      outline: var(--bw-2) solid Highlight;
    }
  }
`
