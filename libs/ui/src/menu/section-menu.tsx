import { ChevronsUpDown, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { SrOnly } from '../layout/sr-only'
import { Menu, MenuRadioGroup } from './menu'

/** A sidebar folded into one button. */
export interface SectionMenuProps<Value extends string> {
  label: string
  sections: readonly { value: Value; label: string; icon?: LucideIcon }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** Shows the open section and offers the others; for screens under 1024 px. */
export function SectionMenu<Value extends string>(props: SectionMenuProps<Value>) {
  const { label, sections, value, onValueChange, className } = props
  const open = sections.find((section) => section.value === value)
  return (
    <Menu
      align="start"
      trigger={
        <MenuButton className={className}>
          {open?.icon && <Icon icon={open.icon} />}
          <span>
            <SrOnly>{label}: </SrOnly>
            {open?.label}
          </span>
          <Icon icon={ChevronsUpDown} />
        </MenuButton>
      }
    >
      <MenuRadioGroup
        label={label}
        hideLabel
        value={value}
        onValueChange={onValueChange}
        options={sections}
      />
    </Menu>
  )
}

/** The look of the folded navigation, for a caller that brings its own menu. */
export function MenuButton(props: ComponentProps<'button'>) {
  return <Face type="button" {...props} />
}

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0 var(--sp-3);
  border: var(--bw) solid var(--control);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font-size: var(--fs-4);
  font-weight: var(--fw-medium);
  text-align: left;
  cursor: pointer;

  &:hover {
    border-color: var(--control-hover);
  }
  svg:first-child {
    color: var(--satya-text);
  }
  svg:last-child {
    margin-left: auto;
    color: var(--text-3);
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
`
