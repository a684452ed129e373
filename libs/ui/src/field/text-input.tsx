import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { controlStyles } from './control-styles'
import { useFieldControl, type ControlSize } from './field-context'

/** A line of text. `size` is the height of the control. */
export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: ControlSize
  /** Drawn inside, before the text. */
  icon?: LucideIcon
  /** A small button inside, after the text, such as "Show password". */
  end?: ReactNode
}

/** A one-line text control; lives in a Field. */
export function TextInput({ size, icon, end, className, ...rest }: TextInputProps) {
  const field = useFieldControl(rest)
  const input = (
    <Input
      type="text"
      {...rest}
      {...field.control}
      className={icon || end ? undefined : className}
      $size={size ?? field.size}
      $start={Boolean(icon)}
      $end={Boolean(end)}
    />
  )
  if (!icon && !end) return input
  return (
    <Affix className={className}>
      {icon && <Icon icon={icon} />}
      {input}
      {end && <End>{end}</End>}
    </Affix>
  )
}

export const Input = styled.input<{ $size?: ControlSize; $start?: boolean; $end?: boolean }>`
  ${controlStyles}
  ${({ $start }) => $start && 'padding-left: 2.375rem;'}
  ${({ $end }) => $end && 'padding-right: 3rem;'}

  &[type='search']::-webkit-search-cancel-button {
    appearance: none;
  }
`
const Affix = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;

  > svg {
    position: absolute;
    left: 0.75rem;
    color: var(--text-3);
    pointer-events: none;
  }
`
const End = styled.span`
  position: absolute;
  right: 0.25rem;
  display: flex;
  align-items: center;
  gap: 0.25rem;
`
