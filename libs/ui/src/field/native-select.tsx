import type { Ref } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './control-styles'
import { useFieldControl, type ControlSize } from './field-context'
import type { SelectProps } from './select-options'

/** The platform's own select in our look: the lightest choice, and the best one on touch. */
export function NativeSelect(props: SelectProps & { ref?: Ref<HTMLSelectElement> }) {
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
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeBox>
  )
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
