import { Check, type LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { MenuPartsContext, useMenuPanel, useMenuParts } from './use-menu-panel'

/** A button and what it offers. */
export interface MenuProps {
  /** One button; it gets the menu's states and keys. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  onOpenChange?: (open: boolean) => void
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/** Arrows, Home, End and type-ahead move; Escape closes and returns the focus to the button. */
export function Menu({ trigger, children, align = 'end', onOpenChange }: MenuProps) {
  const [triggerId, panelId] = [useId(), useId()]
  const button = useRef<HTMLButtonElement>(null)
  const { parts, fetchParts } = useMenuPanel()
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const change = (next: boolean) => {
    fetchParts()
    if (next === open) return
    setOpen(next)
    onOpenChange?.(next)
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return
    setByKey(false)
    change(!open)
    // The menu takes the focus; the button must not take it back.
    if (!open) event.preventDefault()
  }
  const strike = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return
    setByKey(true)
    change(event.key === 'ArrowDown' || !open)
    event.preventDefault()
  }
  return (
    <>
      <Slot.Root
        ref={button}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && parts ? panelId : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={fetchParts}
        onFocus={fetchParts}
        onPointerDown={press}
        onKeyDown={strike}
      >
        {trigger}
      </Slot.Root>
      {parts && (
        <MenuPartsContext value={parts}>
          <parts.MenuPanel
            id={panelId}
            trigger={button}
            triggerId={triggerId}
            align={align}
            open={open}
            byKey={byKey}
            onOpenChange={change}
          >
            {children}
          </parts.MenuPanel>
        </MenuPartsContext>
      )}
    </>
  )
}

/** One action, or with `asChild` one link. */
export interface MenuItemProps {
  children: ReactNode
  onSelect?: () => void
  icon?: LucideIcon
  danger?: boolean
  disabled?: boolean
  asChild?: boolean
}

/** Closes the menu and does it. With `asChild` the child draws its own icon. */
export function MenuItem({
  children,
  onSelect,
  icon,
  danger = false,
  disabled,
  asChild = false,
}: MenuItemProps) {
  const { Item } = useMenuParts()
  if (asChild) {
    return (
      <Item asChild onSelect={onSelect} disabled={disabled} $danger={danger}>
        {children}
      </Item>
    )
  }
  return (
    <Item onSelect={onSelect} disabled={disabled} $danger={danger}>
      {icon && <Icon icon={icon} />}
      {children}
    </Item>
  )
}

/** One of several, with a tick at the one in force. */
export interface MenuRadioGroupProps<Value extends string> {
  label: string
  value: Value | undefined
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: LucideIcon }[]
  hideLabel?: boolean
}

/** A choice inside a menu, such as "Move to". */
export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const { label, value, onValueChange, options, hideLabel = false } = props
  const { RadioGroup, RadioItem, ItemIndicator, GroupLabel, End } = useMenuParts()
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <RadioGroup value={value ?? ''} onValueChange={choose} aria-label={label}>
      {!hideLabel && <GroupLabel>{label}</GroupLabel>}
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value}>
          {option.icon && <Icon icon={option.icon} />}
          {option.label}
          <ItemIndicator asChild>
            <End>
              <Icon icon={Check} size="sm" />
            </End>
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}

/** Links of which one is open; `value` is that of the open one. */
export interface MenuLinksProps {
  label: string
  value: string
  hideLabel?: boolean
  children: ReactNode
}

/** A group of links, each a `MenuLink`. */
export function MenuLinks({ label, value, hideLabel = false, children }: MenuLinksProps) {
  const { RadioGroup, GroupLabel } = useMenuParts()
  return (
    <RadioGroup value={value} aria-label={label}>
      {!hideLabel && <GroupLabel>{label}</GroupLabel>}
      {children}
    </RadioGroup>
  )
}

/** One link of several. */
export interface MenuLinkProps {
  value: string
  /** What typing finds it by, where it does not begin with its name. */
  name?: string
  children: ReactNode
}

/** One of them: its child is the link, so that it opens in another tab too. */
export function MenuLink({ value, name, children }: MenuLinkProps) {
  const { RadioItem } = useMenuParts()
  return (
    <RadioItem asChild value={value} textValue={name}>
      {children}
    </RadioItem>
  )
}

/** The tick of the open one, at the end of its link. */
export function MenuTick() {
  const { ItemIndicator, End } = useMenuParts()
  return (
    <ItemIndicator asChild>
      <End>
        <Icon icon={Check} size="sm" />
      </End>
    </ItemIndicator>
  )
}

/** A line between groups. */
export function MenuSeparator() {
  const { Line } = useMenuParts()
  return <Line />
}
