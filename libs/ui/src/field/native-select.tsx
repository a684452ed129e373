import type { Ref } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './control-styles'
import { useFieldControl, type ControlSize } from './field-context'
import type { SelectOption, SelectProps } from './select-options'

export interface NativeSelectProps extends SelectProps {
  /** Under the name of their group, where they have one; those of a group follow each other. */
  options: readonly (SelectOption & { group?: string })[]
  ref?: Ref<HTMLSelectElement>
}

/** The platform's own select in our look: the lightest choice, and the best one on touch. */
export function NativeSelect(props: NativeSelectProps) {
  const { options, value, onValueChange, placeholder, size, ...rest } = props
  const field = useFieldControl(rest)
  return (
    <NativeBox
      {...rest}
      {...field.control}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      $size={size ?? field.size}
    >
      {placeholder !== undefined && !options.some((option) => option.value === '') && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {inGroups(options).map(([group, members]) =>
        group === undefined ? (
          members.map(optionOf)
        ) : (
          <optgroup key={group} label={group}>
            {members.map(optionOf)}
          </optgroup>
        ),
      )}
    </NativeBox>
  )
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

function inGroups(options: NativeSelectProps['options']) {
  const groups: [string | undefined, SelectOption[]][] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0] === option.group) last[1].push(option)
    else groups.push([option.group, [option]])
  }
  return groups
}

const NativeBox = styled.select<{ $size?: ControlSize }>`
  ${controlStyles}
  appearance: none;
  padding-right: 2.25rem;
  background-image: var(--arrow);
  background-position: right 0.75rem center;
  background-repeat: no-repeat;
  background-size: 1rem;
  text-overflow: ellipsis;
`
